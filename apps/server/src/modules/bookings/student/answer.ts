import type { invitationAnswer } from "@toran/contract/schemas/slot";
import { and, eq } from "drizzle-orm";
import type { z } from "zod/mini";
import type { Executor } from "../../../db/database";
import { one } from "../../../db/one";
import { conflict, notFound, refused } from "../../../http/failures";
import type { SignedIn } from "../../accounts/signed-in";
import { invitationMoves } from "@toran/contract/hiring/booking-moves";
import { acting, requireMove } from "../../hiring/who";
import { clashOf, requireFree } from "../schedule/clash";
import { moveUp, settle } from "../schedule/invitations";
import { moveInvitation, moveSlot } from "../schedule/move";
import { holdPlan, type Plan, slotsOf } from "../schedule/own";
import { slotInvitations, type SlotRow } from "../tables";
import { releaseAll, requireAhead } from "./book";
import { requireMayBook, standingIn } from "./standing";

type Given = z.output<typeof invitationAnswer>;

/** Accepts an invitation, with a slot or the first that is free and fits; or declines it, and the next one is asked. */
export async function answerInvitation(
  tx: Executor,
  user: SignedIn,
  id: string,
  { command, slotId }: Given,
  now: Date,
) {
  const who = acting(user, now);
  const own = and(eq(slotInvitations.id, id), eq(slotInvitations.studentId, user.id));
  const read = () => one(tx.select().from(slotInvitations).where(own), "The invitation");
  const { scheduleId, state: before } = await read();
  if (before === "WAITING") throw notFound("The invitation");
  const plan = await holdPlan(tx, scheduleId);
  await settle(tx, plan, now);
  const invitation = await read();
  requireMove(invitationMoves[command], who, "this invitation", invitation.state);
  const standing = await standingIn(tx, user, plan);
  if (command === "DECLINE") {
    await releaseAll(tx, user, plan, now);
    await moveInvitation(tx, who, plan, invitation, "DECLINE");
    return moveUp(tx, plan, now);
  }
  requireMayBook(plan, standing, now);
  const slot = await chosen(tx, user, plan, slotId, now);
  for (const kept of standing.own)
    if (kept.state === "HELD" && kept.id !== slot.id)
      await moveSlot(tx, who, plan, kept, "RELEASE");
  if (slot.state === "HELD") await moveSlot(tx, who, plan, slot, "BOOK", { heldUntil: null });
  else
    await moveSlot(tx, who, plan, slot, "ASSIGN", {
      studentId: user.id,
      applicationId: standing.application.applicationId,
    });
  await moveInvitation(tx, who, plan, invitation, "ACCEPT");
}

async function chosen(
  tx: Executor,
  user: SignedIn,
  { schedule: { id } }: Plan,
  slotId: string | undefined,
  now: Date,
): Promise<SlotRow> {
  const rows = await slotsOf(tx, id);
  if (slotId) {
    const slot = rows.find((each) => each.id === slotId);
    if (!slot) throw refused({ slotId: "Choose a slot of this schedule." });
    const mine = slot.state === "HELD" && slot.studentId === user.id;
    if (slot.state !== "OPEN" && !mine)
      throw conflict("Somebody has this slot. Choose another one.", {
        current: { state: slot.state },
      });
    requireAhead(slot, now);
    await requireFree(tx, user, { id: user.id }, slot, now);
    return slot;
  }
  for (const slot of rows)
    if (
      slot.state === "OPEN" &&
      slot.startsAt > now &&
      !(await clashOf(tx, user.id, slot, [], now))
    )
      return slot;
  throw conflict("No slot is free at a time when you are.");
}
