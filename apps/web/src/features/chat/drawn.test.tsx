// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ok } from "@/testing/fake-calls";
import { type Chat, composer, info, meera, message, open } from "./testing/open-conversation";
import * as words from "./words";

const minutesAgo = (many: number) => new Date(Date.now() - many * 60_000).toISOString();
const send: Chat["send"] = async ({ body: { clientId } }) =>
  ok(message(31, "The last", { clientId, sender: meera }));

test("a message that comes is drawn alone: those that stand there are not drawn anew", async () => {
  const items = Array.from({ length: 30 }, (_, at) =>
    message(at + 1, `Line ${at + 1}`, { at: minutesAgo(30 - at) }),
  );
  const { user } = open({ send }, info({ lastPlace: 30 }), items);
  await user.type(await composer(), "The last");
  // Each message that is drawn tells its time.
  const drawn = vi.spyOn(words, "clockOf");
  try {
    await user.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByText("Sending")).toBeNull());
    await screen.findByText("The last");
    const times = new Set(drawn.mock.calls.map(([at]) => at));
    expect(times.size).toBeGreaterThan(0);
    for (const { at } of items) expect(times).not.toContain(at);
  } finally {
    drawn.mockRestore();
  }
});

test("what can be done with a message is what can be done when its menu is opened", async () => {
  const { user } = open({}, info(), [message(1, "Thursday", { sender: meera })]);
  const more = await screen.findByRole("button", { name: /^More about the message/ });
  const entries = async () => {
    await user.click(more);
    const found = (await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent);
    await user.keyboard("{Escape}");
    return found;
  };
  expect(await entries()).toEqual(["Reply", "Edit", "Delete"]);
  const later = Date.now() + 16 * 60_000;
  const clock = vi.spyOn(Date, "now").mockReturnValue(later);
  try {
    expect(await entries()).toEqual(["Reply", "Delete"]);
  } finally {
    clock.mockRestore();
  }
});
