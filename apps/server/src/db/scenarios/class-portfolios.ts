import type { SectionName } from "@toran/contract/schemas/portfolio";
import { and, asc, eq, inArray, ne } from "drizzle-orm";
import { contentOf, folded, titleOf } from "../../modules/portfolio/sections";
import { portfolioItems } from "../../modules/portfolio/tables";
import { students } from "../../modules/students/tables";
import type { Executor } from "../database";

/** What the invented students have built, by department: a project, and what it was for. */
const built: Record<string, readonly (readonly [title: string, description: string])[]> = {
  "Computer Science": [
    ["Mess menu and queue board", "Tells 900 students how long the queue is before they walk."],
    ["Attendance by night bus", "Finds who is still on campus when the last bus leaves."],
    ["Plagiarism finder for lab records", "Compares four years of records in under a minute."],
    ["Lost and found of the hostel", "Photographs are matched; 140 things found their owners."],
  ],
  Electronics: [
    ["Soil moisture mesh", "Forty sensors on two hectares that run a season on one battery."],
    ["Hearing loop for the auditorium", "A board under 800 rupees, tried by six listeners."],
    ["Line follower with a camera", "Follows a faded line in the rain; second at the state meet."],
  ],
  Mechanical: [
    ["Pedal thresher", "Threshes forty kilograms an hour without a drop of fuel."],
    ["Heat exchanger test bench", "Measures what three fin shapes bring at one flow."],
    ["Campus kart, electric", "A tubular frame, a hub motor and 31 km on a charge."],
  ],
  Electrical: [
    ["Microgrid of the hostel roof", "Twelve panels, one inverter and a log of two years."],
    ["Transformer health from its hum", "A microphone that hears a loose core a week early."],
  ],
  Civil: [
    ["Footbridge for the lower campus", "Drawn, checked by hand, and built at one to ten."],
    ["Rain gauge of the ghat road", "Warns the buses of a landslide two hours ahead."],
  ],
  Chemical: [
    ["Dye out of river water", "Coir ash takes 92% of the colour out in one pass."],
    ["Biodiesel from the mess", "Forty litres a month out of what the kitchen threw away."],
  ],
};
const stays = [
  [
    "Summer trainee",
    "Tamil Nadu Generation",
    "Measured losses on three feeders and wrote them up.",
  ],
  ["Intern", "Coimbatore Pumps", "Halved the setup time of one line with a drawer of fixtures."],
  ["Intern", "Nilgiri Software Park", "Wrote the tests that now run before every release."],
  ["Research intern", "Indian Institute of Science", "Ran the bench for a paper on fatigue."],
] as const;
/** Who gave it, where that is not the college itself. */
const won = [
  ["Second place, project day of the college", undefined],
  ["Merit scholarship of the second year", undefined],
  ["Online course with distinction, 12 weeks", "NPTEL"],
  ["Winner, inter-college debate", "Anna University"],
] as const;
const besides = [
  ["Volunteer, night library", "Two evenings a week with school children."],
  ["Captain, volleyball", "The team of the department, two seasons."],
  ["Secretary, nature club", "Three treks a term, and nobody lost."],
] as const;

/** Spreads a number over a hundred, so that neighbours in a list differ. */
const spread = (n: number, step: number) => (n * step + 17) % 100;
const pick = <T>(list: readonly T[], n: number) => list[n % list.length];
const atOnce = 200;

/** How far each student of a class has come with the portfolio: some have all of it, a few nothing yet. */
export async function addClassPortfolios(
  db: Executor,
  collegeId: string,
  except: string | undefined,
  now: Date,
) {
  const people = await db
    .select({
      id: students.userId,
      department: students.department,
      college: students.college,
      cgpa: students.cgpa,
      year: students.graduationYear,
    })
    .from(students)
    .where(and(eq(students.collegeId, collegeId), except ? ne(students.userId, except) : undefined))
    .orderBy(asc(students.rollNumber));
  const rows = people.flatMap(({ id, ...student }, n) =>
    itemsOf(n, student).map(({ section, given, position }) => {
      const content = contentOf(section, given);
      const name = folded(titleOf(section, content));
      return { studentId: id, section, content, name, position, createdAt: now, updatedAt: now };
    }),
  );
  for (let from = 0; from < rows.length; from += atOnce)
    await db.insert(portfolioItems).values(rows.slice(from, from + atOnce));
  const told = people.filter((_, n) => spread(n, 37) > 30).map(({ id }) => id);
  await db
    .update(students)
    .set({
      about: "I like problems that can be touched, and people who finish what they begin.",
      documentKind: "COLLEGE_ID",
      documentEnding: "S118",
    })
    .where(inArray(students.userId, told));
}

interface Classmate {
  department: string | null;
  college: string | null;
  cgpa: number | null;
  year: number | null;
}
interface Item {
  section: SectionName;
  given: object;
  position: number;
}

const has = (section: SectionName, many: number, given: (place: number) => object): Item[] =>
  Array.from({ length: many }, (_, place) => ({
    section,
    given: given(place),
    position: place + 1,
  }));

function itemsOf(n: number, { department, college, cgpa, year }: Classmate): Item[] {
  const diligence = spread(n, 37);
  const end = year ?? 0;
  const projects = built[department ?? ""] ?? [];
  return [
    ...has("education", diligence > 8 ? 1 : 0, () => ({
      kind: "DEGREE",
      institution: college,
      board: "Anna University",
      course: `B.E. ${department}`,
      score: cgpa,
      scoreScale: 10,
      startYear: end - 4,
      endYear: end,
    })),
    ...has("projects", Math.min(projects.length, Math.floor(diligence / 28)), (place) => {
      const [title, description] = pick(projects, n + place) ?? [];
      return { title, description, startMonth: `${end - 2}-01`, endMonth: `${end - 2}-05` };
    }),
    ...has("experiences", diligence > 55 ? 1 : 0, () => {
      const [title, organisation, description] = pick(stays, n) ?? [];
      const [startMonth, endMonth] = [`${end - 1}-05`, `${end - 1}-07`];
      return { title, organisation, description, startMonth, endMonth };
    }),
    ...has("achievements", diligence > 70 ? 1 : 0, () => {
      const [title, issuer] = pick(won, n) ?? [];
      return { title, issuer: issuer ?? college, month: `${end - 1}-02` };
    }),
    ...has("additional", diligence > 82 ? 1 : 0, () => {
      const [title, description] = pick(besides, n) ?? [];
      return { title, description };
    }),
  ];
}
