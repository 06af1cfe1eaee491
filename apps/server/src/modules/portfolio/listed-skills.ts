import { limits } from "@toran/contract";
import { sql } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { run } from "../../db/run";
import { contentOf, folded } from "./sections";

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
      content: contentOf(section, { type: "TECHNICAL", skill_name, level: "BASIC" }),
      name,
      position: index + 1,
      topPosition: index < limits.topSkills ? index + 1 : null,
    }));
  });
  if (!rows.length) return;
  const at = now.toISOString();
  await run(
    tx,
    sql`insert into portfolio_items (student_id, section, content, name, position, top_position, created_at, updated_at)
    select c."studentId", ${section}, c.content, c.name, c.position, c."topPosition", ${at}, ${at}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as c("studentId" uuid, content jsonb, name text, position int, "topPosition" int)`,
  );
}
