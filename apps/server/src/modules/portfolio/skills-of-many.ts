import { and, asc, count, desc, eq, isNull, sql } from "drizzle-orm";
import { among } from "../../db/among";
import type { Executor } from "../../db/database";
import type { StudentsOf } from "../students/roll";
import { portfolioItems as table } from "./tables";

const skills = and(eq(table.section, "skills"), isNull(table.removedAt));
const skillName = sql<string>`min(${table.content} ->> 'skill_name')`;

/** What many of these students can, department by department. */
export async function topSkillsByDepartment(db: Executor, student: StudentsOf, most = 5) {
  const rows = await db
    .select({ department: student.department, name: skillName, students: count() })
    .from(table)
    .innerJoin(student, eq(student.studentId, table.studentId))
    .where(skills)
    .groupBy(student.department, table.name)
    .orderBy(asc(student.department), desc(count()), asc(table.name));
  const departments = new Map<string, { name: string; students: number }[]>();
  for (const { department, ...skill } of rows) {
    if (!department) continue;
    const list = departments.get(department) ?? [];
    departments.set(department, list);
    if (list.length < most) list.push(skill);
  }
  return [...departments].map(([department, list]) => ({ department, skills: list }));
}

/** All that each of these students can, the top skills first. */
export async function skillsOfEach(db: Executor, ids: string[]): Promise<Map<string, string[]>> {
  const names = sql<
    string[]
  >`array_agg(${table.content} ->> 'skill_name' order by ${table.topPosition} nulls last, ${table.position})`;
  const rows = await db
    .select({ id: table.studentId, names })
    .from(table)
    .where(and(skills, among(table.studentId, ids)))
    .groupBy(table.studentId);
  return new Map(rows.map((row) => [row.id, row.names]));
}
