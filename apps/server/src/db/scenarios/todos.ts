import { addDays, collegeZone, momentAt, wallAt } from "@toran/contract/calendar/zones";
import { todos } from "../../modules/todos/tables";
import type { Executor } from "../database";

interface People {
  officer: { id: string };
  recruiter: { id: string };
  collegeId: string;
  kestrelId: string;
}
interface Wanted {
  title: string;
  /** In how many days it is due. */
  in?: number;
  more?: Partial<typeof todos.$inferInsert>;
}

/** What the officer and the HR user have to do, in their order. */
const listsOf = ({ officer, recruiter, collegeId, kestrelId }: People): [string, Wanted[]][] => [
  [
    officer.id,
    [
      {
        title: "Confirm the drive date with Kestrel Mobility",
        in: 0,
        more: { priority: "HIGH", link: { type: "COMPANY", id: kestrelId } },
      },
      { title: "Book panels for the Kestrel interviews", in: 0, more: { status: "IN_PROGRESS" } },
      { title: "Send the CGPA sheet to Aldgate Capital", in: 4 },
      { title: "Verify the Civil backlog list", in: 8, more: { note: "Ask the exam cell first." } },
      { title: "Publish the drive rules", more: { status: "DONE" } },
    ],
  ],
  [
    recruiter.id,
    [
      {
        title: "Ask Nilgiri for a second panel room",
        in: 1,
        more: { link: { type: "COLLEGE", id: collegeId } },
      },
      { title: "Send the offer letters to the legal team", in: 5 },
      { title: "Fix the dates of the fleet assessment", more: { status: "DONE" } },
    ],
  ],
];

export async function addTodos(tx: Executor, people: People, now: Date) {
  const { day } = wallAt(now, collegeZone);
  const dueIn = (days: number) => momentAt({ day: addDays(day, days), time: "23:59" }, collegeZone);
  const rows = listsOf(people).flatMap(([ownerId, wanted]) =>
    wanted.map(({ title, in: days, more }, order) => ({
      title,
      ownerId,
      createdBy: ownerId,
      order: order + 1,
      ...(days !== undefined && { dueAt: dueIn(days) }),
      ...(more?.status === "DONE" && { completedAt: now }),
      ...more,
    })),
  );
  await tx.insert(todos).values(rows);
}
