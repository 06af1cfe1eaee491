import type { SlotCommand } from "@toran/contract/hiring/booking-moves";
import { type allotInput, chosen, type picksInput } from "@toran/contract/schemas/slot";
import { and, eq } from "drizzle-orm";
import type { z } from "zod/mini";
import type { Executor } from "../../../db/database";
import { one } from "../../../db/one";
import { conflict, refused, requireSeen, requireVersion } from "../../../http/failures";
import type { SignedIn } from "../../accounts/signed-in";
import type { OpenCandidate } from "../../hiring/applications/candidates";
import { studentsWho } from "../../hiring/events";
import { acting } from "../../hiring/who";
import { slotInvitations, type SlotRow, slots } from "../tables";
import { tellScreens } from "../tell";
import { clashOf, requireFree } from "./clash";
import { candidatesOf, invitationsOf } from "./invitations";
import { moveSlot } from "./move";
import { tellStudents } from "./notices";
import { holdPlanFor, type Plan, slotsOf } from "./own";

function requireModel({ schedule: { model } }: Plan, wanted: "PRESELECT" | "ALLOTTED") {
  if (model !== wanted)
    throw conflict(
      wanted === "PRESELECT"
        ? "Only a schedule that invites chosen candidates has a choice."
        : "Only a schedule that the college allots has allotments.",
      { current: { model } },
    );
}

function changed(tx: Executor, { booking: { id, companyId, collegeId } }: Plan) {
  tellScreens(tx, { type: "slot.updated", bookingId: id, companyId, collegeId });
}

/** Chooses whom to invite, the first and the alternates in their order; until the slots are published. */
export async function pick(
  tx: Executor,
  user: SignedIn,
  id: string,
  { primary, alternates, seen }: z.output<typeof picksInput>,
) {
  const plan = await holdPlanFor(tx, user, id);
  requireModel(plan, "PRESELECT");
  if (plan.schedule.state !== "DRAFT")
    throw conflict("The slots are published. Take them back to choose anew.", {
      current: { state: plan.schedule.state },
    });
  requireSeen(chosen, seen, await invitationsOf(tx, id));
  const people = new Map((await candidatesOf(plan, tx)).map((each) => [each.applicationId, each]));
  const ids = [...primary, ...alternates];
  if (new Set(ids).size < ids.length) throw refused({ primary: "Choose each candidate once." });
  for (const [field, list] of Object.entries({ primary, alternates }))
    if (list.some((each) => !people.has(each)))
      throw refused({ [field]: "Choose candidates of this round." });
  const open = (await slotsOf(tx, id)).filter(({ state }) => state === "OPEN").length;
  if (primary.length > open)
    throw refused({ primary: `There are ${open} open slots. Choose no more, and alternates.` });
  await tx.delete(slotInvitations).where(eq(slotInvitations.scheduleId, id));
  const rows = ids.map((applicationId, rank) => ({
    scheduleId: id,
    applicationId,
    studentId: people.get(applicationId)?.studentId ?? "",
    rank: rank + 1,
    alternate: rank >= primary.length,
    state: "WAITING" as const,
  }));
  if (rows.length) await tx.insert(slotInvitations).values(rows);
  changed(tx, plan);
}

/** Gives slots to candidates: one, none, or all that are empty. Before publishing it is a plan, afterwards it counts. */
export async function allot(
  tx: Executor,
  user: SignedIn,
  id: string,
  { automatic, slotId, applicationId, version }: z.output<typeof allotInput>,
  now: Date,
) {
  const plan = await holdPlanFor(tx, user, id);
  requireModel(plan, "ALLOTTED");
  const rows = await slotsOf(tx, id);
  const people = await candidatesOf(plan, tx);
  changed(tx, plan);
  const by = { user, plan, now };
  if (automatic) return fill(tx, by, rows, people);
  const slot = rows.find((each) => each.id === slotId);
  if (!slot) throw refused({ slotId: "Choose a slot of this schedule." });
  requireVersion("this slot", version, slot.version);
  if (!applicationId) return empty(tx, by, slot);
  const person = people.find((each) => each.applicationId === applicationId);
  if (!person) throw refused({ applicationId: "Choose a candidate of this round." });
  const others = rows.filter((each) => each.id !== slot.id);
  const published = plan.schedule.state === "PUBLISHED";
  if (others.some((each) => has(each, person) || (!published && plans(each, person))))
    throw conflict(`${person.name} has a slot already. Empty that one first.`);
  // They gave back what was planned for them, and have this one instead.
  for (const each of others) if (plans(each, person)) await planned(tx, each, null);
  await give(tx, by, slot, person);
}

