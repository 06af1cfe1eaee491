// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import type { SentMessage } from "@toran/contract/schemas/office-message";
import { useNavigate } from "react-router-dom";
import { expect, test } from "vitest";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { openStudents } from "../testing/open-students";
import { MessagesScreen } from "./messages-screen";

const message = (n: number): SentMessage => ({
  id: `0198f7a0-0000-7000-8000-00000000000${n}`,
  subject: `Subject ${n}`,
  by: n === 2 ? null : "Meera Krishnan",
  at: "2026-11-13T10:00:00.000Z",
  recipients: 1187,
  opened: 120,
});

const open = (messages: object, path = "/po/students/messages") =>
  openStudents({ students: {}, others: { messages }, screen: <MessagesScreen />, path });

function Back() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
}

test("an officer reads what was sent, to how many, and how many have opened it", async () => {
  const { user } = open({
    list: async () => ok({ items: [message(1), message(2)], next: null }),
    read: async ({ params }: { params: { id: string } }) =>
      ok({
        ...message(params.id.endsWith("1") ? 1 : 2),
        text: "See https://nilgiri.example/list.",
      }),
  });
  const first = await screen.findByRole("row", { name: /Subject 1/ });
  expect(within(first).getByText("1,187")).toBeTruthy();
  expect(within(first).getByText("120")).toBeTruthy();
  expect(screen.getByText("Somebody who left")).toBeTruthy();
  await user.click(within(first).getByText("Subject 1"));
  const sheet = within(await screen.findByRole("dialog"));
  expect(await sheet.findByText("Sent to 1,187 students, opened by 120.")).toBeTruthy();
  expect(sheet.getByRole("link", { name: "https://nilgiri.example/list" })).toBeTruthy();
  expect(screen.getByLabelText("Address").textContent).toContain(`message=${message(1).id}`);
});

test("a message that was put away does not open again on the way back", async () => {
  const { user } = openStudents({
    students: {},
    others: {
      messages: {
        list: async () => ok({ items: [message(1)], next: null }),
        read: async () => ok({ ...message(1), text: "On Monday." }),
      },
    },
    screen: (
      <>
        <MessagesScreen />
        <Back />
      </>
    ),
    path: "/po/students/messages",
  });
  await user.click(await screen.findByText("Subject 1"));
  await screen.findByRole("dialog");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(screen.getByRole("button", { name: "Back" }));
  expect(screen.getByLabelText("Address").textContent).toBe("/po/students/messages");
});

test("a link opens the message it names, and says so where there is none", async () => {
  open(
    {
      list: async () => ok({ items: [], next: null }),
      read: async () => refusal({ message: "The message was not found." }, 404),
    },
    `/po/students/messages?message=${message(1).id}`,
  );
  expect(await screen.findByText("There is no such message")).toBeTruthy();
  expect(screen.getByText("Nothing was sent yet")).toBeTruthy();
});

test("who walks through the messages meets those that are not loaded yet", async () => {
  const all = Array.from({ length: 42 }, (_, at) => message(at + 1));
  const { user } = open(
    {
      list: async ({ query }: { query: { next?: string } }) =>
        query.next
          ? ok({ items: all.slice(40), next: null })
          : ok({ items: all.slice(0, 40), next: "forty" }),
      read: async () => refusal({ message: "Not now." }, 503),
    },
    `/po/students/messages?message=${message(38).id}`,
  );
  for (const n of [38, 39, 40, 41]) {
    const sheet = within(await screen.findByRole("dialog", { name: `Subject ${n}` }));
    const next = () => sheet.getByRole("button", { name: "Next record" });
    await waitFor(() => expect(next().getAttribute("aria-disabled")).toBeNull());
    await user.click(next());
  }
  expect(await screen.findByRole("dialog", { name: "Subject 42" })).toBeTruthy();
});

const unlessSearched = async ({ query }: { query: { search?: string } }) =>
  ok({ items: query.search ? [] : [message(1)], next: null });

test("messages are found by their subject, and none that match can be cleared", async () => {
  const { user } = open({ list: unlessSearched });
  await screen.findByText("Subject 1");
  await user.type(screen.getByRole("searchbox", { name: "Search messages" }), "nothing");
  await user.click(await screen.findByRole("button", { name: "Clear filters" }));
  expect(await screen.findByText("Subject 1")).toBeTruthy();
});

test("a list that does not come is asked for again", async () => {
  const list = answering<unknown>(
    refusal({ message: "It broke." }, 500),
    ok({ items: [message(1)], next: null }),
  );
  const { user } = open({ list });
  expect(await screen.findByText("It broke.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /again/i }));
  await waitFor(() => expect(screen.getByText("Subject 1")).toBeTruthy());
});
