// @vitest-environment jsdom
import { act, screen } from "@testing-library/react";
import type { ChatMessage } from "@toran/contract/schemas/chat";
import { expect, test, vi } from "vitest";
import { composer, id, info, meera, message, open, vikram } from "./testing/open-conversation";

/** What the page was given to hear by. */
let hear: (told: object) => void = () => undefined;
let hearTyping: (told: object) => void = () => undefined;
vi.mock("@toran/api-client/realtime", () => ({
  connectRealtime: (given: { onEvent: typeof hear; onTyping: typeof hear }) => {
    hear = given.onEvent;
    hearTyping = given.onTyping;
    return { close: () => undefined, typing: () => undefined, received: () => undefined };
  },
}));
const tell = (payload: ChatMessage) =>
  act(async () => hear({ id: "e", type: "chat.message", seq: 0, at: "", payload }));
const writing = () => screen.queryByText("Vikram Rao is writing …") !== null;

test("who writes is shown until their own message comes, whatever others write here or elsewhere", async () => {
  const { stores } = open({}, info());
  await composer();
  await act(() => stores.realtime.open("meera"));
  await act(async () => hearTyping({ conversationId: id, userId: vikram.id, name: vikram.name }));
  expect(writing()).toBe(true);
  await tell(message(2, "Mine", { sender: meera }));
  await tell(message(9, "Elsewhere", { conversationId: "c2" }));
  expect(writing()).toBe(true);
  await tell(message(3, "Theirs"));
  expect(writing()).toBe(false);
});
