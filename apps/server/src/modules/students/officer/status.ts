import {
  accountMoves,
  type AccountStatus,
  reasonedStatuses,
  type statusInput,
} from "@toran/contract/schemas/officer-student";
import type { z } from "zod/mini";
import type { Executor } from "../../../db/database";
import type { Deps } from "../../../deps";
import type { Call } from "../../../http/call";
import { said } from "../../../http/implement";
import { sendMails } from "../../../mail/send-mail";
import { signOutAll } from "../../accounts/sessions";
import type { SignedIn } from "../../accounts/signed-in";
import { record } from "../../audit/record";
import {
  type BulkQuery,
  type Chosen,
  chosenStudents,
  fullName,
  judged,
  noneAble,
  summary,
} from "./bulk";
import { rememberLast, unspecified, writeHistory } from "./history";
import { lettersAbout } from "./letters";

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
interface Asking {
  user: SignedIn;
  query: BulkQuery;
  body: Given;
  call: Call;
}

/** Moves students to a status, all of them in one transaction; a dry run stops before the first write. */
export const setStatus = (deps: Deps, asking: Asking) =>
  deps.db.transaction(async (tx) => {
    const { user, query, body, call } = asking;
    const chosen = await chosenStudents(tx, user, query, body.studentId);
    const { results, able } = judged(chosen, (student) => obstacleTo(body.status, student));
    if (query.dryRun) return { results };
    if (!able.length) throw noneAble({ results }, chosen);
    const undoId = await move(tx, deps, asking, able);
    const after = { status: body.status, students: able.length };
    const deed = { action: "students.status", entity: undoId, after, reason: body.reason };
    await record(tx, { user, call }, deed, deps.now());
    return said({ results, undoId }, summary(able.length, chosen.length, words[body.status]));
  });

async function move(tx: Executor, deps: Deps, { user, body }: Asking, able: Chosen[]) {
  const { status, reason } = body;
  const wanted = reasonedStatuses.some((each) => each === status);
  const events = able.map(({ id, accountStatus, statusEvent }) => ({
    studentId: id,
    from: accountStatus,
    to: status,
    reason: reason ?? (wanted ? unspecified : null),
    before: statusEvent,
  }));
  const changeId = await writeHistory(tx, user, { what: "STATUS", events }, deps.now());
  await rememberLast(tx, "STATUS", changeId, { accountStatus: status });
  await tellStudents(tx, deps, status, reason, able);
  return changeId;
}

/** Writes to students whose status has changed, and signs out those who are suspended. */
export async function tellStudents(
  tx: Executor,
  deps: Deps,
  status: AccountStatus,
  reason: string | undefined,
  told: Pick<Chosen, "id" | "email" | "firstName">[],
) {
  await sendMails(tx, lettersAbout(status, reason, told), deps.now());
  if (status === "SUSPENDED")
    await signOutAll(
      tx,
      deps,
      told.map(({ id }) => id),
    );
}
