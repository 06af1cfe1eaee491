import { and, eq, inArray } from "drizzle-orm";
import { among } from "../../../db/among";
import type { Executor } from "../../../db/database";
import { applications } from "../applications/tables";
import { jobs, postings } from "../tables";
import { isOpen } from "./clock";

interface Told {
  userId: string;
  type: string;
  entity: { type: string; id: string } | null;
  /** How many jobs it stands for. */
  many: number;
}
/** The job that somebody is called to. Of several that are new the notice names none. */
const about = ({ type, entity, many }: Told) =>
  ((type === "posting.closing" || (type === "posting.new" && many === 1)) && entity?.id) ||
  undefined;

/**
 * Leaves out that a job is new or closes soon where it has closed, or was applied to: a mail that had to wait for the
 * morning would send students to a closed door.
 */
export async function withoutWhatClosed<Notice extends Told>(
  tx: Executor,
  notices: Notice[],
  now: Date,
): Promise<Notice[]> {
  const calling = notices.filter(about);
  const ids = [...new Set(calling.flatMap((each) => about(each) ?? []))];
  if (!ids.length) return notices;
  const rows = await tx
    .select({ posting: postings, job: jobs })
    .from(postings)
    .innerJoin(jobs, eq(jobs.id, postings.jobId))
    .where(inArray(postings.id, ids));
  const open = new Set(
    rows.filter(({ posting, job }) => isOpen(posting, job, now)).map(({ posting }) => posting.id),
  );
  const sent = await tx
    .select({ studentId: applications.studentId, postingId: applications.postingId })
    .from(applications)
    .where(
      and(
        inArray(applications.postingId, ids),
        among(
          applications.studentId,
          calling.map(({ userId }) => userId),
        ),
      ),
    );
  const applied = new Set(sent.map(({ studentId, postingId }) => studentId + postingId));
  return notices.filter((each) => {
    const posting = about(each);
    return !posting || (open.has(posting) && !applied.has(each.userId + posting));
  });
}
