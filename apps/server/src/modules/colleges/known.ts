import type { KnownCollege, knownCollegeQuery } from "@toran/contract/schemas/college";
import { and, eq, ne, or, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { z } from "zod/mini";
import type { Executor } from "../../db/database";
import { addressOf } from "../addresses/save-address";
import { listedColleges } from "./listed";
import { colleges } from "./tables";

const nobody = "00000000-0000-0000-0000-000000000000";

/** Names are the same that differ in capitals, spaces and signs alone. */
const bare = (text: PgColumn | string) =>
  sql`regexp_replace(lower(${text}), '[[:space:][:punct:]]+', '', 'g')`;
const hostOf = (website: string) => new URL(website).hostname.replace(/^www\./, "");
const hostIn = sql`regexp_replace(lower(${colleges.website}), '^https?://(www\\.)?([^/:?#]+).*$', '\\2')`;

/**
 * The college that an officer may be about to found a second time. Only what students and companies are shown is told,
 * of colleges they are shown: their name and where they are.
 */
export async function knownCollege(
  db: Executor,
  own: string | null,
  { name, aisheCode, website }: z.output<typeof knownCollegeQuery>,
): Promise<KnownCollege> {
  const listed = listedColleges(db);
  const city =
    (await addressOf(db, own, false))?.city ?? (await addressOf(db, own, true))?.city ?? "";
  const by = {
    aisheCode: aisheCode ? eq(colleges.aisheCode, aisheCode) : sql`false`,
    website: website ? sql`${hostIn} = ${hostOf(website)}` : sql`false`,
    name: name
      ? and(sql`${bare(colleges.name)} = ${bare(name)}`, sql`${bare(listed.city)} = ${bare(city)}`)
      : sql`false`,
  };
  const field = sql<
    "aisheCode" | "website" | "name"
  >`case when ${by.aisheCode} then 'aisheCode' when ${by.website} then 'website' else 'name' end`;
  const [found] = await db
    .select({ field, name: listed.name, city: listed.city })
    .from(listed)
    .innerJoin(colleges, eq(colleges.id, listed.id))
    .where(and(ne(listed.id, own ?? nobody), or(...Object.values(by))))
    .orderBy(field, listed.id)
    .limit(1);
  return found ?? null;
}
