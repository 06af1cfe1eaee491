import { EventEmitter } from "node:events";
import type { EventType } from "@toran/contract";

interface Happenings {
  /** These sessions are over; their sockets close. */
  "sessions-ended": [sessionIds: string[]];
  /** Something was put into the outbox. */
  "mail-waiting": [];
  /** Something that an officer or HR user is told of at once, wherever their tabs are connected. */
  happened: [userId: string, type: EventType, payload: unknown];
}

/** What one part of the server tells another within this process. */
export class Events extends EventEmitter<Happenings> {}
