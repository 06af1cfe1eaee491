// @vitest-environment jsdom
import type { ChatHits } from "@toran/contract/schemas/chat";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { ok, refusal } from "@/testing/fake-calls";
import { type Chat, id, message, open, windowOf } from "./testing/open-conversation";

const other = { id: "kestrel", name: "Kestrel Mobility" };
const hit = (place: number, body: string) => ({ ...message(place, body), other });
const inSight = [message(8, "The hall is free on Friday"), message(9, "Hello")];

/** Friday stands in three messages; the oldest two are on a second page. */
function withHits(asked: unknown[] = []): Chat {
  return {
    search: async ({ query }) => {
      asked.push(query);
      return ok<ChatHits>(
        query.next
          ? { items: [hit(5, "Friday, then"), hit(2, "On Friday?")], next: null }
          : { items: [hit(8, "The hall is free on Friday")], next: "older" },
      );
    },
    messages: async ({ query }) => {
      const { around } = query as { around?: number };
      const items = around ? [message(around, `Nr ${around}`), message(around + 1, "x")] : inSight;
      return ok(windowOf({ items, older: true, newer: !!around }));
    },
  };
}
const found = () => document.querySelector('[aria-current="true"]')?.getAttribute("data-place");
const opener = () => screen.findByRole("button", { name: "Search in this conversation" });
const field = () => screen.findByRole("searchbox", { name: "Words in this conversation" });

test("words are looked for in this conversation alone, and the log goes from hit to hit", async () => {
  const asked: unknown[] = [];
  const { user } = open(withHits(asked));
  await user.click(await opener());
  expect(document.activeElement).toBe(await field());
  await user.keyboard("Friday");
  expect(await screen.findByText(/^1 of 1/)).toBeDefined();
  expect(asked).toEqual([{ search: "Friday", conversationId: id }]);
  expect(found()).toBe("8");
  await user.keyboard("{Enter}");
  expect(await screen.findByText(/^2 of 3/)).toBeDefined();
  await waitFor(() => expect(found()).toBe("5"));
  await user.keyboard("{Enter}");
  await waitFor(() => expect(found()).toBe("2"));
  await user.keyboard("{Shift>}{Enter}{/Shift}");
  await waitFor(() => expect(found()).toBe("5"));
  expect(document.activeElement).toBe(await field());
});

test("behind the oldest hit comes the newest", async () => {
  const { user } = open(withHits());
  await user.click(await opener());
  await user.keyboard("Friday");
  const older = screen.getByRole("button", { name: "Older message" });
  await waitFor(() => expect(older).toHaveProperty("disabled", false));
  for (const place of ["5", "2", "8"]) {
    await user.click(older);
    await waitFor(() => expect(found()).toBe(place));
  }
});

test("Escape ends the search, marks nothing any more, and gives the focus back", async () => {
  const { user } = open(withHits());
  await user.click(await opener());
  await user.keyboard("Friday");
  await waitFor(() => expect(found()).toBe("8"));
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("searchbox")).toBeNull();
  expect(found()).toBeUndefined();
  expect(document.activeElement).toBe(await opener());
});

test("a single letter is not looked for, and what nobody wrote is said", async () => {
  const asked: unknown[] = [];
  const nothing: Chat["search"] = async ({ query }) => {
    asked.push(query);
    return ok<ChatHits>({ items: [], next: null });
  };
  const { user } = open({ search: nothing });
  await user.click(await opener());
  await user.keyboard("zq");
  expect(await screen.findByText("No message holds that")).toBeDefined();
  expect(asked).toEqual([{ search: "zq", conversationId: id }]);
});

test("a search that met no server can be tried again, and keeps the words", async () => {
  let tries = 0;
  const search: Chat["search"] = async () =>
    ++tries === 1 ? refusal({}, 0) : ok<ChatHits>({ items: [hit(8, "Friday")], next: null });
  const { user } = open({ ...withHits(), search });
  await user.click(await opener());
  await user.keyboard("Friday");
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByText(/^1 of 1/)).toBeDefined();
  expect(await field()).toHaveProperty("value", "Friday");
});

test("a quote leads to what it answers, and the focus goes along", async () => {
  const replyTo = { id: "m3", place: 3, name: "Vikram Rao", body: "Is the hall free?" };
  const chat = withHits();
  const { user } = open({
    ...chat,
    messages: async (asked) =>
      asked.query?.around
        ? chat.messages!(asked)
        : ok(windowOf({ items: [message(9, "It is", { replyTo })], older: true })),
  });
  const quote = await screen.findByRole("button", {
    name: /^Go to what this answers/,
  });
  quote.focus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(found()).toBe("3"));
  expect(document.activeElement).toBe(document.querySelector('[data-place="3"]'));
});
