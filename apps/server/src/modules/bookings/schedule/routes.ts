import { api } from "@toran/contract";
import type { AuditAction } from "@toran/contract/schemas/audit";
import type { FastifyInstance } from "fastify";
import type { Executor } from "../../../db/database";
import type { Deps } from "../../../deps";
import type { Call } from "../../../http/call";
import { type Handlers, implement, said } from "../../../http/implement";
import type { SignedIn } from "../../accounts/signed-in";
import { record } from "../../audit/record";
import { conclude } from "../../hiring/change";
import { change } from "../change";
import { answerInvitation } from "../student/answer";
import { book, hold, release } from "../student/book";
import { scheduleForStudent, slotsOfStudent } from "../student/mine";
import { answerSwap, askSwap } from "../student/swap";
import { allot, pick } from "./choose";
import { commandSlot } from "./commands";
import { saveSchedule } from "./draw";
import { planBy } from "./own";
import { publish, unpublish } from "./publish";
import { shownCandidates, shownSchedule } from "./shown";

const did = {
  BLOCK: "The slot is blocked.",
  UNBLOCK: "The slot is open.",
  CANCEL: "The slot is cancelled.",
  RELEASE: "The slot is free again.",
  CHECK_IN: "Checked in.",
  START: "Begun.",
  FINISH: "Done.",
  NO_SHOW: "Noted as absent.",
} as const;

const drawnWords = (many: number) => {
  if (many === 0) return "Everybody comes at once.";
  return many === 1 ? "1 slot is drawn." : `${many} slots are drawn.`;
};

/** Slots of bookings: drawn and published by either side, taken by students. */
export function scheduleRoutes(app: FastifyInstance, deps: Deps) {
  const { db, now } = deps;

  /** Changes the slots of a booking, and writes down who did. */
  const noted = async (
    { user, call }: { user: SignedIn; call: Call },
    { action, id, after }: { action: AuditAction; id: string; after?: object },
    work: (tx: Executor) => Promise<unknown>,
  ) => {
    await change(deps, async (tx) => {
      await work(tx);
      const deed = { action, entity: id, ...(after && { after }) };
      await record(tx, { user, call }, deed, now());
    });
    return shownSchedule(db, user, id, now());
  };

  const both = {
    read: ({ user, params }) => shownSchedule(db, user, params.id, now()),
    save: async ({ user, call, params: { id }, body }) => {
      const after = { model: body.model, minutes: body.minutes, panels: body.panels.length };
      const shown = await noted({ user, call }, { action: "slots.draw", id, after }, (tx) =>
        saveSchedule(tx, user, id, body),
      );
      return said(shown, drawnWords(shown.slots.length));
    },
    publish: async ({ user, call, params: { id }, body }) => {
      const deed = { action: "slots.publish" as const, id, after: { state: "PUBLISHED" } };
      const shown = await noted({ user, call }, deed, (tx) => publish(tx, user, id, body, now()));
      return said(shown, "Students are told.");
    },
    unpublish: async ({ user, call, params: { id } }) => {
      const deed = { action: "slots.publish" as const, id, after: { state: "DRAFT" } };
      const shown = await noted({ user, call }, deed, (tx) => unpublish(tx, user, id, now()));
      return said(shown, "The slots are taken back.");
    },
    candidates: ({ user, params }) => shownCandidates(db, user, params.id),
    command: async ({ user, call, params, body }) => {
      const id = await change(deps, async (tx) => {
        const scheduleId = await commandSlot(tx, user, params.id, body, now());
        const { command, reason } = body;
        const deed = { action: "slot.move" as const, entity: params.id, after: { command } };
        await record(tx, { user, call }, { ...deed, reason }, now());
        // Who was not there may be out by it.
        await conclude(tx, deps);
        return scheduleId;
      });
      return said(await shownSchedule(db, user, id, now()), did[body.command]);
    },
  } satisfies Handlers<Omit<typeof api.hr.schedules, "pick">>;

  implement(app, deps, api.hr.schedules, {
    ...both,
    pick: async ({ user, call, params: { id }, body }) => {
      const many = { first: body.primary.length, alternates: body.alternates.length };
      const shown = await noted({ user, call }, { action: "slots.give", id, after: many }, (tx) =>
        pick(tx, user, id, body),
      );
      return said(shown, "Your choice is saved.");
    },
  });
  implement(app, deps, api.po.schedules, {
    ...both,
    allot: async ({ user, call, params: { id }, body }) => {
      const shown = await noted({ user, call }, { action: "slots.give", id }, (tx) =>
        allot(tx, user, id, body, now()),
      );
      return said(shown, "The slots are allotted.");
    },
  });

  const mine = async (
    user: SignedIn,
    message: string,
    work: (tx: Executor) => Promise<unknown>,
  ) => {
    await change(deps, work);
    return said(await slotsOfStudent(db, user, now()), message);
  };
  implement(app, deps, api.student.slots, {
    mine: ({ user }) => slotsOfStudent(db, user, now()),
    schedule: async ({ user, params }) =>
      scheduleForStudent(db, user, await planBy(db, params.id), now()),
    hold: ({ user, params }) =>
      mine(user, "The slot is yours for two minutes.", (tx) => hold(tx, user, params.id, now())),
    book: ({ user, params }) =>
      mine(user, "The slot is booked.", (tx) => book(tx, user, params.id, now())),
    release: ({ user, params }) =>
      mine(user, "The slot is free again.", (tx) => release(tx, user, params.id, now())),
    answer: ({ user, params, body }) =>
      mine(
        user,
        body.command === "ACCEPT" ? "You have a slot." : "You have declined the invitation.",
        (tx) => answerInvitation(tx, user, params.id, body, now()),
      ),
    askSwap: async ({ user, params, body }) => {
      const became = await change(deps, (tx) => askSwap(tx, user, params.id, body.wantedId, now()));
      return said(
        await slotsOfStudent(db, user, now()),
        became === "agreed" ? swapped.AGREE : "The other student is asked.",
      );
    },
    answerSwap: ({ user, params, body: { command } }) =>
      mine(user, swapped[command], (tx) => answerSwap(tx, user, params.id, command, now())),
  });
}

const swapped = {
  AGREE: "The slots are swapped.",
  DECLINE: "You have declined the swap.",
  WITHDRAW: "Your question is taken back.",
} as const;
