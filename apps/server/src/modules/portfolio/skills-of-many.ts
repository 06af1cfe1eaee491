import { and, asc, count, desc, eq, isNull, sql } from "drizzle-orm";
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
