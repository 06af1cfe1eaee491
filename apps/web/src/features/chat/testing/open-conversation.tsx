import type {
  ChatEvent,
  ChatMessage,
  Messages,
  OpenConversation,
} from "@toran/contract/schemas/chat";
import { screen } from "@testing-library/react";
import { answering, type FakeCalls, ok } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { Conversation } from "../conversation";

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
export type Chat = NonNullable<FakeCalls["chat"]>;

/** Opens the conversation of an officer with a company, on a fake of its calls. */
export function open(
  chat: Chat = {},
  of: OpenConversation = info(),
  items = [message(1, "Hello")],
) {
  const calls = {
    read: answering(ok(of)),
    messages: answering(ok(windowOf({ items }))),
    markRead: answering(ok({ unread: 0 })),
    ...chat,
  };
  return {
    calls,
    ...renderScreen(<Conversation area="po" id={id} me={me} at={undefined} />, {
      area: "po",
      calls: { chat: calls },
    }),
  };
}
export const composer = () => screen.findByRole("textbox", { name: "Message to Kestrel Mobility" });
