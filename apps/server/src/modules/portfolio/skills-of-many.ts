import { and, asc, count, desc, eq, isNull, like, sql } from "drizzle-orm";
import type { Executor } from "../../db/database";
import type { StudentsOf } from "../students/roll";
import { folded } from "./sections";
import { portfolioItems as table } from "./tables";

const skills = and(eq(table.section, "skills"), isNull(table.removedAt));
const skillName = sql<string>`min(${table.content} ->> 'skill_name')`;
const mostNames = 20;

/** Names of skills that some of these students have and that begin with a word, the most frequent first. */
export async function skillNamesOf(db: Executor, student: StudentsOf, word = "") {
  const begins = `${folded(word).replace(/[\\%_]/g, "\\$&")}%`;
  return db
    .select({ id: table.name, name: skillName })
    .from(table)
    .innerJoin(student, eq(student.studentId, table.studentId))
    .where(and(skills, like(table.name, begins)))
    .groupBy(table.name)
    .orderBy(desc(count()), asc(table.name))
    .limit(mostNames);
}

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
