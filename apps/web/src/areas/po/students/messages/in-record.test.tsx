// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import type { StudentSheet } from "@toran/contract/schemas/student-sheet";
import { beforeEach, expect, test } from "vitest";
import { ok } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import type { StudentWork } from "../bulk/student-work";
import { RecordTimeline } from "../sheet/record-timeline";
import { student } from "../testing/open-students";
import { MessageButton } from "./message-button";

beforeEach(() => window.sessionStorage.clear());

const work = { changed: () => undefined } as unknown as StudentWork;
const at = (day: number) => `2026-11-${day}T10:00:00.000Z`;
const id = (n: number) => `0198f7a0-0000-7000-8000-00000000000${n}`;

test("what the office has written stands among what happened, and leads to the message", () => {
  const events: StudentSheet["timeline"] = [11, 14].map((day, n) => ({
    id: id(n),
    what: "STATUS",
    from: "REGISTERED",
    to: "ACTIVE",
    reason: null,
    at: at(day),
    by: null,
    undoId: null,
  }));
  const messages = [{ id: id(5), subject: "Bring your marksheets", by: "Meera", at: at(13) }];
  renderScreen(<RecordTimeline events={events.toReversed()} messages={messages} work={work} />, {
    area: "po",
    mode: "DASHBOARD",
  });
  const told = within(screen.getByRole("list", { name: "What happened" })).getAllByRole("listitem");
  expect(told.map(({ textContent }) => textContent?.slice(0, 10))).toEqual([
    "Registered",
    "Message: B",
    "Registered",
  ]);
  const link = screen.getByRole("link", { name: "Bring your marksheets" });
  expect(link.getAttribute("href")).toBe(`/po/students/messages?message=${id(5)}`);
});

const button = (accountStatus: "ACTIVE" | "INVITED") => (
  <MessageButton student={student(1, { accountStatus }) as StudentSheet} work={work} />
);

test("one student is written to from their record, once they have come", async () => {
  const asked: unknown[] = [];
  const { user, unmount } = renderScreen(button("ACTIVE"), {
    area: "po",
    mode: "DASHBOARD",
    calls: {
      po: {
        messages: {
          send: async (input) => {
            asked.push(input);
            return ok({ id: null, recipients: 1, left: [] });
          },
        },
      },
    },
  });
  await user.click(screen.getByRole("button", { name: "Message" }));
  expect(await screen.findByRole("button", { name: /^Send to 1 student/ })).toBeTruthy();
  expect(screen.getByText("Write to Student 1?")).toBeTruthy();
  expect(asked).toEqual([
    { query: { mode: "SELECTED", dryRun: true }, body: { studentId: [student(1).id] } },
  ]);
  unmount();
  renderScreen(button("INVITED"), { area: "po", mode: "DASHBOARD" });
  expect(screen.queryByRole("button")).toBeNull();
});
