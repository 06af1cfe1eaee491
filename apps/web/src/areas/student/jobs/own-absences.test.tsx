// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { DecisionsScreen } from "./decisions-screen";

const absence = (key: string, over = {}) => ({
  key,
  title: `Role ${key}`,
  company: "Kestrel Mobility",
  at: "2026-10-01T05:00:00.000Z",
  pardon: null,
  ...over,
});
const all = [absence("a"), absence("b", { pardon: { at: "2026-10-03T05:00:00.000Z" } })];
const strikes = { since: "2026-07-01T00:00:00.000Z", most: 2, counted: 1, all };

const open = (own: object) =>
  renderScreen(<DecisionsScreen />, {
    area: "student",
    calls: { student: { hiring: { receipts: { list: async () => ok([]), ...own } } } },
  });

const decision = {
  id: "decision",
  kind: "ACCEPT" as const,
  allowed: true,
  title: "Fleet Engineer",
  company: "Kestrel Mobility",
  rule: "One accepted offer",
  ruleVersion: 2,
  season: "2026-27",
  values: [],
  says: "The policy of your college allowed it.",
  at: "2026-11-02T06:00:00.000Z",
  dispute: null,
  disputedAt: null,
};

test("a decision names the season whose policy it rested on, where it was a policy", async () => {
  const job = { ...decision, id: "job", rule: "CGPA at least 8", ruleVersion: 3, season: null };
  const none = { ...decision, id: "none", ruleVersion: 0, season: null };
  const list = async () => ok([decision, job, none]);
  open({ list, absences: async () => ok({ ...strikes, counted: 0, all: [] }) });
  expect(
    await screen.findByText("Rule of the season 2026-27, version 2: One accepted offer"),
  ).toBeTruthy();
  expect(screen.getByText("Rule, version 3: CGPA at least 8")).toBeTruthy();
  expect(screen.getByText("Rule: One accepted offer")).toBeTruthy();
});

test("students see their absences, what they come to, and which are pardoned", async () => {
  const { unmount } = open({ absences: async () => ok(strikes) });
  const list = within(await screen.findByRole("list", { name: "Absences" }));
  expect(list.getAllByRole("listitem")).toHaveLength(2);
  expect(list.getAllByText("Pardoned")).toHaveLength(1);
  expect(
    screen.getByText(/^1 absence counts; your college bars from applying after 2\./),
  ).toBeTruthy();
  unmount();
  const failing = open({ absences: async () => refusal({ message: "The server is away." }, 503) });
  expect(await screen.findByText("The server is away.")).toBeTruthy();
  failing.unmount();
  open({ absences: async () => ok({ ...strikes, counted: 0, all: [] }) });
  expect(await screen.findByText("No decision yet")).toBeTruthy();
  expect(screen.queryByText("Absences")).toBeNull();
});

test("where neither decisions nor absences came it is told once, and both are asked for again", async () => {
  const away = refusal({ message: "The server is resting." }, 503);
  const list = answering<typeof away | ReturnType<typeof ok<object[]>>>(away, ok([decision]));
  const absences = answering<typeof away | ReturnType<typeof ok<object>>>(away, ok(strikes));
  const { user } = open({ list, absences });
  expect(await screen.findAllByText("The server is resting.")).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("list", { name: "Absences" })).toBeTruthy();
  expect(await screen.findByRole("list", { name: "Decisions" })).toBeTruthy();
});
