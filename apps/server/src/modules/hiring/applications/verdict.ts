import { type Facts, judge, type Unmet } from "@toran/contract/hiring/judge";
import type { AccountStatus } from "@toran/contract/schemas/officer-student";
import type { Executor } from "../../../db/database";
import { isOpen } from "../jobs/clock";
import { type Gate, policyRefusal, wantedOf } from "../policy/gate";
import type { JobRow, PostingRow } from "../tables";

/** Who asks whether a posting is open to them, with all that the answer rests on. */
export interface Asker {
  id: string;
  accountStatus: AccountStatus;
  facts: Facts;
  gate: Gate;
  /** Absences that count in this season. */
  strikes: number;
  /** The companies that the college lets post jobs. */
  connected: ReadonlySet<string>;
}
export interface Verdict {
  /** Whether students may apply at this moment. */
  open: boolean;
  eligible: boolean;
  unmet: Unmet[];
  /** What stands in the way beside the rule. */
  obstacle: string | null;
  /** Whether the obstacle is the policy of the college. */
  byPolicy: boolean;
}

const says: Record<Exclude<AccountStatus, "ACTIVE">, string> = {
  INVITED: "Your college has not confirmed your account yet.",
  REGISTERED: "Your college has not confirmed your account yet.",
  CHANGES_REQUESTED: "Your college has asked you to change something in your profile first.",
  REJECTED: "Your college has not accepted your registration.",
  SUSPENDED: "Your college has suspended your account.",
  DEREGISTERED: "You no longer take part in the placement of your college.",
  ALUMNI: "You have left college, so its jobs are no longer open to you.",
};

export const apart = "Your college is no longer connected to this company.";

/** Whether a posting is open to a student, and every reason why not. The list and the application ask the same. */
export async function verdictOn(
  db: Executor,
  asker: Asker,
  posting: PostingRow,
  job: JobRow,
  now: Date,
): Promise<Verdict> {
  const { eligible, unmet } = judge(job.rule, asker.facts);
  const inactive = asker.accountStatus === "ACTIVE" ? null : says[asker.accountStatus];
  const policy = inactive
    ? undefined
    : await policyRefusal(
        db,
        asker.gate,
        await wantedOf(db, job),
        asker.id,
        posting,
        now,
        asker.strikes,
      );
  return {
    open: isOpen(posting, job, now),
    eligible,
    unmet,
    obstacle:
      inactive ?? (asker.connected.has(job.companyId) ? undefined : apart) ?? policy ?? null,
    byPolicy: policy !== undefined,
  };
}
