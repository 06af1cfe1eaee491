// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import type { Envelope } from "@toran/contract/events";
import { expect, test, vi } from "vitest";
import { ok } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { Bell } from "./bell";
import { NotificationList } from "./notification-list";
import { notice } from "./testing/notice";

/** What the page was given to hear events by. */
let hear: (event: Envelope) => void = () => undefined;
vi.mock("@toran/api-client/realtime", () => ({
  connectRealtime: ({ onEvent }: { onEvent: typeof hear }) => {
    hear = onEvent;
    return { close: () => undefined, typing: () => undefined, received: () => undefined };
  },
}));

const hearRead = (unread: number) =>
  act(() => hear({ id: "e", type: "notification.read", seq: 0, at: "", payload: { unread } }));

test("what was read in another tab counts no longer under the bell of this one", async () => {
  let unread = 3;
  const { stores } = renderScreen(<Bell area="po" />, {
    area: "po",
    calls: { notifications: { list: async () => ok({ items: [], next: null, unread }) } },
  });
  await stores.realtime.open("meera");
  expect(await screen.findByRole("button", { name: "Notifications, 3 unread" })).toBeTruthy();
  unread = 0;
  hearRead(unread);
  expect(await screen.findByRole("button", { name: "Notifications" })).toBeTruthy();
});

const fresh = notice(1, { readAt: null });
test.each([
  ["read", [notice(1), notice(2)], "Unread"],
  // What is unread stays as many.
  ["put away", [fresh], "Notice 2"],
])("the list of all follows what was %s in another tab", async (_, left, gone) => {
  let kept = [fresh, notice(2)];
  const list = async () =>
    ok({ items: kept, next: null, unread: kept.filter(({ readAt }) => !readAt).length });
  const { stores } = renderScreen(
    <>
      <Bell area="po" />
      <NotificationList area="po" />
    </>,
    { area: "po", calls: { notifications: { list } } },
  );
  await stores.realtime.open("meera");
  const row = await screen.findByText(gone, { selector: "li span" });
  kept = left;
  hearRead(1);
  await waitFor(() => expect(row.isConnected).toBe(false));
});
