// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { expect, test } from "vitest";
import { paths, withId } from "@/navigation/paths";
import type { NotificationCalls, StudentCalls } from "@/stores/calls";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { MessageScreen } from "./message-screen";

const message = {
  id: "0198f7a0-0000-7000-8000-000000000001",
  subject: "Bring your marksheets",
  text: "On Monday <b>all</b> are checked.\n\nThe list: https://nilgiri.example/list.",
  by: "Meera Krishnan",
  college: "Nilgiri Institute",
  at: "2026-11-13T10:00:00.000Z",
};

function open(read: StudentCalls["messages"]["read"]) {
  const list = answering<Awaited<ReturnType<NotificationCalls["list"]>>>(
    ok({ items: [], next: null, unread: 0 }),
  );
  renderScreen(
    <Routes>
      <Route path={paths.student.message} element={<MessageScreen />} />
    </Routes>,
    {
      area: "student",
      mode: "PORTFOLIO",
      path: withId(paths.student.message, message.id),
      calls: { student: { messages: { read } }, notifications: { list } },
    },
  );
  return list;
}

test("a student reads who of the office wrote what, in its paragraphs, and what is unread is counted anew", async () => {
  const asked: unknown[] = [];
  const list = open(async (input) => {
    asked.push(input);
    return ok(message);
  });
  expect(await screen.findByRole("heading", { level: 1, name: message.subject })).toBeTruthy();
  expect(asked).toEqual([{ params: { id: message.id } }]);
  expect(screen.getByText(/Meera Krishnan, placement office of Nilgiri Institute/)).toBeTruthy();
  expect(screen.getByText(/On Monday <b>all<\/b> are checked\./)).toBeTruthy();
  const link = screen.getByRole("link", { name: "https://nilgiri.example/list" });
  expect(link.getAttribute("rel")).toBe("noopener noreferrer");
  expect(screen.getByRole("link", { name: "All notifications" })).toBeTruthy();
  await waitFor(() => expect(list.asked).toHaveLength(1));
});

test("a message of somebody else is not there", async () => {
  open(async () => refusal({ message: "The message was not found." }, 404));
  expect(await screen.findByText("There is no such message")).toBeTruthy();
});
