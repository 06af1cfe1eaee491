import { openApplications } from "@toran/contract/hiring/moves";
import { plainWords } from "@toran/contract/rich-text/rich-text";
import { and, eq, inArray } from "drizzle-orm";
import { isDeepStrictEqual } from "node:util";
import type { Executor } from "../../../db/database";
import type { Deps } from "../../../deps";
import { staffOf } from "../../accounts/profile";
import type { SignedIn } from "../../accounts/signed-in";
import { collegesWithLeave } from "../../connections/leave";
import { notify } from "../../notifications/notify";
import { companySides } from "../sides";
import { applications } from "../applications/tables";
import { type JobRow, postings } from "../tables";
import { nameOf } from "../who";
import { changesAhead, roundChanges } from "./round-changes";

/** All that people who look at a job read of it, by its name when it has changed. */
const named: Partial<Record<keyof JobRow, string>> = {
  title: "title",
  function: "function",
  workplace: "place of work",
  locations: "place of work",
  vacancies: "number of vacancies",
  description: "description",
  skills: "skills",
  pay: "pay",
  bondMonths: "bond",
  bondText: "bond",
  agreement: "agreement",
  rounds: "rounds",
  rule: "who may apply",
  ruleReason: "who may apply",
  questions: "questions",
  opensAt: "opening",
  closesAt: "deadline",
  replyDays: "time to answer an offer",
  contactName: "contact",
  contactEmail: "contact",
  contactPhone: "contact",
};
const list = new Intl.ListFormat("en", { type: "conjunction" });
const newly = (changed: string[]) => `New: ${list.format(changed)}.`;
const seen = ["PENDING", "IN_REVIEW", "APPROVED", "OPEN", "PAUSED", "CLOSED"] as const;

/** Other looks of the same words are no news. */
const saysTheSame = (key: keyof JobRow, before: JobRow, after: JobRow) =>
  key === "description"
    ? plainWords(before.description) === plainWords(after.description)
    : isDeepStrictEqual(before[key], after[key]);

interface Edit {
  before: JobRow;
  after: JobRow;
  /** Whether files came, went or changed places. */
  files: boolean;
}

/** Tells colleges and candidates what of a job that is out has changed. */
export async function tellOfEdit(
  tx: Executor,
  deps: Deps,
  user: SignedIn,
  { before, after, files }: Edit,
) {
  const keys = Object.keys(named) as (keyof JobRow)[];
  const changed = new Set(
    keys.flatMap((key) => (saysTheSame(key, before, after) ? [] : (named[key] ?? []))),
  );
  if (files) changed.add("files");
  if (!changed.size) return;
  const company = (await companySides(tx, [after.companyId])).get(after.companyId)?.name;
  // Students are told of rounds by themselves.
  const others = [...changed].filter((each) => each !== named.rounds);
  const rounds = roundChanges(before.rounds, after.rounds);
  const about = {
    title: `${company} has changed ${after.title}`,
    body: newly([...changed]),
    actor: nameOf(user),
    groupKey: `edited:${after.id}`,
    // Whoever has not read of the one before reads of both.
    gathersBodies: true,
  };
  const sent = await tx
    .select()
    .from(postings)
    .where(and(eq(postings.jobId, after.id), inArray(postings.state, [...seen])));
  // A college that takes no more jobs from the company is told of none, and neither are its students.
  const there = sent.map(({ collegeId }) => collegeId);
  const open = new Set(await collegesWithLeave(tx, after.companyId, "postJobs", there));
  for (const { id, collegeId } of sent) {
    if (!open.has(collegeId)) continue;
    await notify(tx, deps, {
      ...about,
      to: (await staffOf(tx, { collegeId })).map((officer) => officer.id),
      type: "posting.waiting",
      link: `/po/jobs/${id}`,
      entity: { type: "posting", id },
    });
    const candidates = await tx
      .select({
        id: applications.studentId,
        state: applications.state,
        roundId: applications.roundId,
      })
      .from(applications)
      .where(
        and(eq(applications.postingId, id), inArray(applications.state, [...openApplications])),
      );
    const told = {
      // Who works for the company is named to colleges, not to students.
      actor: company ?? "",
      link: `/student/jobs/${id}`,
      entity: { type: "posting", id },
    };
    if (others.length)
      await notify(tx, deps, {
        ...about,
        ...told,
        body: newly(others),
        to: candidates.map((each) => each.id),
        type: "posting.changed",
      });
    // Each hears of the rounds that are still theirs, many of them the same.
    const groups = new Map<string, string[]>();
    for (const each of candidates) {
      const says = changesAhead(rounds, after.rounds, each).map((one) => one.says);
      const body = says.join(" ");
      groups.set(body, [...(groups.get(body) ?? []), each.id]);
    }
    for (const [body, people] of groups)
      if (body)
        await notify(tx, deps, {
          ...told,
          to: people,
          type: "round.changed",
          title: `A round is changed: ${after.title}, ${company}`,
          body,
        });
  }
}
