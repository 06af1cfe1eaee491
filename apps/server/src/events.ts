import { EventEmitter } from "node:events";
import type { Envelope, EventType, Role } from "@toran/contract";

/** Somebody who works for a college or a company. */
export interface Staff {
  id: string;
  role: Role;
  collegeId: string | null;
  companyId: string | null;
}

interface Happenings {
  /** These sessions are over; their sockets close. */
  "sessions-ended": [sessionIds: string[]];
  /** Something was put into the outbox. */
  "mail-waiting": [];
  /** Something was written down that people are told of at once. */
  "live-waiting": [];
  /** Something that was written down has its number, and can be sent. */
  "live-numbered": [numbered: { userId: string; envelope: Envelope }];
  /** A page of somebody has the messages of conversations up to these places, by the ids of the conversations. */
  "chat-received": [user: Staff, places: readonly (readonly [id: string, place: number])[]];
  /** Something that open tabs of an officer or HR user may like to know, and that is not sent again. */
  happened: [userId: string, type: EventType, payload: unknown];
}

/** What one part of the server tells another within this process. */
export class Events extends EventEmitter<Happenings> {}
