// @vitest-environment jsdom
import { act, screen } from "@testing-library/react";
import type { ChatMessage } from "@toran/contract/schemas/chat";
import { expect, test, vi } from "vitest";
import { message, open } from "./testing/open-conversation";

/** What the page was given to hear events by. */
let hear: (told: object) => void = () => undefined;
vi.mock("@toran/api-client/realtime", () => ({
  connectRealtime: ({ onEvent }: { onEvent: typeof hear }) => {
    hear = onEvent;
    return { close: () => undefined, typing: () => undefined, received: () => undefined };
  },
}));
const tell = (payload: ChatMessage) =>
  act(async () => hear({ id: "e", type: "chat.message", seq: 0, at: "", payload }));
const now = new Date().toISOString();
const quote = { id: "m1", place: 1, name: "Vikram Rao", body: "The code is 4711" };

test("what was taken away or changed is read no longer in what answers it, nor beside what is being written", async () => {
  const said = message(1, quote.body);
  const { user, stores } = open({}, undefined, [said, message(2, "Thank you", { replyTo: quote })]);
  await act(() => stores.realtime.open("meera"));
  const [more] = await screen.findAllByRole("button", { name: /^More about the message/ });
  await user.click(more!);
  await user.click(await screen.findByRole("menuitem", { name: "Reply" }));
  // In itself, in its answer, and over the field.
  expect(screen.getAllByText(quote.body)).toHaveLength(3);
  await tell({ ...said, body: "The code follows", editedAt: now });
  expect(screen.queryByText(quote.body)).toBeNull();
  expect(screen.getAllByText("The code follows")).toHaveLength(3);
  await tell({ ...said, body: "", deletedAt: now });
  expect(screen.queryByText("The code follows")).toBeNull();
  expect(screen.getAllByText("A file, or a deleted message")).toHaveLength(2);
});
