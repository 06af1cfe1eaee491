// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { addDays, collegeZone } from "@toran/contract/calendar/zones";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { block, event, openCalendar, own, today } from "./testing/calendar";

const standUp = event({
  ...own,
  id: `block.3.${today}`,
  sourceId: "00000000-0000-4000-8000-000000000003",
  title: "Stand-up",
  repetition: today,
});
const daily = {
  ...block,
  id: "00000000-0000-4000-8000-000000000003",
  title: "Stand-up",
  repeat: "DAILY",
  repeatUntil: today,
} as const;

test("of what repeats one, those that follow or all are deleted", async () => {
  const removeBlock = answering(ok(undefined));
  const calls = { readBlock: async () => ok(daily), removeBlock };
  const { user } = openCalendar(calls, "?tab=agenda", [standUp]);
  for (const [label, scope] of [
    ["This one", "THIS"],
    ["This one and all that follow", "FOLLOWING"],
    ["All of them", "ALL"],
  ] as const) {
    await user.click(await screen.findByRole("button", { name: /Stand-up/ }));
    await screen.findByRole("textbox", { name: "What it is" });
    await user.click(screen.getByRole("button", { name: "Delete" }));
    await user.click(await screen.findByRole("radio", { name: label }));
    await user.click(screen.getByRole("button", { name: /^Delete the entry/ }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const query = { scope, repetition: today };
    expect(removeBlock.asked.at(-1)).toEqual({ params: { id: daily.id }, query });
  }
});

test("one of what repeats is moved by its form, and goes back alone", async () => {
  const moveBlock = answering(ok(daily));
  const calls = { readBlock: async () => ok(daily), moveBlock };
  const { user, stores } = openCalendar(calls, "?tab=agenda", [standUp]);
  await user.click(await screen.findByRole("button", { name: /Stand-up/ }));
  await user.click(await screen.findByRole("button", { name: "Move this one" }));
  const at = await screen.findByRole<HTMLInputElement>("textbox", { name: "At" });
  expect(at.value).toBe("09:30");
  await user.clear(at);
  await user.type(at, "25:00");
  await user.click(screen.getByRole("button", { name: "Move" }));
  expect(await screen.findByText("Write a time like 09:30.")).toBeTruthy();
  await user.clear(at);
  await user.type(at, "1130");
  await user.click(screen.getByRole("button", { name: "Move" }));
  const body = { fromDay: today, toDay: today, scope: "THIS", repetition: today };
  await waitFor(() =>
    expect(moveBlock.asked).toEqual([
      { params: { id: daily.id }, body: { ...body, fromTime: "09:30", startTime: "11:30" } },
    ]),
  );
  await waitFor(() => expect(stores.feedback.toasts).toHaveLength(1));
  stores.feedback.toasts[0]?.action?.onPress();
  await waitFor(() =>
    expect(moveBlock.asked.at(-1)).toEqual({
      params: { id: daily.id },
      body: { ...body, fromTime: "11:30", startTime: "09:30" },
    }),
  );
});

test("what another tab has moved meanwhile is not moved, and stands where it is by now", async () => {
  const moved = { ...standUp, start: `${today}T12:00:00+05:30`, end: `${today}T12:15:00+05:30` };
  const shown = (only: typeof standUp) => ok({ zone: collegeZone, events: [only] });
  const list = answering(shown(standUp), shown(moved));
  const moveBlock = answering(refusal({ message: "It was moved elsewhere." }, 409));
  const calls = { readBlock: async () => ok(daily), moveBlock, list };
  const { user, stores } = openCalendar(calls);
  await user.click(await screen.findByRole("button", { name: /Stand-up/ }));
  await user.click(await screen.findByRole("button", { name: "Move this one" }));
  await user.click(screen.getByRole("button", { name: "Move" }));
  expect(await screen.findByText(/12:00/)).toBeTruthy();
  expect(stores.feedback.toasts.filter(({ title }) => title.startsWith("Moved to"))).toEqual([]);
});

test("what goes on past midnight is moved by where it begins, on whatever day it was opened", async () => {
  const yesterday = addDays(today, -1);
  const night = event({
    ...standUp,
    title: "Night shift",
    start: `${yesterday}T22:00:00+05:30`,
    end: `${today}T06:00:00+05:30`,
    repetition: yesterday,
  });
  const moveBlock = answering(ok(daily));
  const calls = { readBlock: async () => ok(daily), moveBlock };
  const { user } = openCalendar(calls, `?tab=day&day=${today}`, [night]);
  await user.click(await screen.findByRole("button", { name: /Night shift/ }));
  await user.click(await screen.findByRole("button", { name: "Move this one" }));
  const at = await screen.findByRole<HTMLInputElement>("textbox", { name: "At" });
  expect(at.value).toBe("22:00");
  await user.clear(at);
  await user.type(at, "21:00");
  await user.click(screen.getByRole("button", { name: "Move" }));
  const times = { fromTime: "22:00", startTime: "21:00", scope: "THIS", repetition: yesterday };
  await waitFor(() =>
    expect(moveBlock.asked).toEqual([
      { params: { id: daily.id }, body: { fromDay: yesterday, toDay: yesterday, ...times } },
    ]),
  );
});
