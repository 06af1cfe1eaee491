import { type ApplicationStep, applicationSteps } from "@toran/contract/schemas/officer-student";
import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { applications, isOpen } from "./applications/tables";
import { offers } from "./offers/tables";

/** The offers of a student that stand: whether each is accepted, and its pay in rupees a year. */
export const campusOffersOf = (studentId: AnyPgColumn): SQL => sql`
  select ${offers.state} <> 'EXTENDED' as accepted, ${offers.ctc} as ctc, true as complete
  from ${offers}
  where ${offers.studentId} = ${studentId} and ${offers.state} in ('EXTENDED', 'ACCEPTED', 'JOINED', 'DEFERRED')`;

/** When the student of a query first accepted an offer that stands. */
export const firstAcceptedOf = (studentId: AnyPgColumn): SQL => sql`(
  select min(${offers.answeredAt}) from ${offers}
  where ${offers.studentId} = ${studentId} and ${offers.state} in ('ACCEPTED', 'JOINED', 'DEFERRED'))`;

const openOf = (studentId: AnyPgColumn) =>
  sql`from ${applications} where ${applications.studentId} = ${studentId} and ${isOpen(applications.state)}`;

/** Whether anything is still open of what the student of a query applied for. */
export const hasApplied = (studentId: AnyPgColumn): SQL =>
  sql`exists (select 1 ${openOf(studentId)})`;

/** How far the furthest of those has come. */
export const furthestOf = (studentId: AnyPgColumn): SQL<ApplicationStep | null> =>
  sql<ApplicationStep | null>`(select max(case
    when ${applications.state} in ('SUBMITTED', 'UNDER_REVIEW') then 1
    when ${applications.state} = 'SHORTLISTED' then 2 else 3 end) ${openOf(studentId)})`.mapWith(
    (place: number) => applicationSteps[place - 1] ?? null,
  );
