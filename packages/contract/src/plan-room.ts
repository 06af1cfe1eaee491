import { limits } from "./limits";
import type { Plan } from "./schemas/billing";

/** How many students or officers a plan holds, and how many are there: more than it holds, where they came by themselves. */
export interface Room {
  holds: number;
  there: number;
}
export interface Used {
  students: number;
  officers: number;
}
export type Place = keyof Used;

export const inFigures = (many: number) => many.toLocaleString("en-IN");
export const placesLeft = ({ holds, there }: Room) => Math.max(0, holds - there);
export const isNarrow = ({ holds, there }: Room) => there >= holds * limits.planRoom.narrow;

/** How full a plan is, in a sentence. */
export function roomSays(of: Place, room: Room) {
  const { holds, there } = room;
  const left = placesLeft(room);
  const more =
    left === 0 ? "no more fit" : left === 1 ? "1 more fits" : `${inFigures(left)} more fit`;
  return `Your plan holds ${inFigures(holds)} ${of} and ${inFigures(there)} ${there === 1 ? "is" : "are"} there: ${more}.`;
}

type Holding = Pick<Plan, "id" | "students" | "officers">;

/** What of those who are there a plan does not hold. */
export const beyond = (plan: Holding, used: Used): Place[] => [
  ...(used.students > plan.students ? (["students"] as const) : []),
  ...(used.officers > (plan.officers ?? Infinity) ? (["officers"] as const) : []),
];

/** The smallest plan that holds so many, if there is one. */
export const planFor = <P extends Holding>(plans: P[], used: Used) =>
  plans
    .filter((plan) => beyond(plan, used).length === 0)
    .toSorted((one, other) => one.students - other.students)[0];

/**
 * What keeps a plan from being chosen. The plan that a college has may always be renewed, and the largest always be taken:
 * nobody is left without a plan because more are there than any holds.
 */
export const tooSmallFor = (
  plan: Holding,
  { plans, present, used }: { plans: Holding[]; present: string | undefined; used: Used },
): Place[] => {
  const largest = Math.max(...plans.map(({ students }) => students));
  return plan.id === present || plan.students === largest ? [] : beyond(plan, used);
};

/** Why it cannot be chosen. */
export const tooSmallSays = (plan: Holding & Pick<Plan, "name">, used: Used, of: Place[]) =>
  of
    .map(
      (each) =>
        `${plan.name} holds ${inFigures(plan[each] ?? 0)} ${each}, and ${inFigures(used[each])} are there.`,
    )
    .join(" ");
