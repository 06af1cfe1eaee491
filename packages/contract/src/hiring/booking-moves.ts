import { limits } from "../limits";
import { type Actor, commandsFrom, type Move } from "./moves";

export const bookingStates = [
  "DRAFT",
  "REQUESTED",
  "COUNTER_PROPOSED",
  "CONFIRMED",
  /** Confirmed once, and asked for at another time; the old time is kept until this is answered. */
  "RESCHEDULED",
  "DECLINED",
  "WITHDRAWN",
  "CANCELLED",
  "COMPLETED",
  "NO_SHOW_COMPANY",
] as const;
export const scheduleStates = ["DRAFT", "PUBLISHED"] as const;
export const slotStates = [
  "OPEN",
  "HELD",
  "BOOKED",
  "CHECKED_IN",
  "IN_PROGRESS",
  "DONE",
  "NO_SHOW",
  "BLOCKED",
  "CANCELLED",
] as const;
/** WAITING was chosen and is not asked yet; the others are answers, or the lack of one. */
export const invitationStates = ["WAITING", "INVITED", "ACCEPTED", "DECLINED", "LAPSED"] as const;
export const swapStates = ["REQUESTED", "MATCHED", "DONE", "EXPIRED"] as const;
export type BookingState = (typeof bookingStates)[number];
export type ScheduleState = (typeof scheduleStates)[number];
export type SlotState = (typeof slotStates)[number];
export type InvitationState = (typeof invitationStates)[number];
export type SwapState = (typeof swapStates)[number];

type Moves<State> = Record<string, Move<State>>;

export const bookingMoves = {
  REQUEST: { from: ["DRAFT"], to: "REQUESTED", by: ["COMPANY"] },
  CONFIRM: { from: ["REQUESTED", "RESCHEDULED"], to: "CONFIRMED", by: ["COLLEGE"] },
  COUNTER_PROPOSE: {
    from: ["REQUESTED", "RESCHEDULED"],
    to: "COUNTER_PROPOSED",
    by: ["COLLEGE"],
  },
  DECLINE: { from: ["REQUESTED"], to: "DECLINED", by: ["COLLEGE"] },
  ACCEPT: { from: ["COUNTER_PROPOSED"], to: "CONFIRMED", by: ["COMPANY"] },
  /** What a college offers, where no time was confirmed yet; follows from blocking the company, too. */
  RETRACT: { from: ["COUNTER_PROPOSED"], to: "WITHDRAWN", by: ["COLLEGE"] },
  WITHDRAW: { from: ["REQUESTED", "COUNTER_PROPOSED"], to: "WITHDRAWN", by: ["COMPANY"] },
  RESCHEDULE: { from: ["CONFIRMED"], to: "RESCHEDULED", by: ["COMPANY"] },
  /** Back to the time that was confirmed before; only where there is one. */
  KEEP: {
    from: ["RESCHEDULED", "COUNTER_PROPOSED"],
    to: "CONFIRMED",
    by: ["COMPANY", "COLLEGE"],
  },
  CANCEL: { from: ["CONFIRMED", "RESCHEDULED"], to: "CANCELLED", by: ["COMPANY", "COLLEGE"] },
  COMPLETE: { from: ["CONFIRMED"], to: "COMPLETED", by: ["COLLEGE"] },
  NO_SHOW: { from: ["CONFIRMED"], to: "NO_SHOW_COMPANY", by: ["COLLEGE"] },
} as const satisfies Moves<BookingState>;

/** Where it is one side's turn: a new question or another time waits for the college, what it offers for the company. */
export const waitingBookings = {
  COLLEGE: ["REQUESTED", "RESCHEDULED"],
  COMPANY: ["COUNTER_PROPOSED"],
} as const satisfies Record<"COLLEGE" | "COMPANY", readonly BookingState[]>;

/** The states in which a time that was confirmed is kept, where there is one: until another one is agreed on. */
export const keptBookings = [
  "CONFIRMED",
  "RESCHEDULED",
  "COUNTER_PROPOSED",
] as const satisfies readonly BookingState[];

export const scheduleMoves = {
  PUBLISH: { from: ["DRAFT"], to: "PUBLISHED", by: ["COMPANY", "COLLEGE"] },
  /** Until the first student has checked in, or the time has begun. */
  UNPUBLISH: { from: ["PUBLISHED"], to: "DRAFT", by: ["COMPANY", "COLLEGE"] },
} as const satisfies Moves<ScheduleState>;

/** The states in which a slot takes the time of its student. */
export const takenSlots = [
  "HELD",
  "BOOKED",
  "CHECKED_IN",
  "IN_PROGRESS",
] as const satisfies SlotState[];

