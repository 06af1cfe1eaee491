import { limits } from "@toran/contract";
import { swapMoves } from "@toran/contract/hiring/booking-moves";
import type { swapAnswer } from "@toran/contract/schemas/slot";
import { and, eq, or } from "drizzle-orm";
import type { z } from "zod/mini";
import type { Executor } from "../../../db/database";
import { one } from "../../../db/one";
import { conflict, notFound } from "../../../http/failures";
import type { SignedIn } from "../../accounts/signed-in";
import { acting, bySystem, requireMove } from "../../hiring/who";
import { requireFree } from "../schedule/clash";
import { candidatesOf, settle } from "../schedule/invitations";
import { moveSlot, moveSwap } from "../schedule/move";
import { tellStudents } from "../schedule/notices";
import { holdPlan, holdSlot, type Plan, slotBy } from "../schedule/own";
import { type SlotRow, slotSwaps, type SwapRow } from "../tables";
import { standingIn } from "./standing";

type Command = z.output<typeof swapAnswer>["command"];

/** Until when two slots can be swapped. */
const closesAt = (asked: SlotRow, given: SlotRow) =>
  new Date(Math.min(asked.startsAt.getTime(), given.startsAt.getTime()) - limits.slots.swapCloses);

/** Asks whoever has another slot of the same schedule to swap. */
export async function askSwap(
  tx: Executor,
  user: SignedIn,
  id: string,
  wantedId: string,
  now: Date,
): Promise<"asked" | "agreed"> {
  const { slot: _stale, ...plan } = await holdSlot(tx, id);
  await standingIn(tx, user, plan);
  await settle(tx, plan, now);
  const slot = await slotBy(tx, id);
  if (slot.studentId !== user.id || slot.state !== "BOOKED")
    throw conflict("This slot is not yours.", { current: { state: slot.state } });
  const wanted = await slotBy(tx, wantedId);
  if (wanted.scheduleId !== plan.schedule.id) throw notFound("The slot");
  if (wanted.state !== "BOOKED" || !wanted.studentId || wanted.studentId === user.id)
    throw conflict("Nobody has this slot whom you could ask.", {
      current: { state: wanted.state },
    });
  const closes = closesAt(slot, wanted);
  requireOpen(closes, now);
  const crossed = await askedBack(tx, slot, wanted);
  if (crossed) {
    await agree(tx, user, plan, crossed, now);
    return "agreed";
  }
  await requireBoth(tx, user, plan, slot, wanted, now);
  const [row] = await tx
    .insert(slotSwaps)
    .values({
      scheduleId: plan.schedule.id,
      askerId: user.id,
      otherId: wanted.studentId,
      askerSlotId: slot.id,
      otherSlotId: wanted.id,
      state: "REQUESTED",
      closesAt: closes,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!row) throw conflict("You have asked for this slot already.");
  await tellStudents(tx, plan.booking, [wanted.studentId], {
    says: "Somebody asks to swap slots with you",
    slot,
  });
  return "asked";
}

/** The question of the other one for this very swap: two who ask each other have agreed. */
async function askedBack(tx: Executor, { id }: SlotRow, wanted: SlotRow) {
  const [row] = await tx
    .select()
    .from(slotSwaps)
    .where(
      and(
        eq(slotSwaps.state, "REQUESTED"),
        eq(slotSwaps.askerSlotId, wanted.id),
        eq(slotSwaps.otherSlotId, id),
      ),
    );
  return row;
}

function requireOpen(closes: Date, now: Date) {
  if (closes <= now) throw conflict("Swaps close 12 hours before the slots.");
}

/** Refuses a swap that one of the two could not make: not a candidate any more, or something else at that time. */
async function requireBoth(
  tx: Executor,
  user: SignedIn,
  plan: Plan,
  asked: SlotRow,
  given: SlotRow,
  now: Date,
) {
  const people = new Set((await candidatesOf(plan, tx)).map(({ studentId }) => studentId));
  const both = [asked.id, given.id];
  for (const [studentId, slot] of [
    [asked.studentId, given],
    [given.studentId, asked],
  ] as const) {
    if (!studentId || !people.has(studentId))
      throw conflict("One of you is not in this round any more.");
    const reader = studentId === user.id ? user : { ...user, role: "HUMAN_RESOURCE" as const };
    await requireFree(tx, reader, { id: studentId }, slot, now, both);
  }
}

/** Agrees to a swap, declines it, or takes the question back. */
export async function answerSwap(
  tx: Executor,
  user: SignedIn,
  id: string,
  command: Command,
  now: Date,
) {
  const who = acting(user, now);
  const side = command === "WITHDRAW" ? slotSwaps.askerId : slotSwaps.otherId;
  const mine = or(eq(slotSwaps.askerId, user.id), eq(slotSwaps.otherId, user.id));
  const read = (where = mine) =>
    one(
      tx
        .select()
        .from(slotSwaps)
        .where(and(eq(slotSwaps.id, id), where)),
      "The swap",
    );
  const { scheduleId } = await read();
  const plan = await holdPlan(tx, scheduleId);
  await standingIn(tx, user, plan);
  await settle(tx, plan, now);
  const swap = await read(eq(side, user.id));
  const move = command === "AGREE" ? "MATCH" : command;
  requireMove(swapMoves[move], who, "this swap", swap.state);
  if (command === "AGREE") return agree(tx, user, plan, swap, now);
  await moveSwap(tx, who, plan, swap, command);
  if (command === "DECLINE")
    await tellStudents(tx, plan.booking, [swap.askerId], { says: "Your swap was declined" });
}

async function agree(tx: Executor, user: SignedIn, plan: Plan, swap: SwapRow, now: Date) {
  requireOpen(swap.closesAt, now);
  const asked = await slotBy(tx, swap.askerSlotId);
  const given = await slotBy(tx, swap.otherSlotId);
  const stand =
    asked.studentId === swap.askerId &&
    given.studentId === swap.otherId &&
    asked.state === "BOOKED" &&
    given.state === "BOOKED";
  if (!stand) throw conflict("One of the slots has changed hands meanwhile.");
  await requireBoth(tx, user, plan, asked, given, now);
  const matched = await moveSwap(tx, acting(user, now), plan, swap, "MATCH");
  const system = bySystem(now);
  // Both are free for a moment, so that nobody ever has two.
  const free = await moveSlot(tx, system, plan, asked, "RELEASE", { told: "Swapped." });
  const other = await moveSlot(tx, system, plan, given, "RELEASE", { told: "Swapped." });
  const { studentId: askerId, applicationId: askerApplication } = asked;
  const { studentId: otherId, applicationId: otherApplication } = given;
  await moveSlot(tx, system, plan, free, "ASSIGN", {
    studentId: otherId,
    applicationId: otherApplication,
  });
  await moveSlot(tx, system, plan, other, "ASSIGN", {
    studentId: askerId,
    applicationId: askerApplication,
  });
  await moveSwap(tx, system, plan, matched, "COMPLETE");
  await tellStudents(tx, plan.booking, [swap.askerId], {
    says: "Your slot is swapped",
    slot: given,
  });
}
