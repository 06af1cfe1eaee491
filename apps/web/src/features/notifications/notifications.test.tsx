// @vitest-environment jsdom
import { limits } from "@toran/contract/limits";
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Notice } from "@/stores/notification-store";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { late } from "@/testing/late";
import { renderScreen } from "@/testing/render-screen";
import { Bell } from "./bell";
import { NotificationList } from "./notification-list";
import { NotificationSettings } from "./notification-settings";
import { preferences } from "./testing/preferences";

const notice = (over: Partial<Notice> = {}): Notice => ({
  id: "n1",
  type: "connection.requested",
  title: "Kestrel Mobility asks to connect with you",
  body: "",
  link: "/po/companies/k1",
  actor: "Vikram Rao",
  entity: null,
  priority: "NORMAL",
  groupKey: null,
  many: 1,
  createdAt: new Date().toISOString(),
  readAt: null,
  archivedAt: null,
  ...over,
});
const newest = (items: Notice[], unread = items.filter(({ readAt }) => !readAt).length) =>
  ok({ items, next: null, unread });

test("the bell says how many are unread, at most 99+, and marks one as read that is followed", async () => {
  const read = answering(ok({ unread: limits.notifications.badge }));
  const { user } = renderScreen(<Bell area="po" />, {
    area: "po",
    calls: { notifications: { list: answering(newest([notice()], 140)), read } },
  });
  await user.click(await screen.findByRole("button", { name: "Notifications, 99+ unread" }));
  await user.click(await screen.findByRole("link", { name: /Kestrel Mobility asks/ }));
  expect(read.asked).toEqual([{ body: { ids: ["n1"] } }]);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("the button that marks all as read leaves the focus beside it when it goes out", async () => {
  let unread = 1;
  const bodies: unknown[] = [];
  const read = async (given?: object) => {
    bodies.push(given);
    return ok({ unread: (unread = 0) });
  };
  const createdAt = "2026-11-20T10:00:00Z";
  const { user, stores } = renderScreen(<NotificationList area="po" />, {
    area: "po",
    calls: { notifications: { list: async () => newest([notice({ createdAt })], unread), read } },
  });
  // The bell asks how many are unread.
  void stores.notifications.load();
  const button = await screen.findByRole<HTMLButtonElement>("button", { name: "Mark all as read" });
  await waitFor(() => expect(button.disabled).toBe(false));
  button.focus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(button.disabled).toBe(true));
  // What has come since nobody has seen.
  expect(bodies).toEqual([{ body: { all: true, until: createdAt } }]);
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "Settings" }));
});

test("what is told while the page is open appears under the bell", async () => {
  const replies = [newest([]), newest([notice()])];
  const list = async () => replies.shift() ?? newest([notice()]);
  const { stores } = renderScreen(<Bell area="po" />, {
    area: "po",
    calls: { notifications: { list } },
  });
  await screen.findByRole("button", { name: "Notifications" });
  void stores.notifications.load();
  expect(await screen.findByRole("button", { name: "Notifications, 1 unread" })).toBeDefined();
});

test("one that is put away leaves the list, and comes back when that is undone", async () => {
  let away = false;
  const archive = async ({ body }: { body: { archived?: unknown } }) => {
    away = body.archived !== false;
    return ok({ unread: 0 });
  };
  const list = async () => newest(away ? [] : [notice()]);
  const { user, stores } = renderScreen(<NotificationList area="po" />, {
    area: "po",
    calls: { notifications: { list, archive } },
  });
  await user.click(await screen.findByRole("button", { name: /^Put away: Kestrel/ }));
  expect(await screen.findByRole("heading", { name: "Nothing yet" })).toBeDefined();
  stores.feedback.toasts[0]?.action?.onPress();
  expect(await screen.findByRole("link", { name: /Kestrel Mobility asks/ })).toBeDefined();
});

test("a list that does not come says why, and comes after another try", async () => {
  const replies = [refusal({ message: "An error occurred on the server." }, 500)];
  const list = async () => replies.shift() ?? newest([notice()]);
  const { user } = renderScreen(<NotificationList area="hr" />, {
    area: "hr",
    calls: { notifications: { list } },
  });
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("link", { name: /Kestrel Mobility asks/ })).toBeDefined();
});

test("a channel is switched off at once, back on when that is refused, and never for what is urgent", async () => {
  const { user } = renderScreen(<NotificationSettings />, {
    area: "po",
    calls: {
      notifications: {
        preferences: answering(ok(preferences)),
        savePreferences: answering(refusal({ message: "Not now." }, 503)),
      },
    },
  });
  const row = await screen.findByRole("row", { name: /A payment fails/ });
  const [inApp, byMail] = within(row).getAllByRole("checkbox");
  expect([inApp, byMail].map((box) => box?.hasAttribute("disabled"))).toEqual([true, false]);
  const answer = screen.getByRole<HTMLInputElement>("checkbox", {
    name: /request to connect .* by email/,
  });
  await user.click(answer);
  await waitFor(() => expect(answer.checked).toBe(true));
});

test("what is switched off while an earlier choice waits for its answer stays off", async () => {
  const { coming, come } = late();
  let kept = preferences;
  let first: Promise<void> | undefined;
  const { user } = renderScreen(<NotificationSettings />, {
    area: "po",
    calls: {
      notifications: {
        preferences: answering(ok(preferences)),
        savePreferences: async ({ body } = {}) => {
          const channels = kept.channels.map(
            (each) =>
              body?.channels?.find(
                ({ type, channel }) => type === each.type && channel === each.channel,
              ) ?? each,
          );
          const reply = ok((kept = { ...kept, channels }));
          if (!first) await (first = coming);
          return reply;
        },
      },
    },
  });
  const name = /request to connect/;
  const row = within(await screen.findByRole("row", { name }));
  const [inApp, byMail] = row.getAllByRole<HTMLInputElement>("checkbox");
  await user.click(inApp!);
  await user.click(byMail!);
  await act(async () => come());
  await waitFor(() => expect(kept.channels.filter(({ on }) => on)).toHaveLength(2));
  expect([inApp?.checked, byMail?.checked]).toEqual([false, false]);
});

test("quiet hours end at another hour than they begin", async () => {
  renderScreen(<NotificationSettings />, {
    area: "po",
    calls: { notifications: { preferences: answering(ok(preferences)) } },
  });
  const from = within(await screen.findByLabelText("From"));
  const until = within(screen.getByLabelText("Until"));
  const values = (list: typeof from) =>
    list.getAllByRole<HTMLOptionElement>("option").map(({ value }) => value);
  expect(values(until)).toContain("7");
  expect(values(until)).not.toContain("22");
  expect(values(from)).not.toContain("7");
});
