import { limits } from "@toran/contract";
import type { listingQuery } from "@toran/contract/schemas/connection";
import { and, asc, count, eq, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { z } from "zod/mini";
import { containsEach } from "../../db/contains";
import type { Executor } from "../../db/database";
import { idAt, staleCursor } from "../../http/cursor";
import { collegeBy } from "../colleges/college";
import { collegesWith, finalYearsOf, listedColleges } from "../colleges/listed";
import { companyBy } from "../companies/company";
import { listedCompanies } from "../companies/listed";
import { byId } from "../lookups/catalogue";
import { isOfType, type Own, standingsOf } from "./standing";
import type { Side, Status } from "./transitions";

type Asked = z.output<typeof listingQuery>;
type Name = PgColumn | SQL.Aliased<string>;

const sameWord = (column: PgColumn, word: string) =>
  eq(sql`lower(${column})`, word.trim().toLowerCase());

interface Sides {
  id: PgColumn;
  name: Name;
}

/** What comes after a row in the order of names. */
async function after(
  next: string | undefined,
  { id, name }: Sides,
  nameOf: (id: string) => Promise<string | null | undefined>,
) {
  if (!next) return undefined;
  const last = idAt(next);
  const known = await nameOf(last);
  if (!known) throw staleCursor();
  return sql`(lower(${name}), ${id}) > (lower(${known}), ${last}::uuid)`;
}

const shownTo = (own: Own, standing: ReturnType<typeof standingsOf>) =>
  own.side === "COMPANY" ? or(isNull(standing.status), ne(standing.status, "BLOCKED")) : undefined;

interface Standing {
  status: Status | null;
  initiatedBy: Side | null;
  connectionId: string | null;
}

/** A request that the other side took back leaves nothing behind. */
function standingIn(own: Own, row: Standing) {
  const { status, initiatedBy, connectionId } = row;
  const gone = status === "WITHDRAWN" && initiatedBy !== own.side;
  return gone
    ? { connection: null, connectionId: null, initiatedBy: null }
    : { connection: status, connectionId, initiatedBy };
}

function paged<Row extends { id: string }>(rows: Row[], limit: number) {
  const items = rows.slice(0, limit);
  return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}

/** How many there are in all; told with the first window alone. */
async function totalOf(next: string | undefined, counted: PromiseLike<{ many: number }[]>) {
  return next ? {} : { total: (await counted)[0]?.many ?? 0 };
}

/** Companies by name, with how each stands to the college that looks. */
export async function listCompanies(db: Executor, own: Own, asked: Asked) {
  const { search, next, limit = limits.list.pageSize, connectionType = "ALL" } = asked;
  const company = listedCompanies(db);
  const standing = standingsOf(db, own);
  const where = and(
    isOfType(standing, connectionType, own),
    search ? containsEach(company.name, search) : undefined,
    asked.city ? sameWord(company.city, asked.city) : undefined,
    asked.sectorId ? eq(company.sectorId, asked.sectorId) : undefined,
  );
  const rows = await db
    .select({
      id: company.id,
      name: company.name,
      city: company.city,
      picture: company.picture,
      sectorId: company.sectorId,
      sizeId: company.sizeId,
      status: standing.status,
      initiatedBy: standing.initiatedBy,
      connectionId: standing.connectionId,
    })
    .from(company)
    .leftJoin(standing, eq(standing.otherId, company.id))
    .where(and(where, await after(next, company, async (id) => (await companyBy(db, id))?.name)))
    .orderBy(asc(sql`lower(${company.name})`), asc(company.id))
    .limit(limit + 1);
  const page = paged(rows, limit);
  const items = page.items.map(({ sectorId, sizeId, ...row }) => ({
    ...row,
    ...standingIn(own, row),
    sector: byId.sector.get(sectorId)?.name ?? null,
    size: byId.size.get(sizeId)?.name ?? null,
  }));
  const counted = db
    .select({ many: count() })
    .from(company)
    .leftJoin(standing, eq(standing.otherId, company.id))
    .where(where);
  return { items, next: page.next, ...(await totalOf(next, counted)) };
}

/** Colleges by name, with how each stands to the company that looks. */
export async function listColleges(db: Executor, own: Own, asked: Asked) {
  const { search, next, limit = limits.list.pageSize, connectionType = "ALL" } = asked;
  const college = listedColleges(db);
  const standing = standingsOf(db, own);
  const where = and(
    shownTo(own, standing),
    isOfType(standing, connectionType, own),
    search ? containsEach(college.name, search) : undefined,
    asked.city ? sameWord(college.city, asked.city) : undefined,
    asked.universityId ? eq(college.universityId, asked.universityId) : undefined,
    asked.department ? inArray(college.id, collegesWith(db, asked.department)) : undefined,
  );
  const rows = await db
    .select({
      id: college.id,
      name: college.name,
      city: college.city,
      picture: college.picture,
      university: college.university,
      status: standing.status,
      initiatedBy: standing.initiatedBy,
      connectionId: standing.connectionId,
    })
    .from(college)
    .leftJoin(standing, eq(standing.otherId, college.id))
    .where(and(where, await after(next, college, async (id) => (await collegeBy(db, id))?.name)))
    .orderBy(asc(sql`lower(${college.name})`), asc(college.id))
    .limit(limit + 1);
  const page = paged(rows, limit);
  const students = await finalYearsOf(
    db,
    page.items.map(({ id }) => id),
  );
  const items = page.items.map((row) => ({
    ...row,
    ...standingIn(own, row),
    finalYearStudents: students.get(row.id) ?? null,
  }));
  const counted = db
    .select({ many: count() })
    .from(college)
    .leftJoin(standing, eq(standing.otherId, college.id))
    .where(where);
  return { items, next: page.next, ...(await totalOf(next, counted)) };
}
