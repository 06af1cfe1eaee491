import { limits } from "@toran/contract";
import type { Executor } from "../../db/database";
import { contentOf, folded } from "./sections";
import { portfolioItems } from "./tables";

const section = "skills";

/** Begins the portfolios of new students with the skills that their class list names; the first are their top skills. */
export async function addListedSkills(
  tx: Executor,
  students: { userId: string; skills: string[] }[],
  now: Date,
) {
  const rows = students.flatMap(({ userId, skills }) => {
    const names = new Map(skills.map((name) => [folded(name), name]));
    return [...names].map(([name, skill_name], index) => ({
      studentId: userId,
      section,
      content: contentOf(section, { type: "TECHNICAL", skill_name, level: "BASIC" }),
      name,
      position: index + 1,
      topPosition: index < limits.topSkills ? index + 1 : null,
      createdAt: now,
      updatedAt: now,
    })) satisfies (typeof portfolioItems.$inferInsert)[];
  });
  if (rows.length) await tx.insert(portfolioItems).values(rows);
}
