import { type Mode, openModes, type Role, steps } from "@toran/contract";

/** The mode after a step: the step that follows it, or the first open mode. */
export function modeAfter(role: Role, step: Mode): Mode {
  const order: readonly Mode[] = steps[role];
  const at = order.indexOf(step);
  if (at < 0) throw new Error(`${step} is not a step of ${role}.`);
  return order[at + 1] ?? openModes[role][0];
}

/** How far a mode lies along the way in; past every step when it is none of them. */
export function placeOf(role: Role, mode: Mode) {
  const order: readonly Mode[] = steps[role];
  const at = order.indexOf(mode);
  return at < 0 ? order.length : at;
}
