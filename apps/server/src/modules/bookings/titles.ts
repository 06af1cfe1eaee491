import { purposeNames } from "@toran/contract/schemas/booking";
import { inArray } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { toldPostings } from "../hiring/jobs/told";
import { collegeSides, companySides } from "../hiring/sides";
import { type BookingRow, bookings } from "./tables";

/** What a booking is called: its purpose, and the job it belongs to. */
export const titleOf = ({ purpose }: Pick<BookingRow, "purpose">, job: string | undefined) =>
  job ? `${purposeNames[purpose]}: ${job}` : purposeNames[purpose];

/** A booking as the notices of it name it. */
export async function namesOfBooking(db: Executor, row: BookingRow) {
  const posting = (await toldPostings(db, [row.postingId])).get(row.postingId ?? "");
  const company = (await companySides(db, [row.companyId])).get(row.companyId)?.name;
  const college = (await collegeSides(db, [row.collegeId])).get(row.collegeId)?.name;
  return {
    title: titleOf(row, posting?.title),
    company: company ?? "A company",
    college: college ?? "A college",
  };
}

/** What bookings are called and whose they are, by their ids. */
export async function namesOfBookings(db: Executor, ids: string[]) {
  const rows = ids.length ? await db.select().from(bookings).where(inArray(bookings.id, ids)) : [];
  const jobs = await toldPostings(
    db,
    rows.map(({ postingId }) => postingId),
  );
  const companies = await companySides(
    db,
    rows.map(({ companyId }) => companyId),
  );
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        companyId: row.companyId,
        collegeId: row.collegeId,
        title: titleOf(row, jobs.get(row.postingId ?? "")?.title),
        company: companies.get(row.companyId)?.name ?? "A company",
      },
    ]),
  );
}
