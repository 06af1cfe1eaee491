import { type SectionName, sectionNames } from "@toran/contract/schemas/portfolio";
import { profileFields } from "@toran/contract/schemas/profile";
import { eq } from "drizzle-orm";
import { contentOf, folded, titleOf } from "../../modules/portfolio/sections";
import { portfolioItems } from "../../modules/portfolio/tables";
import { lookOf } from "../../modules/profile/slugs";
import { slugs, visibilities } from "../../modules/profile/tables";
import { students } from "../../modules/students/tables";
import type { Executor } from "../database";

const nilgiri = "Nilgiri Institute of Technology";

/** The portfolio of a front-end engineer in her last year, as the drawings of the product show it. */
const full: Record<SectionName, object[]> = {
  projects: [
    {
      title: "Saathi, live bus times for hill towns",
      role: "Team of four",
      description:
        "Led a team of four. Built the rider web app in React and the offline timetable that works on 2G. Rolled out with the state transport depot in Udhagamandalam; 3,100 riders a week by the end of the semester.",
      link: "https://saathi.nilgiri.example",
      startMonth: "2025-01",
      endMonth: "2025-05",
      skills: ["React", "TypeScript", "PostgreSQL", "Service workers"],
    },
    {
      title: "Leaf rust detector for tea estates",
      role: "With a Tea Board field team",
      description:
        "A phone camera and a small model that tells rust from sun scorch, tried on four estates.",
      startMonth: "2024-08",
      endMonth: "2024-11",
      skills: ["PyTorch", "FastAPI"],
    },
    {
      title: "Trail signs, a wayfinding kit",
      role: "Campus design studio",
      description: "Signs, a map and a type scale that read at dusk and from a moving bus.",
      startMonth: "2024-02",
      endMonth: "2024-04",
      skills: ["Figma", "Accessibility"],
    },
    {
      title: "Seat planner for exam halls",
      role: "36-hour hackathon, second place",
      description: "Seats 1,900 students in 31 rooms so that no two neighbours sit one paper.",
      startMonth: "2023-10",
      endMonth: "2023-10",
      skills: ["TypeScript", "SQL"],
    },
  ],
  experiences: [
    {
      title: "Engineering intern",
      organisation: "Meghdoot Cloud",
      city: "Bengaluru",
      description:
        "Rebuilt the billing usage table and cut first load from 4.1 s to 1.6 s over 3G.",
      startMonth: "2025-05",
      endMonth: "2025-07",
      skills: ["React", "Web performance"],
    },
    {
      title: "Design and front-end intern",
      organisation: "Trailhead Studio",
      city: "Coimbatore",
      description: "Shipped a booking flow for six homestays; direct bookings rose 38%.",
      startMonth: "2024-12",
      endMonth: "2024-12",
      skills: ["Figma"],
    },
  ],
  education: [
    {
      kind: "DEGREE",
      institution: nilgiri,
      board: "Anna University",
      course: "B.E. Computer Science",
      score: 9.12,
      scoreScale: 10,
      startYear: 2022,
      endYear: 2026,
    },
    {
      kind: "SCHOOL",
      institution: "Breeks School",
      board: "State Board",
      course: "Class XII, State Board",
      score: 96.4,
      scoreScale: 100,
      startYear: 2020,
      endYear: 2022,
    },
    {
      kind: "SCHOOL",
      institution: "Breeks School",
      board: "State Board",
      course: "Class X, State Board",
      score: 97.2,
      scoreScale: 100,
      endYear: 2020,
    },
    ...[8.9, 9.0, 9.1, 9.2, 9.3].map((score, index) => ({
      kind: "SEMESTER",
      institution: nilgiri,
      semester: index + 1,
      score,
      scoreScale: 10,
    })),
  ],
  achievements: [
    {
      title: "Smart campus hackathon, second of 214 teams",
      issuer: "State IT mission",
      month: "2023-10",
    },
    {
      title: "Speaker, Coimbatore JS meetup",
      description: "Offline first on one bar of signal",
      month: "2025-03",
    },
    { title: "Merit scholarship, three years running", issuer: nilgiri, month: "2025-06" },
    { title: "Hill half-marathon, under two hours", month: "2024-11" },
    { title: "Best poster, student research day", issuer: nilgiri, month: "2024-09" },
  ],
  skills: [
    ["React", "TECHNICAL", "EXPERT", "Rider web app of Saathi, 3,100 riders a week"],
    ["TypeScript", "TECHNICAL", "EXPERT", "Every project since the second year"],
    ["PostgreSQL", "TECHNICAL", "STRONG", "Timetable and live positions of Saathi"],
    ["Figma", "TOOL", "STRONG", "Trail signs, and the booking flow of Trailhead"],
    [
      "Accessibility",
      "TECHNICAL",
      "STRONG",
      "Screen-reader tests with two students of the college",
    ],
    ["Node.js", "TECHNICAL", "GOOD", "The position service of Saathi"],
    ["CSS", "TECHNICAL", "STRONG", null],
    ["SQL", "TECHNICAL", "GOOD", null],
    ["Docker", "TOOL", "BASIC", null],
    ["PyTorch", "TECHNICAL", "BASIC", "Leaf rust detector"],
    ["Technical writing", "SOFT", "STRONG", null],
    ["Public speaking", "SOFT", "GOOD", "Coimbatore JS, 2025"],
    ["Tamil", "LANGUAGE", "EXPERT", null],
    ["Malayalam", "LANGUAGE", "GOOD", null],
  ].map(([skill_name, type, level, criteria]) => ({ skill_name, type, level, criteria })),
  additional: [
    {
      title: "Volunteer, night library",
      description: "Two evenings a week, helping school children read in three languages.",
    },
  ],
};

