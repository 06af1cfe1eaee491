/** One event of the real-time channel. `seq` rises by one for each user; 0 is sent once, and not again. */
export interface Envelope<T = unknown> {
  id: string;
  type: EventType;
  seq: number;
  at: string;
  payload: T;
}

export const eventTypes = [
  "notification.new",
  "chat.message",
  "chat.read",
  "import.progress",
  "slot.updated",
  "connection.changed",
  "session.revoked",
] as const;
export type EventType = (typeof eventTypes)[number];

export type RoomReply = { success: true; room: string } | { success: false; message: string };

/** What a client may send. The server reads the room from the verified token, not from the id. */
export interface ClientEvents {
  "create-room": (userId: string, reply: (answer: RoomReply) => void) => void;
  /** Presents a fresh access token on a long connection. */
  authenticate: (token: string, reply: (answer: RoomReply) => void) => void;
}

export interface ServerEvents {
  event: (envelope: Envelope) => void;
  /** The access token of the connection has run out; answer with `authenticate`. */
  "token-expired": () => void;
}
