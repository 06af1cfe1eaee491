import type { Policy } from "@toran/contract/hiring/policy";
import { seasonStart } from "@toran/contract/hiring/season";
import type { OwnStrikes, Strikes } from "@toran/contract/schemas/strike";
import { and, eq, inArray } from "drizzle-orm";
import type { Executor } from "../../../db/database";
import { namesOf } from "../../accounts/profile";
import { collegeOfStudent } from "../../students/college-of-student";
import { policyOf } from "../policy/policy";
import { companySides } from "../sides";
import { jobs } from "../tables";
import { absencesSince, type Whose } from "./absences";
import { strikePardons } from "./tables";

/** An absence of last season stays pardoned, so pardons are asked for without a time. */
const pardonsOf = (db: Executor, { collegeId, studentId }: Whose) =>
  db
    .select()
    .from(strikePardons)
    .where(
      and(
        eq(strikePardons.collegeId, collegeId),
        studentId ? eq(strikePardons.studentId, studentId) : undefined,
      ),
    );

/** How many absences count against each student of a college in this season; of none where the policy bars nobody. */
export async function strikesAt(
  db: Executor,
  { strikes }: Policy,
  whose: Whose,
  now: Date,
): Promise<Map<string, number>> {
  const counted = new Map<string, number>();
  if (!strikes) return counted;
  const pardoned = new Set((await pardonsOf(db, whose)).map(({ key }) => key));
  for (const { key, studentId } of await absencesSince(db, whose, seasonStart(now)))
    if (!pardoned.has(key)) counted.set(studentId, (counted.get(studentId) ?? 0) + 1);
  return counted;
}

/** The absences of one student in this season, each with its pardon, the newest first. */
export async function strikesOf(
  db: Executor,
  whose: Whose & { studentId: string },
  now: Date,
): Promise<Strikes> {
  const since = seasonStart(now);
  const absences = await absencesSince(db, whose, since);
  const pardons = new Map((await pardonsOf(db, whose)).map((row) => [row.key, row]));
  const titles = await titlesOf(
    db,
    absences.flatMap(({ jobId }) => jobId ?? []),
  );
  const companies = await companySides(
    db,
    absences.map(({ companyId }) => companyId),
  );
  const names = await namesOf(
    db,
    [...pardons.values()].map(({ by }) => by),
  );
  const all = absences
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .map(({ key, jobId, companyId, at }) => {
      const pardon = pardons.get(key);
      return {
        key,
        title: titles.get(jobId ?? "") ?? "An appointment",
        company: companies.get(companyId)?.name ?? "A company",
        at: at.toISOString(),
        pardon: pardon
          ? {
              reason: pardon.reason,
              by: names.get(pardon.by ?? "") ?? null,
              at: pardon.at.toISOString(),
            }
          : null,
      };
    });
  const { policy } = await policyOf(db, whose.collegeId, now);
  return {
    since: since.toISOString(),
    most: policy.strikes || null,
    counted: all.filter(({ pardon }) => !pardon).length,
    all,
  };
}

/** The absences of the student who asks; why one was pardoned is the office's. Who belongs to no college has none. */
export async function ownStrikes(db: Executor, studentId: string, now: Date): Promise<OwnStrikes> {
  const collegeId = await collegeOfStudent(db, studentId);
  if (!collegeId) return { since: seasonStart(now).toISOString(), most: null, counted: 0, all: [] };
  const { all, ...come } = await strikesOf(db, { collegeId, studentId }, now);
  return {
    ...come,
    all: all.map(({ pardon, ...absence }) => ({ ...absence, pardon: pardon && { at: pardon.at } })),
  };
}

async function titlesOf(db: Executor, ids: string[]) {
  if (!ids.length) return new Map<string, string>();
  const rows = await db
    .select({ id: jobs.id, title: jobs.title })
    .from(jobs)
    .where(inArray(jobs.id, ids));
  return new Map(rows.map(({ id, title }) => [id, title]));
}
