import type { Executor } from "../../../db/database";
import type { Deps } from "../../../deps";
import { tellLive } from "../../../realtime/event-log";
import { staffOf } from "../../accounts/profile";

/** Tells the pages of a placement office that an offer from elsewhere is new or changed; gives its people. */
export async function tellPages(tx: Executor, deps: Deps, collegeId: string | null, id: string) {
  const people = collegeId ? (await staffOf(tx, { collegeId })).map((each) => each.id) : [];
  const told = { type: "external-offer.changed", payload: { offerId: id } } as const;
  await tellLive(
    tx,
    deps,
    people.map((userId) => ({ userId, ...told })),
  );
  return people;
}
