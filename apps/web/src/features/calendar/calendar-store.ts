import type { Client } from "@toran/api-client";
import type { Api } from "@toran/contract";
import { collegeZone } from "@toran/contract/calendar/zones";
import type { CalendarEvent, CalendarSource } from "@toran/contract/schemas/calendar";
import { makeAutoObservable } from "mobx";
import { Loadable } from "@/lib/loadable";

/** The calls of a calendar; they are the same in each area. */
type CalendarCalls = Client<Api["po"]["calendar"]>;
export type AskForCalls = () => Promise<CalendarCalls>;

/** What was to be changed is another by now, or gone. */
export const isOfAnotherTab = ({ status }: { status: number }) => status === 404 || status === 409;

export interface Asked {
  from: string;
  to: string;
  sources: readonly CalendarSource[];
}

/** What the calendar shows: one stretch of days, of all sources or of some. */
export class CalendarStore {
  readonly window: Loadable<{ asked: Asked; zone: string; events: CalendarEvent[] }>;
  #asked: Asked | undefined;

  constructor(calls: AskForCalls) {
    this.window = new Loadable(async () => {
      const asked = this.#asked ?? { from: "", to: "", sources: [] };
      const { from, to, sources } = asked;
      const query = { from, to, ...(sources.length && { sources: [...sources] }) };
      const reply = await (await calls()).list({ query });
      return "data" in reply ? { data: { asked, ...reply.data } } : reply;
    });
    makeAutoObservable(this, { window: false });
  }

  /** Goes to other days, or to other sources. */
  show(asked: Asked) {
    this.#asked = asked;
    return this.window.load();
  }

  get zone() {
    return this.window.value?.zone ?? collegeZone;
  }
}
