import type { NoticeType } from "@toran/contract";
import type { Executor } from "../../db/database";
import type { Deps } from "../../deps";
import { tellLive } from "../../realtime/event-log";
import { staffOf, staffOfBoth } from "../accounts/profile";
import { type Notice, notify } from "../notifications/notify";

type To = { collegeId: string } | { companyId: string } | { studentIds: string[] };
interface Told {
  to: To;
  type: NoticeType;
  title: Notice["title"];
  body?: string | null;
  link: string;
  entity: { type: "booking" | "slot" | "absence" | "application"; id: string };
  groupKey?: string;
  /** Who did it, and need not be told. */
  by?: string | null | undefined;
}
interface Live {
  type: "booking.changed" | "slot.updated";
  bookingId: string;
  collegeId: string;
  companyId: string;
}

// What was done in a transaction and is to be told at its end, once each.
const waiting = new WeakMap<Executor, { notices: Told[]; live: Map<string, Live> }>();
function of(tx: Executor) {
  const known = waiting.get(tx) ?? { notices: [], live: new Map<string, Live>() };
  waiting.set(tx, known);
  return known;
}

/** Notes that people are to be told of a change. */
export const tell = (tx: Executor, told: Told) => void of(tx).notices.push(told);

/** Notes that what both sides see of a booking or its slots is new. */
export const tellScreens = (tx: Executor, live: Live) =>
  void of(tx).live.set(live.type + live.bookingId, live);

/** Tells everybody what a transaction has noted; its last act. */
export async function flush(tx: Executor, deps: Deps) {
  const told = waiting.get(tx);
  if (!told) return;
  waiting.delete(tx);
  for (const { to, by, body, ...notice } of told.notices) {
    const people = "studentIds" in to ? to.studentIds : (await staffOf(tx, to)).map(({ id }) => id);
    const others = people.filter((id) => id !== by);
    if (others.length) await notify(tx, deps, { ...notice, ...(body && { body }), to: others });
  }
  for (const { type, ...live } of told.live.values()) {
    const people = await staffOfBoth(tx, live);
    const payload = { bookingId: live.bookingId };
    await tellLive(
      tx,
      deps,
      people.map(({ id }) => ({ userId: id, type, payload })),
    );
  }
}