interface By {
  user: SignedIn;
  plan: Plan;
  now: Date;
}
const active = new Set<string>(["BOOKED", "CHECKED_IN", "IN_PROGRESS", "DONE"]);
const has = (slot: SlotRow, { applicationId }: OpenCandidate) =>
  slot.applicationId === applicationId && active.has(slot.state);
const plans = (slot: SlotRow, { applicationId }: OpenCandidate) =>
  slot.plannedId === applicationId && slot.state === "OPEN";

const planned = (tx: Executor, slot: SlotRow, plannedId: string | null) =>
  one(
    tx
      .update(slots)
      .set({ plannedId, version: slot.version + 1 })
      .where(and(eq(slots.id, slot.id), eq(slots.version, slot.version)))
      .returning(),
    "The slot",
  );

async function give(tx: Executor, by: By, slot: SlotRow, person: OpenCandidate) {
  const { studentId, applicationId, name } = person;
  if (slot.state !== "OPEN")
    throw conflict("This slot is not open.", { current: { state: slot.state } });
  await requireFree(tx, by.user, { id: studentId, name }, slot, by.now);
  const mine = await planned(tx, slot, applicationId);
  if (by.plan.schedule.state !== "PUBLISHED") return;
  const who = acting(by.user, by.now);
  await moveSlot(tx, who, by.plan, mine, "ASSIGN", { studentId, applicationId });
  await tellStudents(tx, by.plan.booking, [studentId], { says: "You have a slot", slot });
}

async function empty(tx: Executor, by: By, slot: SlotRow) {
  const emptied = await planned(tx, slot, null);
  if (slot.state !== "BOOKED") return;
  await moveSlot(tx, acting(by.user, by.now), by.plan, emptied, "RELEASE");
  await tellStudents(tx, by.plan.booking, [slot.studentId], {
    says: "You no longer have a slot",
    slot,
  });
}

/**
 * Goes through the empty slots in their order, and gives each to the first who applied and is free then. Whoever gave a
 * slot back is given another one by hand alone.
 */
async function fill(tx: Executor, by: By, rows: SlotRow[], people: OpenCandidate[]) {
  const gaveBack = await whoGaveBack(tx, by.plan, rows);
  const left = people.filter(
    (person) =>
      !gaveBack.has(person.studentId) &&
      !rows.some((slot) => has(slot, person) || plans(slot, person)),
  );
  for (const slot of rows) {
    if (slot.state !== "OPEN" || slot.startsAt <= by.now) continue;
    if (by.plan.schedule.state === "DRAFT" && slot.plannedId) continue;
    for (const [at, person] of left.entries()) {
      if (await clashOf(tx, person.studentId, slot, [], by.now)) continue;
      await give(tx, by, slot, person);
      left.splice(at, 1);
      break;
    }
  }
}

const nobody: ReadonlySet<string> = new Set();
/** The students who gave a slot back since the slots are published; the plan alone forgets them once others have it. */
const whoGaveBack = async (tx: Executor, { schedule }: Plan, rows: SlotRow[]) =>
  schedule.publishedAt
    ? studentsWho(
        tx,
        "RELEASE" satisfies SlotCommand,
        rows.map(({ id }) => id),
        schedule.publishedAt,
      )
    : nobody;
