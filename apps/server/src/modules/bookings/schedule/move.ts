import {
  type InvitationCommand,
  invitationMoves,
  type SlotCommand,
  slotMoves,
  type SwapCommand,
  swapMoves,
} from "@toran/contract/hiring/booking-moves";
import { and, eq, or, type SQL } from "drizzle-orm";
import type { Executor } from "../../../db/database";
import { one } from "../../../db/one";
import { conflict } from "../../../http/failures";
import { writeEvents } from "../../hiring/events";
import { type Acting, bySystem, requireMove } from "../../hiring/who";
import {
  type InvitationRow,
  slotInvitations,
  type SlotRow,
  slots,
  slotSwaps,
  type SwapRow,
} from "../tables";
import { tellScreens } from "../tell";
import { tellStudents } from "./notices";
import type { Plan } from "./own";

const note = (
  tx: Executor,
  who: Acting,
  { booking: { id, companyId, collegeId } }: Plan,
  told: { subjectId: string; command: string; from: string; to: string; reason?: string | null },
) => {
  tellScreens(tx, { type: "slot.updated", bookingId: id, companyId, collegeId });
  return writeEvents(tx, who, [{ ...told, companyId, collegeId }]);
};

const leaves = new Set<SlotCommand>(["RELEASE", "CANCEL"]);
const nobody = { studentId: null, applicationId: null, heldUntil: null };

/** Moves a slot by a command. Whoever leaves it takes the questions for a swap along. */
export async function moveSlot(
  tx: Executor,
  who: Acting,
  plan: Plan,
  before: SlotRow,
  command: SlotCommand,
  also: Partial<SlotRow> & { told?: string | null } = {},
): Promise<SlotRow> {
  const { state, version } = before;
  requireMove(slotMoves[command], who, "this slot", state, { state, version });
  const { told = null, ...values } = also;
  const { to } = slotMoves[command];
  const [after] = await tx
    .update(slots)
    .set({ ...(leaves.has(command) && nobody), ...values, state: to, version: version + 1 })
    .where(and(eq(slots.id, before.id), eq(slots.version, version)))
    .returning();
  if (!after) throw conflict("Somebody changed this slot at the same moment. Look again.");
  await note(tx, who, plan, { subjectId: before.id, command, from: state, to, reason: told });
  if (leaves.has(command)) await expireSwaps(tx, plan, before.id, who.now);
  return after;
}

/** Moves an invitation by a command. */
export async function moveInvitation(
  tx: Executor,
  who: Acting,
  plan: Plan,
  before: InvitationRow,
  command: InvitationCommand,
  answerBy: Date | null = null,
): Promise<InvitationRow> {
  const { id, state } = before;
  requireMove(invitationMoves[command], who, "this invitation", state);
  const { to } = invitationMoves[command];
  const after = await one(
    tx
      .update(slotInvitations)
      .set({ state: to, answerBy })
      .where(eq(slotInvitations.id, id))
      .returning(),
    "The invitation",
  );
  await note(tx, who, plan, { subjectId: id, command, from: state, to });
  return after;
}

/** Moves a question for a swap by a command. */
export async function moveSwap(
  tx: Executor,
  who: Acting,
  plan: Plan,
  before: SwapRow,
  command: SwapCommand,
): Promise<SwapRow> {
  const { id, state } = before;
  requireMove(swapMoves[command], who, "this swap", state);
  const { to } = swapMoves[command];
  const after = await one(
    tx.update(slotSwaps).set({ state: to }).where(eq(slotSwaps.id, id)).returning(),
    "The swap",
  );
  await note(tx, who, plan, { subjectId: id, command, from: state, to });
  return after;
}

/** Ends the questions for a swap of a slot that changes hands. Whoever asked for it waits for an answer, and is told. */
async function expireSwaps(tx: Executor, plan: Plan, slotId: string, now: Date) {
  const own = or(eq(slotSwaps.askerSlotId, slotId), eq(slotSwaps.otherSlotId, slotId));
  for (const row of await askedSwaps(tx, own)) {
    await moveSwap(tx, bySystem(now), plan, row, "EXPIRE");
    if (row.otherSlotId === slotId)
      await tellStudents(tx, plan.booking, [row.askerId], {
        says: "Your swap is off",
        body: "The slot you asked for has changed hands.",
      });
  }
}

/** Ends all questions for a swap of a schedule whose students are told of more than that. */
export async function endSwaps(tx: Executor, plan: Plan, now: Date) {
  for (const row of await askedSwaps(tx, eq(slotSwaps.scheduleId, plan.schedule.id)))
    await moveSwap(tx, bySystem(now), plan, row, "EXPIRE");
}

const askedSwaps = (tx: Executor, which: SQL | undefined): Promise<SwapRow[]> =>
  tx
    .select()
    .from(slotSwaps)
    .where(and(eq(slotSwaps.state, "REQUESTED"), which));
