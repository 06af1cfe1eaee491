// @vitest-environment jsdom
import type { Board } from "@toran/contract/schemas/application";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { candidate, college } from "@/features/hiring/testing/candidate";
import { answering, ok } from "@/testing/fake-calls";
import { board } from "./testing/job";
import { openJob } from "./testing/open-job";

beforeEach(() => window.sessionStorage.clear());

const waits = (name: string, place: number) => ({
  ...candidate(name),
  state: "WAITLISTED" as const,
  stage: "WAITLISTED",
  roundId: "talk",
  waiting: { place, of: 2 },
});
const lined: Board = {
  ...board,
  stages: [
    ...board.stages.slice(0, 3),
    { id: "WAITLISTED", kind: "WAITLISTED", title: "Waitlisted", count: 2, reached: 2 },
    ...board.stages.slice(3),
  ],
  first: [
    { stage: "WAITLISTED", items: [waits("Asha Rao", 1), waits("Ravi Iyer", 2)], next: null },
  ],
};
const sheetOf = (name: string, place: number) =>
  ok({
    ...waits(name, place),
    jobId: "job",
    title: "Fleet Engineer",
    email: null,
    phone: null,
    rounds: [],
    answers: [],
    resume: { name: "", template: "", options: {}, hidden: [], picture: null, document: {} },
    offers: [],
    notes: [],
    timeline: [],
  } as never);

test("who waits is given another place by keys and by the menu, and the card tells the place", async () => {
  const rank = answering(sheetOf("Ravi Iyer", 1), sheetOf("Asha Rao", 2));
  const { user, stores } = openJob({ applications: { rank, board: async () => ok(lined) } });
  const row = await screen.findByRole("button", { name: "Ravi Iyer" });
  expect(screen.getByText("Place 2 of 2")).toBeTruthy();
  row.focus();
  await user.keyboard("u");
  await waitFor(() => expect(stores.feedback.toasts[0]?.title).toBe("Ravi Iyer: place 1 of 2"));
  // The last one has nowhere further down to go.
  await user.keyboard("d");
  await user.hover(screen.getByRole("button", { name: "Asha Rao" }));
  await user.click(screen.getByRole("button", { name: "More for Asha Rao" }));
  expect(screen.queryByRole("menuitem", { name: /^Up the waiting list/ })).toBeNull();
  await user.click(await screen.findByRole("menuitem", { name: /^Down the waiting list/ }));
  await waitFor(() =>
    expect(rank.asked).toEqual([
      { params: { id: "Ravi Iyer" }, body: { place: 1 } },
      { params: { id: "Asha Rao" }, body: { place: 2 } },
    ]),
  );
});

test("a free place names who is first, and one press selects them, with an undo", async () => {
  const next = { id: "Asha Rao", studentName: "Asha Rao" };
  const free = { ...lined, freePlaces: [{ college, many: 1, next }] };
  const move = answering(ok({ results: [{ id: "Asha Rao", ok: true }], undoId: "undo" }));
  const { user, stores } = openJob({ applications: { move, board: async () => ok(free) } });
  expect(
    await screen.findByText("A place is free: Asha Rao is first on the waiting list"),
  ).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Select Asha Rao" }));
  await waitFor(() =>
    expect(move.asked).toEqual([{ body: { ids: ["Asha Rao"], command: "SELECT" } }]),
  );
  await waitFor(() => expect(stores.feedback.toasts[0]?.action?.label).toBe("Undo"));
});

test("who may only look reads of the free place and ranks nobody", async () => {
  const next = { id: "Asha Rao", studentName: "Asha Rao" };
  const free = { ...lined, freePlaces: [{ college, many: 2, next }] };
  const { user } = openJob({ applications: { board: async () => ok(free) } }, undefined, "VIEWER");
  expect(await screen.findByText(/^2 places are free: Asha Rao/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Select Asha Rao" })).toBeNull();
  screen.getByRole("button", { name: "Ravi Iyer" }).focus();
  await user.keyboard("u");
});
