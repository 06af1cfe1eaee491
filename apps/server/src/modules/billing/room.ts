import {
  type Place,
  planFor,
  roomSays,
  tooSmallFor,
  tooSmallSays,
  type Used,
} from "@toran/contract/plan-room";
import type { Plan } from "@toran/contract/schemas/billing";
import type { Executor } from "../../db/database";
import { conflict } from "../../http/failures";
import { officersIn } from "../accounts/profile";
import { holdPlaces } from "../colleges/college";
import { studentsIn } from "../students/in-plan";
import { billingsOf } from "./listed";
import { plans } from "./plans";
import { standing } from "./subscription";

/** Who takes a place of the plan of a college. */
export const usedBy = async (db: Executor, collegeId: string): Promise<Used> => ({
  students: await studentsIn(db, collegeId),
  officers: await officersIn(db, collegeId),
});

/** The plan whose limits count: what was paid, or what is tried. A college without one yet is held back by nothing. */
export async function planOf(db: Executor, collegeId: string, now: Date): Promise<Plan | null> {
  const all = (await billingsOf(db, collegeId)).map(({ billing }) => billing);
  return (await standing(db, collegeId, { all, now })).plan;
}

/** How many students a plan still lets in. Hold the places of the college to rely on it. */
export const studentsLeft = async (db: Executor, collegeId: string, plan: Plan | null) =>
  plan ? plan.students - (await studentsIn(db, collegeId, plan.students)) : Infinity;

const wayOut = (used: Used) =>
  planFor(plans, used)
    ? "A larger plan takes more."
    : "No plan takes more; write to us under Support.";

/** The refusal of those for whom the plan has no room. */
export async function full(
  db: Executor,
  collegeId: string,
  { plan, of, wished = 1, more = "" }: Full,
) {
  const used = await usedBy(db, collegeId);
  const room = { holds: plan[of] ?? 0, there: used[of] };
  const all = { ...used, [of]: used[of] + wished };
  const says = [roomSays(of, room), more, wayOut(all)].filter(Boolean).join(" ");
  return conflict(says, { isFull: true });
}
interface Full {
  plan: Plan;
  of: Place;
  /** How many more were to come. */
  wished?: number;
  more?: string;
}

/** Refuses one more officer whom the plan does not hold; of two at once the second. */
export async function requirePlaceForOfficer(tx: Executor, collegeId: string, now: Date) {
  await holdPlaces(tx, collegeId);
  const plan = await planOf(tx, collegeId, now);
  if (!plan || (await officersIn(tx, collegeId)) < (plan.officers ?? Infinity)) return;
  throw await full(tx, collegeId, { plan, of: "officers" });
}

/** Refuses a plan that does not hold who is there, unless it is the one the college has. */
export async function requireLargeEnough(tx: Executor, collegeId: string, chosen: Plan, now: Date) {
  const used = await usedBy(tx, collegeId);
  const present = (await planOf(tx, collegeId, now))?.id;
  const of = tooSmallFor(chosen, { plans, present, used });
  if (!of.length) return;
  const says = `${tooSmallSays(chosen, used, of)} Choose a plan that holds them all.`;
  throw conflict(says, { errors: { planId: says } });
}
