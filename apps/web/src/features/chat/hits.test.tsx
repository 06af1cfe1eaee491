// @vitest-environment jsdom
import type { ChatHits } from "@toran/contract/schemas/chat";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { Hits } from "./hits";
import { message } from "./testing/open-conversation";

const other = { id: "kestrel", name: "Kestrel Mobility" };
const hit = (place: number) => ({ ...message(place, `Friday, ${place}`), other });

test("messages with the words come page by page, and one that does not come is asked for again", async () => {
  const pages = [
    refusal({ message: "The server is away." }, 503),
    ok<ChatHits>({ items: [hit(9)], next: "older" }),
    refusal({ message: "The server is away." }, 503),
    ok<ChatHits>({ items: [hit(3)], next: null }),
  ];
  const asked: unknown[] = [];
  const search = async ({ query }: { query: unknown }) => {
    asked.push(query);
    return pages[asked.length - 1]!;
  };
  const { user } = renderScreen(<Hits area="po" search="Friday" me="meera" />, {
    area: "po",
    calls: { chat: { search } },
  });
  expect(await screen.findByText("The server is away.")).toBeTruthy();
  expect(screen.queryByText(/No message holds/)).toBeNull();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText(/Friday, 9/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Show more messages" }));
  await user.click(await screen.findByRole("button", { name: "Try again for more" }));
  expect(await screen.findByText(/Friday, 3/)).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
  const words = { search: "Friday" };
  const more = { ...words, next: "older" };
  expect(asked).toEqual([words, words, more, more]);
});

test("where no message holds the words it says so", async () => {
  renderScreen(<Hits area="po" search="Monday" me="meera" />, {
    area: "po",
    calls: { chat: { search: answering(ok({ items: [], next: null })) } },
  });
  expect(await screen.findByText("No message holds “Monday”")).toBeTruthy();
});
