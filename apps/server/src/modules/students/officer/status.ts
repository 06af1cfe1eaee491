import {
  accountMoves,
  type AccountStatus,
  reasonedStatuses,
  type statusInput,
} from "@toran/contract/schemas/officer-student";
import { addDays, collegeDay, dayStart } from "@toran/contract/calendar/zones";
import type { z } from "zod/mini";
import type { Executor } from "../../../db/database";
import type { Deps } from "../../../deps";
import { refused } from "../../../http/failures";
import { said } from "../../../http/implement";
import { signOutAll } from "../../accounts/sessions";
import { record } from "../../audit/record";
import { notify } from "../../notifications/notify";
import { followStatus } from "../../hiring/applications/follow-status";
import { conclude } from "../../hiring/change";
import {
  type BulkAsking,
  type Chosen,
  chosenStudents,
  fullName,
  judged,
  noneAble,
  requireExpected,
  summary,
} from "./bulk";
import { rememberLast, unspecified, writeHistory, changedBy } from "./history";
import { noticeOfStatus } from "./letters";

/** How a status is told in a sentence: is …. */
const words: Record<AccountStatus, string> = {
  INVITED: "invited",
  REGISTERED: "registered",
  ACTIVE: "active",
  CHANGES_REQUESTED: "asked for changes",
  REJECTED: "not accepted",
  SUSPENDED: "suspended",
  DEREGISTERED: "deregistered",
  ALUMNI: "among the alumni",
};

/** Why an officer may not move a student to a status, or nothing. */
function obstacleTo(status: AccountStatus, student: Chosen): string | undefined {
  const { accountStatus: now } = student;
  const moves: readonly AccountStatus[] = accountMoves[now].PLACEMENT_OFFICER;
  if (moves.includes(status)) return undefined;
  return now === status
    ? `${fullName(student)} is ${words[now]} already.`
    : `${fullName(student)} is ${words[now]}, and cannot become ${words[status]} from there.`;
}

type Given = z.output<typeof statusInput>;
type Asking = BulkAsking<Given>;

const date = new Intl.DateTimeFormat("en-IN", { dateStyle: "long", timeZone: "UTC" });

/** Why a status was given, with the day before a suspension ends. */
export function told(reason: string | null | undefined, until: Date | null) {
  const ends = until && `It ends after ${date.format(new Date(addDays(collegeDay(until), -1)))}.`;
  return [reason, ends].filter(Boolean).join(" ") || undefined;
}

/** The moment after the last day of a suspension. */
function untilOf({ status, until }: Given, now: Date) {
  if (!until) return null;
  if (status !== "SUSPENDED") throw refused({ until: "Only a suspension has a last day." });
  const end = dayStart(addDays(until, 1));
  if (end <= now) throw refused({ until: "Choose a day that is still to come." });
  return end;
}

/** Moves students to a status, all of them in one transaction; a dry run stops before the first write. */
export const setStatus = (deps: Deps, asking: Asking) =>
  deps.db.transaction(async (tx) => {
    const { user, query, body, call } = asking;
    const until = untilOf(body, deps.now());
    const chosen = await chosenStudents(tx, user, query, body.studentId);
    const { results, able } = judged(chosen, (student) => obstacleTo(body.status, student));
    if (query.dryRun) return { results };
    if (!able.length) throw noneAble({ results }, chosen);
    requireExpected(query, able.length);
    const undoId = await move(tx, deps, asking, able, until);
    const after = { status: body.status, students: able.length };
    const deed = { action: "students.status", entity: undoId, after, reason: body.reason } as const;
    await record(tx, { user, call }, deed, deps.now());
    return said({ results, undoId }, summary(able.length, chosen.length, words[body.status]));
  });

async function move(
  tx: Executor,
  deps: Deps,
  { user, body }: Asking,
  able: Chosen[],
  until: Date | null,
) {
  const { status, reason } = body;
  const wanted = reasonedStatuses.some((each) => each === status);
  const events = able.map(({ id, accountStatus, statusEvent }) => ({
    studentId: id,
    from: accountStatus,
    to: status,
    reason: reason ?? (wanted ? unspecified : null),
    before: statusEvent,
    until,
  }));
  const changeId = await writeHistory(tx, changedBy(user), { what: "STATUS", events }, deps.now());
  await rememberLast(tx, "STATUS", changeId, { accountStatus: status });
  await tellStudents(tx, deps, status, told(reason, until), able);
  return changeId;
}

/** Tells students that their status has changed, lets their applications follow, and signs out those who are suspended. */
export async function tellStudents(
  tx: Executor,
  deps: Deps,
  status: AccountStatus,
  reason: string | undefined,
  about: Pick<Chosen, "id">[],
) {
  const ids = about.map(({ id }) => id);
  const notice = noticeOfStatus(status, reason);
  if (notice) await notify(tx, deps, { to: ids, ...notice });
  await followStatus(tx, status, ids, deps.now());
  await conclude(tx, deps);
  if (status === "SUSPENDED") await signOutAll(tx, deps, ids);
}
