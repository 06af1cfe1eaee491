import { sectionNames } from "@toran/contract/schemas/portfolio";
import {
  profileFields,
  type Visibility,
  type VisibilityLevel,
  type visibilityInput,
} from "@toran/contract/schemas/profile";
import { eq, inArray, sql } from "drizzle-orm";
import type { z } from "zod/mini";
import type { Executor } from "../../db/database";
import { type Choices, noteConsents } from "../consents/history";
import { visibilities } from "./tables";

/** What holds until a student chooses: nothing is shown to anyone. */
const atFirst = (): Visibility => ({
  level: "PRIVATE",
  indexed: false,
  fields: { ...profileFields },
  sections: sectionNames.map((name) => ({ name, shown: true })),
  updatedAt: null,
});

/** Who sees the profile of a student, and what of it. */
export async function visibilityOf(db: Executor, studentId: string): Promise<Visibility> {
  const [row] = await db.select().from(visibilities).where(eq(visibilities.studentId, studentId));
  if (!row) return atFirst();
  const { level, indexed, fields, sections, updatedAt } = row;
  // A switch that came later stands as it does for everybody at first.
  return {
    level,
    indexed,
    fields: { ...profileFields, ...fields },
    sections,
    updatedAt: updatedAt.toISOString(),
  };
}

const openToCompanies: VisibilityLevel[] = ["CONNECTED_COMPANIES", "ANYONE_WITH_LINK"];

/** What a student allows by what they have chosen. */
export const circlesOf = ({ level, indexed }: Pick<Visibility, "level" | "indexed">) => {
  const link = level === "ANYONE_WITH_LINK";
  return {
    college: level !== "PRIVATE",
    companies: openToCompanies.includes(level),
    link,
    search: link && indexed,
  } satisfies Choices;
};

/** The students who have opened their profile to companies, with what of it, to be joined by whoever lists them. */
export const openedToCompanies = (db: Executor) =>
  db
    .select({
      studentId: visibilities.studentId,
      marks: sql<boolean>`coalesce((${visibilities.fields} ->> 'marks')::boolean, false)`.as(
        "shows_marks",
      ),
      skills: sql<boolean>`${visibilities.sections} @> '[{"name": "skills", "shown": true}]'`.as(
        "shows_skills",
      ),
    })
    .from(visibilities)
    .where(inArray(visibilities.level, openToCompanies))
    .as("opened");

/** Changes what was sent, and leaves the rest as it is. */
export async function saveVisibility(
  tx: Executor,
  studentId: string,
  given: z.output<typeof visibilityInput>,
  now: Date,
): Promise<Visibility> {
  const before = await visibilityOf(tx, studentId);
  const sent = Object.entries(given.fields ?? {}).filter(([, value]) => value !== undefined);
  const level = given.level ?? before.level;
  const row = {
    level,
    // Search engines go with the link: given again later, the link alone is given.
    indexed: level === "ANYONE_WITH_LINK" && (given.indexed ?? before.indexed),
    fields: { ...before.fields, ...Object.fromEntries(sent) },
    sections: given.sections ?? before.sections,
    updatedAt: now,
  };
  await tx
    .insert(visibilities)
    .values({ ...row, studentId })
    .onConflictDoUpdate({ target: visibilities.studentId, set: row });
  const choices = { before: circlesOf(before), after: circlesOf(row) };
  await noteConsents(tx, { id: studentId }, choices, now);
  return { ...row, updatedAt: now.toISOString() };
}
