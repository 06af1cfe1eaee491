import { and, asc, eq, ne } from "drizzle-orm";
import { contentOf, folded, titleOf } from "../../modules/portfolio/sections";
import { portfolioItems } from "../../modules/portfolio/tables";
import { students } from "../../modules/students/tables";
import type { Executor } from "../database";
import { givePapers, type Paper } from "./papers";

const hour = 60 * 60 * 1000;
const school = (institution: string, score: number) => ({
  kind: "SCHOOL",
  institution,
  board: "State Board",
  course: "Class XII, State Board",
  score,
  scoreScale: 100,
});
/** What each of some students says, and the paper that backs it. */
const told = [
  [
    "class-12-marks.pdf",
    "Statement of marks, Class XII: 94.2 percent",
    "education",
    school("Stanes School", 94.2),
  ],
  [
    "marksheet.pdf",
    "Statement of marks, Class XII: 88.6 percent",
    "education",
    school("Lawrence School", 88.6),
  ],
  [
    "cloud-certificate.pdf",
    "Certified cloud practitioner",
    "achievements",
    { title: "Certified cloud practitioner", issuer: "Meghdoot Cloud", month: "2026-06" },
  ],
  [
    "semester-5.pdf",
    "Semester 5: 8.9 of 10",
    "education",
    {
      kind: "SEMESTER",
      institution: "Nilgiri Institute of Technology",
      semester: 5,
      score: 8.9,
      scoreScale: 10,
    },
  ],
  [
    "hackathon.pdf",
    "Smart campus hackathon, finalist",
    "achievements",
    { title: "Smart campus hackathon, finalist", issuer: "State IT mission", month: "2026-02" },
  ],
] as const;
/** The last paper backs something that Ananya says already. */
const hers = ["best-poster.pdf", "Best poster, student research day"] as const;

export const sheetTexts: [string, string][] = [
  ...told.map(([name, text]): [string, string] => [name, text]),
  [...hers],
];

interface Around {
  collegeId: string;
  ananya: string;
  sheets: Paper[];
}

/** Mark sheets and certificates that wait for the office. */
export async function addDocuments(tx: Executor, { collegeId, ananya, sheets }: Around, now: Date) {
  const owners = await tx
    .select({ id: students.userId })
    .from(students)
    .where(
      and(
        eq(students.collegeId, collegeId),
        eq(students.accountStatus, "ACTIVE"),
        ne(students.userId, ananya),
      ),
    )
    .orderBy(asc(students.email))
    .limit(told.length);
  for (const [index, sheet] of sheets.entries()) {
    const at = new Date(now.getTime() - (sheets.length - index) * 17 * hour);
    const item = told[index];
    const owner = item ? owners[index]?.id : ananya;
    if (!owner) continue;
    await givePapers(tx, [sheet], { ownerKind: "user", ownerId: owner }, at);
    if (item) await addItem(tx, owner, item, sheet.key, at);
    else await backHers(tx, ananya, sheet.key, at);
  }
}

async function addItem(
  tx: Executor,
  studentId: string,
  [, , section, given]: (typeof told)[number],
  file: string,
  at: Date,
) {
  const content = contentOf(section, given);
  const name = folded(titleOf(section, content));
  const moments = { createdAt: at, updatedAt: at };
  await tx
    .insert(portfolioItems)
    .values({ studentId, section, content, name, file, position: 1, ...moments });
}

const backHers = (tx: Executor, studentId: string, file: string, updatedAt: Date) =>
  tx
    .update(portfolioItems)
    .set({ file, updatedAt })
    .where(
      and(
        eq(portfolioItems.studentId, studentId),
        eq(portfolioItems.section, "achievements"),
        eq(portfolioItems.name, folded(hers[1])),
      ),
    );
