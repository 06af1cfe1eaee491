import { inArray } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { containsEach } from "../../db/contains";
import type { Executor } from "../../db/database";
import { listedColleges } from "../colleges/listed";
import { listedCompanies } from "../companies/listed";

export interface Side {
  id: string;
  name: string;
  city: string | null;
  picture: string | null;
}

/** Whether the college of a row is called so. */
export function collegeNamed(db: Executor, collegeId: AnyPgColumn, words: string) {
  const college = listedColleges(db);
  return inArray(
    collegeId,
    db.select({ id: college.id }).from(college).where(containsEach(college.name, words)),
  );
}
/** Whether the company of a row is called so. */
export function companyNamed(db: Executor, companyId: AnyPgColumn, words: string) {
  const company = listedCompanies(db);
  return inArray(
    companyId,
    db.select({ id: company.id }).from(company).where(containsEach(company.name, words)),
  );
}

const unique = (ids: string[]) => [...new Set(ids)];
/** A side that has not told who it is yet. */
export const unnamed = (id: string, name: string): Side => ({
  id,
  name,
  city: null,
  picture: null,
});

function byId(rows: Side[], ids: string[], otherwise: string) {
  const found = new Map(
    rows.map(({ id, name, city, picture }) => [id, { id, name, city, picture }]),
  );
  return new Map(ids.map((id) => [id, found.get(id) ?? unnamed(id, otherwise)]));
}

/** What colleges are called, by their ids. */
export async function collegeSides(db: Executor, all: string[]): Promise<Map<string, Side>> {
  const ids = unique(all);
  const college = listedColleges(db);
  const rows = ids.length ? await db.select().from(college).where(inArray(college.id, ids)) : [];
  return byId(rows, ids, "A college");
}

/** What companies are called, by their ids. */
export async function companySides(db: Executor, all: string[]): Promise<Map<string, Side>> {
  const ids = unique(all);
  const company = listedCompanies(db);
  const rows = ids.length ? await db.select().from(company).where(inArray(company.id, ids)) : [];
  return byId(rows, ids, "A company");
}
