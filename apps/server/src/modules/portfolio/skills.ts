import { limits } from "@toran/contract";
import { type SectionName } from "@toran/contract/schemas/portfolio";
import { skillLevels } from "@toran/contract/schemas/skill";
import { and, asc, eq, inArray, isNull, max } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { one } from "../../db/one";
import { Failure, notFound } from "../../http/failures";
import { holdUser } from "../accounts/modes";
import { saveStudent } from "../students/personal";
import { isTopOf } from "./items";
import type { Contents } from "./sections";
import { domainOf } from "./shown";
import { type PortfolioItem, portfolioItems as table } from "./tables";

const section: SectionName = "skills";
/** With those that were taken away and may come back. */
const everOf = (studentId: string) =>
  and(eq(table.studentId, studentId), eq(table.section, section));
const skillsOf = (studentId: string) => and(everOf(studentId), isNull(table.removedAt));

/** The top skills of a student, in their order. */
export const topSkills = (db: Executor, { id }: { id: string }) =>
  db.select().from(table).where(isTopOf(id)).orderBy(asc(table.topPosition), asc(table.id));

/** The skills outside the top ones. */
export const otherSkills = (db: Executor, { id }: { id: string }) =>
  db
    .select()
    .from(table)
    .where(and(skillsOf(id), isNull(table.topPosition)))
    .orderBy(asc(table.position), asc(table.id));

/** Puts a skill among the top ones, at the end, or takes it out; a full list refuses. */
export async function placeAmongTop(
  tx: Executor,
  item: PortfolioItem,
  top: boolean | undefined,
): Promise<PortfolioItem> {
  if (top === undefined || top === (item.topPosition !== null)) return item;
  const many = await tx.$count(table, isTopOf(item.studentId));
  const { last } = await one(
    tx
      .select({ last: max(table.topPosition) })
      .from(table)
      .where(everOf(item.studentId)),
    "The skills",
  );
  if (top && many >= limits.topSkills)
    throw new Failure(409, {
      message: "Check the marked fields and try again.",
      errors: { top: `You have ${limits.topSkills} top skills already. Take one out first.` },
    });
  const topPosition = top ? (last ?? 0) + 1 : null;
  return one(
    tx.update(table).set({ topPosition }).where(eq(table.id, item.id)).returning(),
    "The skill",
  );
}

/** Makes these the top skills, in this order. */
export async function chooseTop(tx: Executor, owner: { id: string }, given: string[], now: Date) {
  await holdUser(tx, owner);
  const ids = given.map((id) => id.toLowerCase());
  const found = ids.length
    ? await tx
        .select({ id: table.id })
        .from(table)
        .where(and(skillsOf(owner.id), inArray(table.id, ids)))
    : [];
  if (found.length !== ids.length) throw notFound("The skill");
  // Of those that were taken away, too: brought back, they do not stand among what was chosen since.
  await tx.update(table).set({ topPosition: null }).where(everOf(owner.id));
  for (const [index, id] of ids.entries())
    await tx
      .update(table)
      .set({ topPosition: index + 1 })
      .where(eq(table.id, id));
  await saveStudent(tx, owner, {}, now);
}

/** Skills by domain with the average of each, the fullest domains first; levels count from 1 to 5. */
export function graphOf(items: PortfolioItem[]) {
  const domains = new Map<string, { name: string; level: number }[]>();
  for (const { content } of items) {
    const skill = content as Contents["skills"];
    const domain = domainOf(skill);
    const level = skillLevels.indexOf(skill.level) + 1;
    domains.set(domain, [...(domains.get(domain) ?? []), { name: skill.skill_name, level }]);
  }
  return [...domains]
    .map(([domain, skills]) => ({
      domain,
      average:
        Math.round((100 * skills.reduce((sum, { level }) => sum + level, 0)) / skills.length) / 100,
      skills: skills.toSorted((a, b) => b.level - a.level || a.name.localeCompare(b.name, "en")),
    }))
    .toSorted(
      (a, b) => b.skills.length - a.skills.length || a.domain.localeCompare(b.domain, "en"),
    );
}
