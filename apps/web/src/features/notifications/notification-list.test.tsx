// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { answering, ok } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { NotificationList } from "./notification-list";
import { notice } from "./testing/notice";

interface Query {
  limit?: unknown;
  next?: unknown;
}

/** A list of sixty notices; each answer to a press on "Show more" comes when it is let. */
async function sixty() {
  const away = new Set<string>();
  const more: (() => void)[] = [];
  const list = async ({ query }: { query?: Query } = {}) => {
    const { next, limit = 50 } = query ?? {};
    const all = Array.from({ length: 60 }, (_, nth) => notice(nth + 1)).filter(
      ({ id }) => !away.has(id),
    );
    const from = Number(next ?? 0);
    const end = from + Number(limit);
    const items = all.slice(from, end);
    const reply = ok({ items, next: end < all.length ? String(end) : null, unread: 0 });
    if (next) await new Promise<void>((answer) => more.push(answer));
    return reply;
  };
  const archive = async ({ body }: { body: { ids: string | string[] } }) => {
    for (const id of [body.ids].flat()) away.add(id);
    return ok({ unread: 0 });
  };
  const shown = renderScreen(<NotificationList area="po" />, {
    area: "po",
    calls: { notifications: { list, archive } },
  });
  await shown.user.click(await screen.findByText("Show more"));
  await waitFor(() => expect(more).toHaveLength(1));
  return { ...shown, more };
}
const titles = () => screen.queryAllByText(/^Notice \d+$/).map(({ textContent }) => textContent);
const putAway = (nth: number) => screen.getByLabelText(`Put away: Notice ${nth}`);

test("one that is put away while more is on its way does not come back with it", async () => {
  const { user, more } = await sixty();
  await user.click(putAway(2));
  await waitFor(() => expect(titles()).not.toContain("Notice 2"));
  await act(async () => more[0]?.());
  expect(titles()).not.toContain("Notice 2");
});

test("one far down is put away, and those around it stay", async () => {
  const { user, more } = await sixty();
  await act(async () => more[0]?.());
  await waitFor(() => expect(titles()).toHaveLength(60));
  await user.click(putAway(58));
  await waitFor(() => expect(titles()).toHaveLength(59));
  expect(titles()).toContain("Notice 60");
});

const chosen = () => screen.getByRole("tab", { selected: true }).textContent;

test("whoever comes back from a notice, or reloads, finds the list they had chosen", async () => {
  const list = answering(ok({ items: [notice(1)], next: null, unread: 0 }));
  const { user } = renderScreen(<NotificationList area="po" />, {
    area: "po",
    path: "/po/notifications?tab=ARCHIVED",
    calls: { notifications: { list } },
  });
  expect(await screen.findByText("Notice 1")).toBeTruthy();
  expect(chosen()).toBe("Put away");
  expect(list.asked.at(-1)).toMatchObject({ query: { filter: "ARCHIVED" } });
  await user.click(screen.getByRole("tab", { name: "Unread" }));
  await waitFor(() => expect(list.asked.at(-1)).toMatchObject({ query: { filter: "UNREAD" } }));
  expect(chosen()).toBe("Unread");
});
