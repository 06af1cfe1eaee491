// @vitest-environment jsdom
import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { writePath } from "@/navigation/paths";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { Chat } from "./chat";

const opened = async (path: string) => {
  const open = answering(refusal({ message: "You are not connected." }, 409));
  const list = answering(ok({ items: [], next: null, unread: 0 }));
  renderScreen(<Chat area="po" />, { area: "po", path, calls: { chat: { open, list } } });
  await waitFor(() => expect(open.asked).toHaveLength(1));
  return open.asked;
};

test("a booking has a conversation of its own, and what an address makes up has none", async () => {
  expect(await opened(writePath("po", "kestrel", "booking:b1"))).toEqual([
    { body: { withId: "kestrel", subject: { type: "booking", id: "b1" } } },
  ]);
  expect(await opened("/po/chat?with=kestrel&about=student:s1")).toEqual([
    { body: { withId: "kestrel" } },
  ]);
});
