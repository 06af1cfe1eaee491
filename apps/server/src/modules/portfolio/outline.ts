import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNull,
  notInArray,
  or,
  type SQL,
  sql,
  type SQLWrapper,
} from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Executor } from "../../db/database";
import { catalogue } from "../lookups/catalogue";
import { domainOf, domainOfType } from "./shown";
import { folded } from "./sections";
import { portfolioItems as table } from "./tables";

const skill = and(eq(table.section, "skills"), isNull(table.removedAt));

/** Whoever has one of these skills. */
export const studentsWithSkill = (db: Executor, names: string[]) =>
  db
    .select({ id: table.studentId })
    .from(table)
    .where(and(skill, inArray(table.name, names.map(folded))));

/** Whoever has a skill of one of these domains. */
export function studentsInDomains(db: Executor, domains: string[]) {
  const known = catalogue.skills.map(({ name }) => folded(name));
  const names = catalogue.skills
    .filter(({ domain }) => domains.includes(domain))
    .map(({ name }) => folded(name));
  const types = Object.entries(domainOfType)
    .filter(([, domain]) => domains.includes(domain))
    .map(([type]) => type);
  const listed = names.length ? inArray(table.name, names) : undefined;
  const others = types.length
    ? and(inArray(sql`${table.content} ->> 'type'`, types), notInArray(table.name, known))
    : undefined;
  return db
    .select({ id: table.studentId })
    .from(table)
    .where(and(skill, or(listed, others) ?? sql`false`));
}

const mostOffered = 50;

/** The skills that some students have, those of most of them first. */
export function skillsAmong(db: Executor, students: SQLWrapper, search = "") {
  const begins = search ? sql`starts_with(${table.name}, ${folded(search)})` : undefined;
  return db
    .select({ name: sql<string>`min(${table.content} ->> 'skill_name')`, many: count() })
    .from(table)
    .where(and(skill, inArray(table.studentId, students), begins))
    .groupBy(table.name)
    .orderBy(desc(count()), asc(table.name))
    .limit(mostOffered);
}

/** The domains of the skills that some students have. */
export async function domainsAmong(db: Executor, students: SQLWrapper): Promise<string[]> {
  const type = sql<keyof typeof domainOfType>`${table.content} ->> 'type'`;
  const rows = await db
    .selectDistinct({ name: table.name, type })
    .from(table)
    .where(and(skill, inArray(table.studentId, students)));
  const domains = rows.map((row) => domainOf({ skill_name: row.name, type: row.type }));
  return [...new Set(domains)].toSorted((a, b) => a.localeCompare(b, "en"));
}

/** Whether a student has some skills: all of them, or any. */
export const hasSkills = (studentId: AnyPgColumn, names: string[], all: boolean): SQL => {
  const wanted = [...new Set(names.map(folded))];
  const had = sql`select count(distinct ${table.name}) from ${table}
    where ${table.studentId} = ${studentId} and ${skill} and ${table.name} = any(${sql.param(wanted)}::text[])`;
  return all ? sql`(${had}) = ${wanted.length}::int` : sql`(${had}) > 0`;
};

/** What the skills of a student are called. */
export async function skillNamesOf(db: Executor, studentId: string): Promise<string[]> {
  const rows = await db
    .select({ name: sql<string>`${table.content} ->> 'skill_name'` })
    .from(table)
    .where(and(eq(table.studentId, studentId), skill));
  return rows.map(({ name }) => name);
}
