import type { bookingOptionsQuery, busyQuery } from "@toran/contract/schemas/booking";
import type { z } from "zod/mini";
import type { Executor } from "../../db/database";
import { conflict } from "../../http/failures";
import { collegeIdOf, type SignedIn } from "../accounts/signed-in";
import { localTime } from "@toran/contract/hiring/slot-times";
import { collegeZone } from "@toran/contract/calendar/zones";
import { runningPostings } from "../hiring/jobs/told";
import { companyIdOf } from "../hiring/own";
import { collegeSides, unnamed } from "../hiring/sides";
import { infrastructureOf } from "../infrastructure/places";
import { busyTimes } from "./holds";
import { hasLeave, noLeave } from "./save";
import { settingsOf } from "./settings";

const placesOf = async (db: Executor, collegeId: string) =>
  (await infrastructureOf(db, { kind: "college", id: collegeId })).map(
    ({ id, name, capacity, kind }) => ({ id, name, capacity, kind }),
  );

/** What a company can ask a college for, and when it is taken. Whose it is, is told of its own bookings alone. */
export async function optionsFor(
  db: Executor,
  user: SignedIn,
  { collegeId, from, to }: z.output<typeof bookingOptionsQuery>,
  now: Date,
) {
  const companyId = companyIdOf(user);
  const pair = { companyId, collegeId };
  if (!(await hasLeave(db, pair))) throw conflict(noLeave, { errors: { collegeId: noLeave } });
  const { day } = localTime(now, collegeZone);
  const { version: _version, ...settings } = await settingsOf(db, collegeId, day);
  const college = (await collegeSides(db, [collegeId])).get(collegeId);
  const own = { collegeId, names: (id: string) => id === companyId };
  return {
    college: college ?? unnamed(collegeId, "A college"),
    ...settings,
    places: await placesOf(db, collegeId),
    busy: await busyTimes(db, own, { from, to }, now),
    postings: await runningPostings(db, pair),
  };
}

/** The places of an officer's college, and who has them when. */
export async function busyFor(
  db: Executor,
  user: SignedIn,
  window: z.output<typeof busyQuery>,
  now: Date,
) {
  const collegeId = collegeIdOf(user);
  return {
    places: await placesOf(db, collegeId),
    busy: await busyTimes(db, { collegeId, names: () => true }, window, now),
  };
}
