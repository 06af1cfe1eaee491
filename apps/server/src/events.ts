import { EventEmitter } from "node:events";

interface Happenings {
  /** These sessions are over; their sockets close. */
  "sessions-ended": [sessionIds: string[]];
  /** Something was put into the outbox. */
  "mail-waiting": [];
}

/** What one part of the server tells another within this process. */
export class Events extends EventEmitter<Happenings> {}
