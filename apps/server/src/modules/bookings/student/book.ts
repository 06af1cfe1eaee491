import { limits } from "@toran/contract";
import type { Executor } from "../../../db/database";
import { conflict } from "../../../http/failures";
import type { SignedIn } from "../../accounts/signed-in";
import { acting, nameOf } from "../../hiring/who";
import { requireFree } from "../schedule/clash";
import { dropOut, settle } from "../schedule/invitations";
import { moveInvitation, moveSlot } from "../schedule/move";
import { tellCompany } from "../schedule/notices";
import { holdSlot, type Plan, slotBy } from "../schedule/own";
import type { SlotRow } from "../tables";
import { ownSlotsIn, requireMayBook, type Standing, standingIn } from "./standing";

/** A slot of a schedule the student may see, held, and as the clock leaves it. */
async function reach(tx: Executor, user: SignedIn, id: string, now: Date) {
  const { slot: _stale, ...plan } = await holdSlot(tx, id);
  await standingIn(tx, user, plan);
  await settle(tx, plan, now);
  const standing = await standingIn(tx, user, plan);
  return { plan, standing, slot: await slotBy(tx, id) };
}

export function requireAhead({ startsAt, state }: SlotRow, now: Date) {
  if (startsAt <= now) throw conflict("This slot has begun already.", { current: { state } });
}

/** Keeps a slot for two minutes; one that was kept in the same schedule before is free again. */
export async function hold(tx: Executor, user: SignedIn, id: string, now: Date) {
  const who = acting(user, now);
  const { plan, standing, slot } = await reach(tx, user, id, now);
  requireMayBook(plan, standing, now);
  requireAhead(slot, now);
  if (slot.state === "HELD" && slot.studentId === user.id) return;
  for (const other of standing.own)
    if (other.state === "HELD") await moveSlot(tx, who, plan, other, "RELEASE");
  if (slot.state === "OPEN") await requireFree(tx, user, { id: user.id }, slot, now);
  await moveSlot(tx, who, plan, slot, "HOLD", {
    studentId: user.id,
    applicationId: standing.application.applicationId,
    heldUntil: new Date(now.getTime() + limits.slots.hold),
  });
}

/** Books the slot that is kept. One the student had in this schedule is free again. */
export async function book(tx: Executor, user: SignedIn, id: string, now: Date) {
  const who = acting(user, now);
  const { plan, standing, slot } = await reach(tx, user, id, now);
  // Asked for twice, as a second press does.
  if (slot.state === "BOOKED" && slot.studentId === user.id) return;
  requireMayBook(plan, standing, now);
  requireAhead(slot, now);
  if (slot.state !== "HELD" || slot.studentId !== user.id)
    throw conflict("You no longer hold this slot. Choose it again.", {
      current: { state: slot.state },
    });
  await leaveBooked(tx, user, plan, standing, now);
  await moveSlot(tx, who, plan, slot, "BOOK", { heldUntil: null });
  const { invitation } = standing;
  if (invitation?.state === "INVITED") await moveInvitation(tx, who, plan, invitation, "ACCEPT");
}

/** Frees the slot a student had before. */
async function leaveBooked(tx: Executor, user: SignedIn, plan: Plan, { own }: Standing, now: Date) {
  for (const before of own)
    if (before.state === "BOOKED") {
      requireAhead(before, now);
      await moveSlot(tx, acting(user, now), plan, before, "RELEASE");
    }
}

/** Gives a slot back, or lets go of one that is only kept. */
export async function release(tx: Executor, user: SignedIn, id: string, now: Date) {
  const who = acting(user, now);
  const { slot: stale, ...plan } = await holdSlot(tx, id);
  await standingIn(tx, user, plan);
  const slot = stale.studentId === user.id ? stale : undefined;
  if (!slot) throw conflict("This slot is not yours.", { current: { state: stale.state } });
  if (slot.state === "BOOKED") requireAhead(slot, now);
  await moveSlot(tx, who, plan, slot, "RELEASE");
  if (slot.state === "HELD") return;
  await dropOut(tx, plan, user.id, "STUDENT", now);
  const says = `${nameOf(user)} gives a slot back`;
  await tellCompany(tx, plan.booking, { says, slot, by: user.id });
}

/** Frees everything a student has in a schedule. */
export async function releaseAll(tx: Executor, user: SignedIn, plan: Plan, now: Date) {
  const who = acting(user, now);
  for (const slot of await ownSlotsIn(tx, plan.schedule.id, user.id))
    if (slot.state === "HELD" || slot.state === "BOOKED") {
      if (slot.state === "BOOKED") requireAhead(slot, now);
      await moveSlot(tx, who, plan, slot, "RELEASE");
    }
}
