import { api } from "@toran/contract";
import type { AuditAction } from "@toran/contract/schemas/audit";
import type { FastifyInstance } from "fastify";
import type { Executor } from "../../db/database";
import type { Deps } from "../../deps";
import type { Call } from "../../http/call";
import { type Handlers, implement, said } from "../../http/implement";
import { collegeIdOf, type SignedIn } from "../accounts/signed-in";
import { type Deed, record } from "../audit/record";
import { change } from "./change";
import { commandByCollege } from "./college";
import { commandByCompany, requestBooking, rescheduleBooking } from "./company";
import { exportBookings } from "./export";
import { waitingFor, listBookings } from "./list";
import { busyFor, optionsFor } from "./options";
import { bookingFor } from "./own";
import { createBooking, removeBooking, saveBooking } from "./save";
import { blockDates, openDates, saveSettings, settingsOf, stayingOn } from "./settings";
import { shownBooking } from "./shown";
import type { BookingRow } from "./tables";

type By = { user: SignedIn; call: Call };

const answered = {
  ACCEPT: "The booking is confirmed.",
  CONFIRM: "The booking is confirmed.",
  COUNTER_PROPOSE: "Your proposal is sent.",
  DECLINE: "The booking is declined.",
  RETRACT: "The time you offered is taken back.",
  WITHDRAW: "The booking is withdrawn.",
  KEEP: "The booking keeps its time.",
  CANCEL: "The booking is cancelled.",
  COMPLETE: "The booking is completed.",
  NO_SHOW: "It is noted that the company did not come.",
} as const;

/** Bookings of a college's time and places: asked for by companies, answered by the college. */
export function bookingRoutes(app: FastifyInstance, deps: Deps) {
  const { db, now } = deps;
  const shown = ({ role }: SignedIn, row: BookingRow) =>
    shownBooking(db, row, role === "HUMAN_RESOURCE" ? "COMPANY" : "COLLEGE", now());

  /** A change that is written down of whoever made it. */
  const noted = (
    { user, call }: By,
    deed: { action: AuditAction; entity?: string; reason?: string | undefined },
    work: (tx: Executor) => Promise<{ after?: Deed["after"]; row?: BookingRow }>,
  ) =>
    change(deps, async (tx) => {
      const { row, after = row && { state: row.state } } = await work(tx);
      await record(tx, { user, call }, { ...deed, ...(row && { entity: row.id }), after }, now());
      return row;
    });
  const moved = async (
    by: By,
    reason: string | undefined,
    work: (tx: Executor) => Promise<BookingRow>,
  ) => {
    const row = await noted(by, { action: "booking.move", reason }, async (tx) => ({
      row: await work(tx),
    }));
    if (!row) throw new Error("A booking was moved to nothing.");
    return shown(by.user, row);
  };

  implement(app, deps, api.hr.bookings, {
    options: ({ user, query }) => optionsFor(db, user, query, now()),
    list: ({ user, query }) => listBookings(db, user, query, now()),
    export: (asking) => exportBookings(deps, asking),
    waiting: async ({ user }) => ({ waiting: (await waitingFor(db, user)).many }),
    create: async ({ user, body }) => {
      const row = await change(deps, (tx) => createBooking(tx, user, body, now()));
      return said(await shown(user, row), "The draft is saved.");
    },
    read: async ({ user, params }) => shown(user, await bookingFor(db, user, params.id)),
    save: async ({ user, params, body }) => {
      const row = await change(deps, (tx) => saveBooking(tx, user, params.id, body, now()));
      return said(await shown(user, row), "The draft is saved.");
    },
    remove: async ({ user, params, query }) => {
      await change(deps, (tx) => removeBooking(tx, user, params.id, query.version));
      return said(undefined, "The draft is deleted.");
    },
    request: async ({ user, call, params, body }) => {
      const ask = (tx: Executor) => requestBooking(tx, user, params.id, body, now());
      return said(await moved({ user, call }, undefined, ask), "The college is asked.");
    },
    reschedule: async ({ user, call, params, body }) => {
      const ask = (tx: Executor) => rescheduleBooking(tx, user, params.id, body, now());
      const row = await moved({ user, call }, body.reasonText, ask);
      return said(row, "The college is asked. The old time is kept until it answers.");
    },
    command: async ({ user, call, params, body }) => {
      const move = (tx: Executor) => commandByCompany(tx, user, params.id, body, now());
      return said(await moved({ user, call }, body.reasonText, move), answered[body.command]);
    },
  } satisfies Handlers<typeof api.hr.bookings>);

  const settings = (user: SignedIn) => settingsOf(db, collegeIdOf(user));
  implement(app, deps, api.po.bookings, {
    list: ({ user, query }) => listBookings(db, user, query, now()),
    export: (asking) => exportBookings(deps, asking),
    waiting: async ({ user }) => ({ waiting: (await waitingFor(db, user)).many }),
    read: async ({ user, params }) => shown(user, await bookingFor(db, user, params.id)),
    decide: async ({ user, call, params, body }) => {
      const move = (tx: Executor) => commandByCollege(tx, user, params.id, body, now());
      return said(await moved({ user, call }, body.reasonText, move), answered[body.command]);
    },
    busy: ({ user, query }) => busyFor(db, user, query, now()),
    settings: ({ user }) => settings(user),
    saveSettings: async ({ user, call, body }) => {
      await noted({ user, call }, { action: "booking.settings" }, async (tx) => {
        await saveSettings(tx, collegeIdOf(user), body);
        return { after: { noticeHours: body.noticeHours, ...body.hours } };
      });
      return said(await settings(user), "Your hours are saved.");
    },
    block: async ({ user, call, body }) => {
      const deed = { action: "dates.block" as const, reason: body.reason };
      await noted({ user, call }, deed, async (tx) => {
        const { from, to } = await blockDates(tx, collegeIdOf(user), body, now());
        return { after: { from, to } };
      });
      const stays = await stayingOn(db, collegeIdOf(user), body, now());
      return said({ ...(await settings(user)), stays }, "The days are blocked.");
    },
    unblock: async ({ user, call, params }) => {
      await noted({ user, call }, { action: "dates.open" }, async (tx) => {
        const { from, to } = await openDates(tx, collegeIdOf(user), params.id);
        return { after: { from, to } };
      });
      return said(await settings(user), "The days are open again.");
    },
  } satisfies Handlers<typeof api.po.bookings>);
}