const sparse: Partial<Record<SectionName, object[]>> = {
  education: full.education.slice(0, 1),
  projects: full.projects.slice(3),
  skills: full.skills.slice(0, 3),
};

const topSkills = 6;

/** Schooling as it is written above, moved so that its degree ends next year. */
function movedTo(now: Date, given: { startYear?: number; endYear?: number }) {
  const shift = now.getUTCFullYear() + 1 - 2026;
  const moved = (year: number | undefined) => (year === undefined ? undefined : year + shift);
  return { ...given, startYear: moved(given.startYear), endYear: moved(given.endYear) };
}

/** Fills a portfolio: whole, or as far as somebody gets in their first week. */
export async function addPortfolio(
  db: Executor,
  studentId: string,
  much: "full" | "sparse",
  now: Date,
) {
  const sections = much === "full" ? full : sparse;
  const rows = sectionNames.flatMap((section) =>
    (sections[section] ?? []).map((given, index) => {
      const content = contentOf(section, section === "education" ? movedTo(now, given) : given);
      return {
        studentId,
        section,
        content,
        name: folded(titleOf(section, content)),
        position: index + 1,
        topPosition: section === "skills" && index < topSkills ? index + 1 : null,
        createdAt: now,
        updatedAt: now,
      };
    }),
  );
  await db.insert(portfolioItems).values(rows);
  if (much === "sparse") return;
  await db
    .update(students)
    .set({
      headline: "Front-end engineer who tests on one bar of signal",
      about:
        "I build web apps for places where the network comes and goes. I like small bundles, big buttons, and watching people use what we made.",
      linkedinUrl: "https://linkedin.example/in/ananya-iyer",
      githubUrl: "https://github.example/ananya-iyer",
      documentKind: "COLLEGE_ID",
      documentEnding: "S045",
    })
    .where(eq(students.userId, studentId));
}

/** Opens a profile to anyone who has its address. */
export async function publishProfile(db: Executor, studentId: string, slug: string, now: Date) {
  await db.insert(slugs).values({ slug, look: lookOf(slug), studentId });
  await db.insert(visibilities).values({
    studentId,
    level: "ANYONE_WITH_LINK",
    indexed: false,
    fields: { ...profileFields, marks: true },
    sections: sectionNames.map((name) => ({ name, shown: true })),
    updatedAt: now,
  });
}
