import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { offers } from "./offers/tables";

/** The offers of a student that stand: whether each is accepted, and its pay in rupees a year. */
export const campusOffersOf = (studentId: AnyPgColumn): SQL => sql`
  select ${offers.state} <> 'EXTENDED' as accepted, ${offers.ctc} as ctc, true as complete
  from ${offers}
  where ${offers.studentId} = ${studentId} and ${offers.state} in ('EXTENDED', 'ACCEPTED', 'JOINED', 'DEFERRED')`;
