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
  "notification.read",
  "chat.message",
  "chat.read",
  "chat.delivered",
  "import.progress",
  "slot.updated",
  "booking.changed",
  "job.changed",
  "board.changed",
  "external-offer.changed",
  "connection.changed",
  "bookmark.changed",
  "rank.changed",
  "session.revoked",
] as const;
export type EventType = (typeof eventTypes)[number];

/** What `board.changed` tells: of which job somebody has applied, or was moved. */
export interface BoardChanged {
  jobId: string;
}

export type RoomReply = { success: true; room: string } | { success: false; message: string };

/** What a client may send. The server reads the room from the verified token, not from the id. */
export interface ClientEvents {
  "create-room": (userId: string, reply: (answer: RoomReply) => void) => void;
  /** Presents a fresh access token on a long connection. */
  authenticate: (token: string, reply: (answer: RoomReply) => void) => void;
  /** Says that the sender writes in a conversation at this moment. */
  typing: (conversationId: string) => void;
  /** Says up to which place a page has the messages of conversations, by their ids. */
  received: (places: Record<string, number>) => void;
  /** Asks again for what came after this event, when one is missing. */
  "catch-up": (lastSeq: number) => void;
}

export interface ServerEvents {
  event: (envelope: Envelope) => void;
  /** The access token of the connection has run out; answer with `authenticate`. */
  "token-expired": () => void;
  /** Somebody of the other side writes at this moment. */
  typing: (told: { conversationId: string; userId: string; name: string }) => void;
  /** Too much was missed to be sent again: load what is shown anew, and go on from this number. */
  refetch: (seq: number) => void;
  /** Nothing was told since what is shown was loaded: go on from this number. */
  "caught-up": (seq: number) => void;
}
