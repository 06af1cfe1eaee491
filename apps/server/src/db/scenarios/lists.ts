import { and, desc, eq } from "drizzle-orm";
import { collectionMembers, collections, savedViews } from "../../modules/collections/tables";
import { students } from "../../modules/students/tables";
import type { Executor } from "../database";
import { one } from "../one";

const day = 24 * 60 * 60_000;
const speakers = 8;

/** Whom the officer keeps together: a list filled by hand, one that fills itself, and a view of the class. */
export async function addLists(
  tx: Executor,
  { officer, collegeId }: { officer: { id: string }; collegeId: string },
  now: Date,
) {
  const ago = (days: number) => new Date(now.getTime() - days * day);
  const list = { collegeId, kind: "BOOKMARK" as const, ownerId: officer.id };
  const talk = await one(
    tx
      .insert(collections)
      .values({
        ...list,
        name: "Speak to the third year",
        description: "Placed this season, and asked to tell how they went about it.",
        colour: "amber",
        createdAt: ago(6),
        updatedAt: ago(2),
      })
      .returning(),
    "The list",
  );
  await tx.insert(collections).values({
    ...list,
    name: "Strong and still looking",
    description: "CGPA of 8.5 and up, no backlog, no offer.",
    colour: "teal",
    query: { placement: ["NOT_PLACED"], minCgpa: 8.5, maxBacklogs: 0 },
    createdAt: ago(12),
    updatedAt: ago(12),
  });
  const placed = and(eq(students.collegeId, collegeId), eq(students.placementStatus, "PLACED"));
  const asked = await tx
    .select({ id: students.userId })
    .from(students)
    .where(placed)
    .orderBy(desc(students.bestPackage), students.userId)
    .limit(speakers);
  await tx
    .insert(collectionMembers)
    .values(asked.map(({ id }) => ({ collectionId: talk.id, studentId: id, addedAt: ago(2) })));
  await tx.insert(savedViews).values({
    ownerId: officer.id,
    name: "Core branches, 8 and up",
    query: { department: ["Civil", "Chemical", "Mechanical"], minCgpa: 8, sort: "-cgpa" },
    createdAt: ago(12),
  });
}
