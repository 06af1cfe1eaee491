import { z } from "zod/mini";
import { invitationStates, scheduleStates, slotStates, swapStates } from "../hiring/booking-moves";
import { minuteOf } from "../hiring/slot-times";
import { limits } from "../limits";
import {
  choice,
  flag,
  id,
  instant,
  lookedAt,
  maybe,
  moment,
  number,
  whyText,
  text,
  timeOfDay,
} from "./fields";
import { hiringSide } from "./job";

/** ROOM_ONLY has no slots; OPEN is booked by students, PRESELECT after the company's choice, ALLOTTED by the college. */
export const scheduleModels = ["ROOM_ONLY", "OPEN", "PRESELECT", "ALLOTTED"] as const;
export type ScheduleModel = (typeof scheduleModels)[number];
const { slots: most, booking } = limits;

const localId = z
  .string({ error: "Check this part." })
  .check(z.regex(/^[\w-]{1,40}$/, "Check this part."));
const panel = z.object({ id: localId, name: text("Name the panel.", 60), roomId: maybe(id) });
const pause = z
  .object({ from: timeOfDay("Give a time like 13:00."), to: timeOfDay("Give a time like 14:00.") })
  .check(
    z.refine(({ from, to }) => minuteOf(to) > minuteOf(from), {
      error: "Let the break end after it begins.",
      path: ["to"],
    }),
  );
/** How the time of a confirmed booking is cut into slots. Saving it draws them anew. */
export const scheduleInput = z
  .object({
    model: choice(scheduleModels),
    /** The round of the job that its candidates must be in; every open candidate where it is left out. */
    roundId: maybe(text("Choose the round.", 40)),
    panels: z.array(panel, { error: "Name the panels." }).check(
      z.maxLength(booking.panels, `Keep it to ${booking.panels} panels.`),
      z.refine(
        (list: { id: string }[]) => new Set(list.map((each) => each.id)).size === list.length,
        "Two panels are the same.",
      ),
    ),
    minutes: z._default(
      number(
        `Give ${most.minutes.min} to ${most.minutes.max} minutes.`,
        most.minutes.min,
        most.minutes.max,
      ),
      30,
    ),
    buffer: z._default(number(`Give 0 to ${most.buffer} minutes.`, 0, most.buffer), 0),
    /** Students at a time in one panel: more than one for a discussion or a test. */
    places: z._default(number(`Give 1 to ${most.places}.`, 1, most.places), 1),
    breaks: z._default(
      z.array(pause).check(z.maxLength(most.breaks, `Keep it to ${most.breaks} breaks.`)),
      [],
    ),
    /** Of PRESELECT: hours to answer an invitation. */
    answerHours: z._default(number("Give 1 to 168 hours.", 1, 168), most.answerHours),
    /** Of PRESELECT: from when on alternates may take what is free. */
    alternatesFrom: maybe(instant("Give the day and time.")),
    version: z.optional(z.number()),
  })
  .check(
    z.refine(({ model, panels }) => model === "ROOM_ONLY" || panels.length > 0, {
      error: "Add at least one panel.",
      path: ["panels"],
    }),
  );
export type ScheduleInput = z.output<typeof scheduleInput>;

/** What a company chooses, of how it is told: who, in their order, and who of them moves up. */
export const chosen = z.array(z.object({ applicationId: id, alternate: z.boolean() }));
/** The company's choice: the first in order, then the alternates by rank. */
export const picksInput = z.object({
  /** Ids of applications. */
  primary: z.array(id).check(z.maxLength(most.most, `Choose at most ${most.most}.`)),
  alternates: z._default(
    z.array(id).check(z.maxLength(most.most, `Choose at most ${most.most}.`)),
    [],
  ),
  /** The print of the choice that it takes the place of; without one the last word wins. */
  seen: z.optional(z.string()),
});
/** Of the slot as it was read: by now it may be another student's. Without one the last word wins. */
const { version } = lookedAt.shape;
/** Gives a slot to a candidate, empties it, or fills all that are empty in the order of application. */
export const allotInput = z
  .object({
    slotId: maybe(id),
    /** The candidate; left out, the slot is emptied. */
    applicationId: maybe(id),
    automatic: z.optional(flag),
    version,
  })
  .check(
    z.refine(({ slotId, automatic }) => automatic === true || !!slotId, {
      error: "Choose the slot.",
      path: ["slotId"],
    }),
  );
export const slotCommandInput = z.object({
  command: choice([
    "BLOCK",
    "UNBLOCK",
    "CANCEL",
    "RELEASE",
    "CHECK_IN",
    "START",
    "FINISH",
    "NO_SHOW",
  ]),
  reason: maybe(whyText()),
  version,
});

