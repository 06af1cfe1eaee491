import type {
  ChatEvent,
  ChatMessage,
  Messages,
  OpenConversation,
} from "@toran/contract/schemas/chat";

export const id = "c1";
export const me = "meera";
export const vikram = { id: "vikram", name: "Vikram Rao", side: "COMPANY" as const };
export const meera = { id: me, name: "Meera Krishnan", side: "COLLEGE" as const };

/** A window of a conversation in which nothing is, but what is given. */
export const windowOf = (more: Partial<Messages>): Messages => ({
  now: new Date().toISOString(),
  items: [],
  events: [],
  older: false,
  newer: false,
  read: [],
  ...more,
});

export const message = (
  place: number,
  body: string,
  over: Partial<ChatMessage> = {},
): ChatMessage => ({
  id: `m${place}`,
  conversationId: id,
  place,
  clientId: `client-${place}`,
  sender: vikram,
  body,
  attachments: [],
  replyTo: null,
  mentions: [],
  at: new Date().toISOString(),
  editedAt: null,
  deletedAt: null,
  ...over,
});
const posting = { type: "posting", id: "p1", jobId: "j1", title: "Fleet engineer" } as const;
/** What a company did in a minute of one morning. */
export const event = (minute: number, over: Partial<ChatEvent> = {}): ChatEvent => ({
  id: `e${minute}`,
  at: `2026-11-12T10:${String(minute).padStart(2, "0")}:00.000Z`,
  side: "COMPANY",
  command: "SUBMIT",
  subject: posting,
  agreed: null,
  ...over,
});
export const info = (over: Partial<OpenConversation> = {}): OpenConversation => ({
  id,
  connectionId: "k1",
  state: "OPEN",
  connected: true,
  other: { id: "kestrel", name: "Kestrel Mobility", city: "Pune", picture: null },
  subject: null,
  last: null,
  lastPlace: 1,
  readPlace: 0,
  unread: 1,
  muted: false,
  archived: false,
  people: [
    { ...vikram, designation: "Campus hiring lead" },
    { ...meera, designation: null },
  ],
  files: [],
  connectedSince: null,
  openings: [],
  dates: [],
  hired: [],
  ...over,
});