const staff = ["COMPANY", "COLLEGE"] as const;
export const slotMoves = {
  HOLD: { from: ["OPEN"], to: "HELD", by: ["STUDENT"] },
  BOOK: { from: ["HELD"], to: "BOOKED", by: ["STUDENT"] },
  /** Given to a student by an invitation they accept, an allotment, or a swap. */
  ASSIGN: { from: ["OPEN"], to: "BOOKED", by: ["STUDENT", "COLLEGE", "SYSTEM"] },
  RELEASE: { from: ["HELD", "BOOKED"], to: "OPEN", by: ["STUDENT", ...staff, "SYSTEM"] },
  BLOCK: { from: ["OPEN"], to: "BLOCKED", by: staff },
  UNBLOCK: { from: ["BLOCKED"], to: "OPEN", by: staff },
  CANCEL: {
    from: ["OPEN", "HELD", "BOOKED", "BLOCKED", "CHECKED_IN"],
    to: "CANCELLED",
    by: [...staff, "SYSTEM"],
  },
  /** Also somebody who was written down as absent and came after all. */
  CHECK_IN: { from: ["BOOKED", "NO_SHOW"], to: "CHECKED_IN", by: staff },
  START: { from: ["CHECKED_IN"], to: "IN_PROGRESS", by: staff },
  FINISH: { from: ["IN_PROGRESS"], to: "DONE", by: staff },
  NO_SHOW: { from: ["BOOKED"], to: "NO_SHOW", by: staff },
  /** The booking is completed: whose slot has begun was there, unless somebody has said otherwise. */
  END: { from: ["BOOKED", "CHECKED_IN", "IN_PROGRESS"], to: "DONE", by: ["SYSTEM"] },
} as const satisfies Moves<SlotState>;

export const invitationMoves = {
  INVITE: { from: ["WAITING"], to: "INVITED", by: ["SYSTEM"] },
  ACCEPT: { from: ["INVITED"], to: "ACCEPTED", by: ["STUDENT"] },
  /** Also a student who gives the slot back, or is no candidate any more. */
  DECLINE: { from: ["INVITED", "ACCEPTED"], to: "DECLINED", by: ["STUDENT", "SYSTEM"] },
  LAPSE: { from: ["INVITED"], to: "LAPSED", by: ["SYSTEM"] },
  /** The schedule is taken back, the move into its round, or the slot they had; who has declined stays so. */
  RECALL: { from: ["INVITED", "ACCEPTED", "LAPSED"], to: "WAITING", by: ["SYSTEM"] },
} as const satisfies Moves<InvitationState>;

export const swapMoves = {
  MATCH: { from: ["REQUESTED"], to: "MATCHED", by: ["STUDENT"] },
  COMPLETE: { from: ["MATCHED"], to: "DONE", by: ["SYSTEM"] },
  DECLINE: { from: ["REQUESTED"], to: "EXPIRED", by: ["STUDENT"] },
  WITHDRAW: { from: ["REQUESTED"], to: "EXPIRED", by: ["STUDENT"] },
  EXPIRE: { from: ["REQUESTED", "MATCHED"], to: "EXPIRED", by: ["SYSTEM"] },
} as const satisfies Moves<SwapState>;

export type BookingCommand = keyof typeof bookingMoves;
export type ScheduleCommand = keyof typeof scheduleMoves;
export type SlotCommand = keyof typeof slotMoves;
export type InvitationCommand = keyof typeof invitationMoves;
export type SwapCommand = keyof typeof swapMoves;

const { checkIn } = limits.slots;
/** How long before a slot begins what says who came may be said. */
const ahead: Partial<Record<SlotCommand, number>> = {
  CHECK_IN: checkIn,
  START: checkIn,
  FINISH: checkIn,
  NO_SHOW: 0,
};

/** From when on a command for a slot may be given, in milliseconds; nothing where that is at any time. */
export function givenFrom(command: SlotCommand, startsAt: Date | string): number | undefined {
  const before = ahead[command];
  return before === undefined ? undefined : new Date(startsAt).getTime() - before;
}

interface Standing<Moment> {
  state: BookingState;
  startsAt: Moment | null;
}

/** Whether the time that was confirmed has begun, be it that another one is asked for by now: its company cancels it no more. */
export const hasBegun = ({ startsAt }: Pick<Standing<Date | string>, "startsAt">, now: Date) =>
  startsAt !== null && new Date(startsAt) <= now;

/** Whether a confirmed time has come: its company neither moves nor cancels it any more, and the college says how it went. */
export const hasCome = (booking: Standing<Date | string>, now: Date) =>
  booking.state === "CONFIRMED" && hasBegun(booking, now);

/** Commands for a booking of which no time was confirmed: one that was is kept or cancelled. */
const beforeAnyTime: readonly BookingCommand[] = ["WITHDRAW", "RETRACT"];

/** What somebody may do with a booking: the table, `beforeAnyTime`, `hasCome`, and `hasBegun`. */
export function bookingCommandsOf(actor: Actor, booking: Standing<string>, now: Date) {
  const { state, startsAt } = booking;
  if (actor === "COMPANY" && hasCome(booking, now)) return [];
  return commandsFrom<BookingState, BookingCommand>(bookingMoves, actor, state)
    .filter((command) =>
      command === "KEEP"
        ? startsAt !== null
        : !beforeAnyTime.includes(command) || startsAt === null,
    )
    .filter((command) => command !== "CANCEL" || actor !== "COMPANY" || !hasBegun(booking, now));
}

const same = (one: string, other: string) => Date.parse(one) === Date.parse(other);

interface Span {
  startsAt: string;
  endsAt: string;
}

/** Why a time that a college offers is no other one than those a company asks for, or nothing. */
export function obstacleToProposing(asked: readonly Span[], { startsAt, endsAt }: Span) {
  return asked.some((each) => same(each.startsAt, startsAt) && same(each.endsAt, endsAt))
    ? "The company asks for this time itself. Confirm it, or offer another."
    : undefined;
}
