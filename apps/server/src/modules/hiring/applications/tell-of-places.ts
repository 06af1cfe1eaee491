import { among } from "../../../db/among";
import type { Executor } from "../../../db/database";
import type { Deps } from "../../../deps";
import { collegesWithLeave } from "../../connections/leave";
import { staffOf } from "../../accounts/profile";
import { notify } from "../../notifications/notify";
import type { Happened } from "../events";
import { postings } from "../tables";
import { freePlaces } from "./free-places";
import { applications } from "./tables";

const ends = new Set(["OFFER_DECLINE", "OFFER_EXPIRE", "OFFER_REVOKE", "OFFER_RENEGE"]);
const gone = new Set(["WITHDRAWN", "AUTO_WITHDRAWN"]);
const placed = new Set<string | null | undefined>(["SELECTED", "OFFERED"]);
const frees = ({ command, from, to }: Happened) =>
  ends.has(command) ||
  (gone.has(to) && placed.has(from)) ||
  // Who had an offer has lost the place with it, and that was told then.
  (to === "REJECTED" && from === "SELECTED");

/** Tells the company and the college of places that came free for somebody who waits; whom to ask is for them to say. */
export async function tellOfFreePlaces(tx: Executor, deps: Deps, happened: Happened[]) {
  const events = happened.filter(frees);
  if (!events.length) return;
  const left = await tx
    .select({ postingId: applications.postingId })
    .from(applications)
    .where(
      among(
        applications.id,
        events.map(({ subjectId }) => subjectId),
      ),
    );
  const ids = [...new Set(left.map(({ postingId }) => postingId))];
  if (!ids.length) return;
  const by = new Set(events.map(({ userId }) => userId));
  for (const { postingId, jobId, companyId, collegeId, title, next } of await freePlaces(
    tx,
    among(postings.id, ids),
  )) {
    const told = {
      type: "application.place",
      title: (many: number) =>
        many === 1
          ? `A place is free for ${title}: ${next.name} is first on the waiting list`
          : `${many} places are free for ${title}, and somebody is on the waiting list`,
      // About whom it names: it goes with their data.
      entity: { type: "application", id: next.id },
      groupKey: `place:${postingId}`,
    } as const;
    const sides = [
      [{ companyId }, `/hr/jobs/${jobId}?tab=pipeline&candidate=${next.id}`],
      [{ collegeId }, `/po/jobs/${postingId}?tab=pipeline&candidate=${next.id}`],
    ] as const;
    const together = (await collegesWithLeave(tx, companyId, "postJobs", [collegeId])).length > 0;
    for (const [side, link] of sides) {
      // Who can move nobody up there is not told to.
      if ("companyId" in side && !together) continue;
      const people = (await staffOf(tx, side)).map(({ id }) => id).filter((id) => !by.has(id));
      if (people.length) await notify(tx, deps, { ...told, to: people, link });
    }
  }
}