const told = z.nullable(z.string());
const slotTimesShown = { startsAt: moment, endsAt: moment, panel: z.string(), room: told };
const slot = z.object({
  id,
  state: z.enum(slotStates),
  panelId: z.string(),
  place: z.number(),
  ...slotTimesShown,
  /** Who has it, or is to have it once the schedule is published. */
  student: z.nullable(z.object({ id, applicationId: id, name: z.string() })),
  version: z.number(),
});
export type Slot = z.output<typeof slot>;
const invitation = z.object({
  id,
  applicationId: id,
  name: z.string(),
  rank: z.number(),
  alternate: z.boolean(),
  state: z.enum(invitationStates),
  answerBy: z.nullable(moment),
});
export type Invitation = z.output<typeof invitation>;
/** The schedule of a booking as both sides see it. */
export const schedule = z.object({
  /** The id of its booking. */
  id,
  title: z.string(),
  model: z.enum(scheduleModels),
  state: z.enum(scheduleStates),
  startsAt: moment,
  endsAt: moment,
  round: z.nullable(z.object({ id: z.string(), title: z.string() })),
  panels: z.array(z.object({ id: z.string(), name: z.string(), roomId: z.nullable(id) })),
  minutes: z.number(),
  buffer: z.number(),
  places: z.number(),
  breaks: z.array(z.object({ from: z.string(), to: z.string() })),
  answerHours: z.number(),
  alternatesFrom: z.nullable(moment),
  slots: z.array(slot),
  picks: z.array(invitation),
  publishedAt: z.nullable(moment),
  /** Nobody has checked in yet, so that publishing can be taken back. */
  mayUnpublish: z.boolean(),
  version: z.number(),
});
export type Schedule = z.output<typeof schedule>;
/** Those who may be given a slot, in the order of application. */
export const scheduleCandidates = z.array(
  z.object({
    applicationId: id,
    studentId: id,
    name: z.string(),
    department: told,
    /** The slot they have or are to have. */
    slotId: z.nullable(id),
    invitation: z.nullable(z.enum(invitationStates)),
  }),
);
export type ScheduleCandidates = z.output<typeof scheduleCandidates>;

const occasion = {
  /** The id of the booking whose schedule it belongs to. */
  scheduleId: id,
  title: z.string(),
  company: hiringSide,
  round: told,
  link: told,
};
const ownSlot = z.object({
  id,
  state: z.enum(slotStates),
  ...slotTimesShown,
  ...occasion,
  /** The seconds for which it is still kept, from when this is told: the clock of a device may be wrong. */
  heldFor: z.nullable(z.number()),
  /** Whether it can still be given back, and swapped. */
  mayRelease: z.boolean(),
  maySwap: z.boolean(),
});
export type OwnSlot = z.output<typeof ownSlot>;
const ownInvitation = z.object({
  id,
  state: z.enum(invitationStates),
  answerBy: z.nullable(moment),
  /** The time that is cut into slots. */
  startsAt: moment,
  endsAt: moment,
  ...occasion,
});
const swapSide = z.object({ slotId: id, ...slotTimesShown });
const ownSwap = z.object({
  id,
  state: z.enum(swapStates),
  /** Whether the reader has asked for it, or is asked. */
  mine: z.boolean(),
  title: z.string(),
  /** What the reader has and would get. */
  has: swapSide,
  gets: swapSide,
  closesAt: moment,
});
/** A student's slots, invitations, swaps, and the schedules that are open to them. */
export const mySlots = z.object({
  slots: z.array(ownSlot),
  invitations: z.array(ownInvitation),
  swaps: z.array(ownSwap),
  open: z.array(
    z.object({
      ...occasion,
      model: z.enum(scheduleModels),
      /** The places, in words. */
      venue: told,
      startsAt: moment,
      endsAt: moment,
      /** Slots that could be booked; of ROOM_ONLY there are none, everybody comes. */
      free: z.number(),
    }),
  ),
});
export type MySlots = z.output<typeof mySlots>;
/** A schedule as a candidate sees it: which times are free, and nobody's name. */
export const openSchedule = z.object({
  ...occasion,
  model: z.enum(scheduleModels),
  mayBook: z.boolean(),
  /** Why not, in words. */
  obstacle: told,
  slots: z.array(
    z.object({
      id,
      ...slotTimesShown,
      free: z.boolean(),
      mine: z.boolean(),
      /** Somebody has it who could be asked to swap. */
      maySwap: z.boolean(),
    }),
  ),
});
export type OpenSchedule = z.output<typeof openSchedule>;
export const invitationAnswer = z.object({
  command: choice(["ACCEPT", "DECLINE"]),
  /** Of ACCEPT: the slot; the first that is free and fits where it is left out. */
  slotId: maybe(id),
});
export const swapInput = z.object({ wantedId: id });
export const swapAnswer = z.object({ command: choice(["AGREE", "DECLINE", "WITHDRAW"]) });
