// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { OfficerCalls } from "@/stores/calls";
import { ok, refusal } from "@/testing/fake-calls";
import { college, many, openStudents, student } from "../testing/open-students";

beforeEach(() => window.sessionStorage.clear());

type Send = OfficerCalls["messages"]["send"];
const left = [{ why: "They have not registered yet.", students: 1, names: ["Student 2"] }];
const id = "0198f7a0-0000-7000-8000-000000000001";

/** Answers as the server does: everyone but the second gets it. */
function sending(...answers: Awaited<ReturnType<Send>>[]) {
  const asked: Required<NonNullable<Parameters<Send>[0]>>[] = [];
  const call: Send = async ({ query = {}, body = {} } = {}) => {
    if (query.dryRun) return ok({ id: null, recipients: 2, left });
    asked.push({ query, body });
    return answers[asked.length - 1] ?? ok({ id, recipients: 2, left });
  };
  return { call, asked };
}

async function openDialog(send: Send, rows = 3) {
  const { list, asked: listed } = college(many(rows));
  const shown = openStudents({
    students: { list },
    others: { messages: { send } },
    path: "/po/students?minCgpa=8",
  });
  const ask = async () => {
    await shown.user.click(screen.getByRole("button", { name: "Message" }));
    return within(await screen.findByRole("dialog"));
  };
  const pick = async (name: string) =>
    shown.user.click(await screen.findByRole("checkbox", { name: `Select ${name}` }));
  return { ...shown, ask, pick, listed };
}

const text = "On Monday the office checks them.";

test("everyone who matches is written to, after how many get it and who does not is said", async () => {
  const send = sending();
  const { user, ask, pick, listed } = await openDialog(send.call);
  await pick("Student 1");
  await user.click(screen.getByRole("button", { name: "Select all 3" }));
  const dialog = await ask();
  expect(dialog.getByText("Write to 3 students?")).toBeTruthy();
  expect(dialog.getByText(/cannot be taken back/)).toBeTruthy();
  expect(await dialog.findByText("1 student will not get it")).toBeTruthy();
  expect(dialog.getByText("Student 2")).toBeTruthy();
  const press = () => user.click(dialog.getByRole("button", { name: /^Send to 2 students/ }));
  await press();
  expect(await dialog.findByText("Write a subject of at least 3 characters.")).toBeTruthy();
  expect(dialog.getByText("Write at least 10 characters.")).toBeTruthy();
  expect(send.asked).toEqual([]);
  await user.type(dialog.getByLabelText("Subject"), "Bring your marksheets");
  await user.type(dialog.getByLabelText("Message"), text);
  const before = listed.length;
  await press();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(send.asked).toMatchObject([
    {
      query: { mode: "FILTERED", minCgpa: 8, expected: 2 },
      body: { subject: "Bring your marksheets", text },
    },
  ]);
  await waitFor(() => expect(listed.length).toBeGreaterThan(before));
  expect(screen.queryByRole("region", { name: /selected/ })).toBeNull();
});

test("those who are named are written to in one call, also all but one", async () => {
  const send = sending();
  const { user, ask, pick } = await openDialog(send.call, 12);
  await pick("Student 1");
  await user.click(screen.getByRole("button", { name: "Select all 12" }));
  await pick("Student 3");
  const dialog = await ask();
  await user.type(dialog.getByLabelText("Subject"), "Bring your marksheets");
  await user.type(dialog.getByLabelText("Message"), text);
  await user.click(await dialog.findByRole("button", { name: /^Send to 2 students/ }));
  await waitFor(() => expect(send.asked).toHaveLength(1));
  const [sent] = send.asked;
  expect(sent?.query).toEqual({ mode: "SELECTED" });
  expect(sent?.body.studentId).toHaveLength(11);
  expect(sent?.body.studentId).not.toContain(student(3).id);
});

test("what was typed stays where it fails or is left, and is sent by the same form", async () => {
  const limit = "Your office has sent 20 messages within an hour.";
  const stale = "What you have sent before had arrived already.";
  const send = sending(
    refusal({ message: limit }, 429),
    refusal({ errors: { formKey: stale } }),
    ok({ id, recipients: 2, left }),
  );
  const { user, ask, pick } = await openDialog(send.call);
  await pick("Student 1");
  const dialog = await ask();
  await user.type(dialog.getByLabelText("Subject"), "Bring your marksheets");
  await user.type(dialog.getByLabelText("Message"), text);
  await user.click(await dialog.findByRole("button", { name: /^Send to 2 students/ }));
  expect(await dialog.findByText(limit)).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

  const again = await ask();
  expect(again.getByLabelText<HTMLInputElement>("Subject").value).toBe("Bring your marksheets");
  const press = async () =>
    user.click(await again.findByRole("button", { name: /^Send to 2 students/ }));
  await press();
  expect(await again.findByText(stale)).toBeTruthy();
  await press();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const keys = send.asked.map(({ body }) => body.formKey);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[1]);
  const drafts = Object.keys(window.sessionStorage).filter((key) => key.startsWith("draft:"));
  expect(drafts).toEqual([]);
});

test("that a message was not sent is told, also where its dialog was closed before", async () => {
  const limit = "Your office has sent 20 messages within an hour.";
  const held: (() => void)[] = [];
  const send: Send = async ({ query } = {}) => {
    if (query?.dryRun) return ok({ id: null, recipients: 2, left });
    await new Promise<void>((go) => held.push(go));
    return refusal({ message: limit }, 429);
  };
  const { user, ask, pick, stores } = await openDialog(send);
  await pick("Student 1");
  const dialog = await ask();
  await user.type(dialog.getByLabelText("Subject"), "Bring your marksheets");
  await user.type(dialog.getByLabelText("Message"), text);
  await user.click(await dialog.findByRole("button", { name: /^Send to 2 students/ }));
  await waitFor(() => expect(held).toHaveLength(1));
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  held[0]?.();
  await waitFor(() =>
    expect(stores.feedback.toasts).toMatchObject([{ tone: "error", title: limit }]),
  );
});

test("where nobody would get it, nothing can be sent", async () => {
  const { ask, pick } = await openDialog(async () => ok({ id: null, recipients: 0, left }));
  await pick("Student 2");
  const dialog = await ask();
  expect(await dialog.findByText("Nobody would get it")).toBeTruthy();
  expect(dialog.getByRole("button", { name: /^Send/ })).toHaveProperty("disabled", true);
});

test("where it cannot be said who gets it, it is asked for again", async () => {
  let asked = 0;
  const { user, ask, pick } = await openDialog(async () =>
    asked++ ? ok({ id: null, recipients: 2, left }) : refusal({ message: "It broke." }, 500),
  );
  await pick("Student 1");
  const dialog = await ask();
  expect(await dialog.findByText("It broke.")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Try again" }));
  expect(await dialog.findByRole("button", { name: /^Send to 2 students/ })).toBeTruthy();
});
