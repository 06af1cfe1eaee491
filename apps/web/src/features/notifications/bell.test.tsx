// @vitest-environment jsdom
import { act, screen } from "@testing-library/react";
import type { Envelope } from "@toran/contract/events";
import { expect, test, vi } from "vitest";
import { ok } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { Bell } from "./bell";

/** What the page was given to hear events by. */
let hear: (event: Envelope) => void = () => undefined;
vi.mock("@toran/api-client/realtime", () => ({
  connectRealtime: ({ onEvent }: { onEvent: typeof hear }) => {
    hear = onEvent;
    return { close: () => undefined, typing: () => undefined, received: () => undefined };
  },
}));

test("what was read in another tab counts no longer under the bell of this one", async () => {
  let unread = 3;
  const { stores } = renderScreen(<Bell area="po" />, {
    area: "po",
    calls: { notifications: { list: async () => ok({ items: [], next: null, unread }) } },
  });
  await stores.realtime.open("meera");
  expect(await screen.findByRole("button", { name: "Notifications, 3 unread" })).toBeTruthy();
  unread = 0;
  const payload = { unread };
  act(() => hear({ id: "e", type: "notification.read", seq: 0, at: "", payload }));
  expect(await screen.findByRole("button", { name: "Notifications" })).toBeTruthy();
});
