import { circles } from "@toran/contract/purposes";
import { visibilityLevels, type VisibilityLevel } from "@toran/contract/schemas/profile";
import type { Executor } from "../../db/database";
import { holdUser } from "../accounts/modes";
import type { SignedIn } from "../accounts/signed-in";
import { changeVisibility } from "./change-visibility";
import { visibilityOf } from "./visibility";

type Circle = (typeof circles)[number];
export const isCircle = (purpose: string): purpose is Circle =>
  (circles as readonly string[]).includes(purpose);

const narrowness = (level: VisibilityLevel) => visibilityLevels.indexOf(level);
const narrowest: Record<Circle, VisibilityLevel> = {
  college: "COLLEGE",
  companies: "CONNECTED_COMPANIES",
  link: "ANYONE_WITH_LINK",
  search: "ANYONE_WITH_LINK",
};

/** Allows a circle with those inside it, or takes it back with those around it; nothing else of the profile changes. */
export async function chooseCircle(
  tx: Executor,
  user: SignedIn,
  { circle, given }: { circle: Circle; given: boolean },
  now: Date,
) {
  // What is read is what is changed: of two switches at once, one would give back what the other took.
  await holdUser(tx, user);
  const { level, indexed } = await visibilityOf(tx, user.id);
  const edge = narrowness(narrowest[circle]);
  // Being listed is no level of its own: without it the link stays.
  const within = circle === "search" ? edge : edge - 1;
  const reached = given ? Math.max(narrowness(level), edge) : Math.min(narrowness(level), within);
  // Who takes the link back and gives it again later is not listed by that.
  const listed = given && (circle === "search" || indexed);
  return changeVisibility(tx, user, { level: visibilityLevels[reached], indexed: listed }, now);
}
