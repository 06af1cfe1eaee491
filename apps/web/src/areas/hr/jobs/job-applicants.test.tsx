// @vitest-environment jsdom
import type { ApplicationSheet, Candidate } from "@toran/contract/schemas/application";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { candidate, college } from "@/features/hiring/testing/candidate";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { openJob } from "./testing/open-job";

beforeEach(() => window.sessionStorage.clear());
// The days below lie in the year that is now.
beforeEach(
  () => void vi.useFakeTimers({ now: new Date("2026-11-26T10:00:00.000Z"), toFake: ["Date"] }),
);
afterEach(() => void vi.useRealTimers());

// jsdom gives everything no height, and a table without height draws no rows.
Object.defineProperties(HTMLElement.prototype, {
  clientHeight: { configurable: true, value: 640 },
  clientWidth: { configurable: true, value: 1200 },
});

// Nothing is laid out here, and so no face is needed.
globalThis.FontFace ??= class {
  load = () => Promise.reject(new Error("There are no faces here."));
} as unknown as typeof FontFace;

const path = "/hr/jobs/job?tab=applicants";
const asha: Candidate = {
  ...candidate("Asha Rao"),
  skillsHad: 6,
  skillsAsked: 9,
  unread: true,
};
const ravi: Candidate = {
  ...candidate("Ravi Iyer"),
  cgpa: null,
  state: "IN_ROUND",
  stage: "talk",
  roundId: "talk",
};
const page = (...items: Candidate[]) => ok({ items, next: null, total: items.length });
const both = page(asha, ravi);
const document = {
  locale: "en-IN",
  dir: "ltr",
  person: { name: "Asha Rao", contacts: [], links: [], facts: [] },
  sections: [],
};
const sheetOf = (known: Candidate) =>
  ok({
    ...known,
    jobId: "job",
    title: "Fleet Engineer",
    email: null,
    phone: null,
    rounds: [],
    answers: [],
    resume: { name: "", template: "", options: {}, hidden: [], picture: null, document },
    offers: [],
    notes: [],
    timeline: [],
  } as unknown as ApplicationSheet);
const row = (name: RegExp) => screen.findByRole("row", { name });

test("everybody who applied stands in a table, the newest first, with what their card shows", async () => {
  const list = answering(both);
  openJob({ applications: { list } }, path);
  const first = within(await row(/Asha Rao/));
  for (const text of ["Nilgiri Institute", "Civil", "8.10", "6 of 9", "Sent", "20 Nov"])
    expect(first.getByText(text)).toBeTruthy();
  expect(first.getByText("Not read yet")).toBeTruthy();
  expect(within(await row(/Ravi Iyer/)).getByText("Interview")).toBeTruthy();
  expect(screen.getByRole("tab", { name: /Applicants ?2/, selected: true })).toBeTruthy();
  expect(list.asked).toEqual([{ params: { id: "job" }, query: { sort: "-applied" } }]);
});

test("applicants are sorted, looked for and narrowed down as the address says, and each filter is taken off", async () => {
  const list = answering(both);
  const asked = `${path}&sort=-cgpa&stage=talk&college=${college.id}&minCgpa=7.5&search=ra`;
  const { user } = openJob({ applications: { list } }, asked);
  const all = { search: "ra", collegeId: college.id, stage: "talk", minCgpa: 7.5 };
  await row(/Asha Rao/);
  expect(list.asked.at(-1)).toMatchObject({ query: { ...all, sort: "-cgpa" } });
  await user.click(screen.getByRole("button", { name: "Remove the CGPA filter" }));
  await user.click(screen.getByRole("button", { name: "Remove the Stage filter" }));
  await user.click(screen.getByRole("button", { name: "Remove the College filter" }));
  await user.clear(screen.getByRole("searchbox", { name: "Search applicants" }));
  await waitFor(() => expect(list.asked.at(-1)).toMatchObject({ query: { sort: "-cgpa" } }));
  await user.click(screen.getByRole("button", { name: /^Applicant/ }));
  await waitFor(() =>
    expect(list.asked.at(-1)).toEqual({ params: { id: "job" }, query: { sort: "name" } }),
  );
});

test("nobody yet, nobody who matches, and a list that does not come are each told", async () => {
  const list = answering(page());
  const { user, unmount } = openJob({ applications: { list } }, path);
  expect(await screen.findByText("Nobody has applied yet")).toBeTruthy();
  unmount();
  const { unmount: leave } = openJob({ applications: { list } }, `${path}&minCgpa=9`);
  await user.click(await screen.findByRole("button", { name: "Clear filters" }));
  expect(await screen.findByText("Nobody has applied yet")).toBeTruthy();
  leave();
  let times = 0;
  const late = async () => (times++ ? both : refusal({ message: "The list did not come." }, 500));
  openJob({ applications: { list: late } }, path);
  expect(await screen.findByText("The list did not come.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await row(/Asha Rao/)).toBeTruthy();
});

/** Opened, somebody is read. */
const read = async ({ params }: { params: { id: string } }) =>
  sheetOf(
    params.id === ravi.id ? ravi : { ...asha, state: "UNDER_REVIEW" as const, unread: false },
  );

test("a row opens its candidate beside the list, is read by it, and arrows lead through the rows", async () => {
  const list = answering(both);
  const { user } = openJob({ applications: { list, read } }, path);
  await user.click(await row(/Asha Rao/));
  expect(await screen.findByRole("dialog", { name: "Asha Rao" })).toBeTruthy();
  await waitFor(() => expect(screen.getAllByText("Being read")).toHaveLength(2));
  expect(screen.queryByText("Not read yet")).toBeNull();
  await user.click(screen.getByRole("button", { name: /^Next/ }));
  expect(await screen.findByRole("dialog", { name: "Ravi Iyer" })).toBeTruthy();
  expect(list.asked).toHaveLength(1);
});

test("who is moved beside the list stands there at the new stage, and an undo later brings the list anew", async () => {
  let now = asha;
  const list = answering(both);
  const move = answering(ok({ results: [{ id: asha.id, ok: true }], undoId: "undo" }));
  const undo = answering(ok({ results: [{ id: asha.id, ok: true }] }));
  const { user, stores } = openJob(
    {
      applications: {
        list,
        undo,
        read: async () => sheetOf(now),
        move: async (asked) => {
          now = { ...asha, state: "SHORTLISTED", stage: "SHORTLISTED" };
          return move(asked);
        },
      },
    },
    `${path}&candidate=${asha.id}`,
  );
  await user.click(await screen.findByRole("button", { name: "Move to" }));
  await user.click(await screen.findByRole("menuitem", { name: "Shortlisted" }));
  await waitFor(() => expect(screen.getAllByText("Shortlisted")).toHaveLength(2));
  expect(move.asked).toEqual([{ body: { ids: [asha.id], command: "SHORTLIST" } }]);
  expect(list.asked).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "Close" }));
  stores.feedback.toasts[0]?.action?.onPress();
  await waitFor(() => expect(list.asked).toHaveLength(2));
});

test("what is taken back while somebody else is open stands in the list once they are closed", async () => {
  const list = answering(both);
  const moved = ok({ results: [{ id: asha.id, ok: true }], undoId: "undo" });
  const undo = answering(ok({ results: [{ id: asha.id, ok: true }] }));
  const { user, stores } = openJob(
    { applications: { list, undo, read, move: async () => moved } },
    `${path}&candidate=${asha.id}`,
  );
  await user.click(await screen.findByRole("button", { name: "Move to" }));
  await user.click(await screen.findByRole("menuitem", { name: "Shortlisted" }));
  await waitFor(() => expect(stores.feedback.toasts).toHaveLength(1));
  await user.click(screen.getByRole("button", { name: /^Next/ }));
  stores.feedback.toasts[0]?.action?.onPress();
  await waitFor(() => expect(undo.asked).toHaveLength(1));
  expect(list.asked).toHaveLength(1);
  await user.click(await screen.findByRole("button", { name: "Close" }));
  await waitFor(() => expect(list.asked).toHaveLength(2));
});

test("a reading of whoever is open that comes late does not put their row back to what it was", async () => {
  const held: (() => void)[] = [];
  const readings = [asha, asha, { ...asha, state: "SHORTLISTED" as const, stage: "SHORTLISTED" }];
  const { user, stores } = openJob(
    {
      applications: {
        list: async () => both,
        move: async () => ok({ results: [{ id: asha.id, ok: true }], undoId: "undo" }),
        undo: async () => ok({ results: [{ id: asha.id, ok: true }] }),
        read: async () => {
          const reading = sheetOf(readings[held.length] ?? asha);
          await new Promise<void>((go) => held.push(go));
          return reading;
        },
      },
    },
    `${path}&candidate=${asha.id}`,
  );
  await waitFor(() => expect(held).toHaveLength(1));
  held[0]?.();
  await user.click(await screen.findByRole("button", { name: "Move to" }));
  await user.click(await screen.findByRole("menuitem", { name: "Shortlisted" }));
  await waitFor(() => expect(held).toHaveLength(2));
  stores.feedback.toasts[0]?.action?.onPress();
  await waitFor(() => expect(held).toHaveLength(3));
  held[2]?.();
  await waitFor(() => expect(screen.getAllByText("Shortlisted")).toHaveLength(2));
  held[1]?.();
  await new Promise((go) => setTimeout(go, 50));
  expect(screen.getAllByText("Shortlisted")).toHaveLength(2);
});

const able = (ids: string | string[]) =>
  ok({ results: [ids].flat().map((id) => ({ id, ok: true })) });

test("applicants are chosen and moved together, after it is told who would stay", async () => {
  const moved: unknown[] = [];
  const list = answering(both);
  const { user } = openJob(
    {
      applications: {
        list,
        move: async ({ body }) => {
          if (!body.dryRun) moved.push(body);
          return able(body.ids);
        },
      },
    },
    path,
  );
  await user.click(await screen.findByRole("checkbox", { name: "Select Asha Rao" }));
  await user.click(screen.getByRole("checkbox", { name: "Select Ravi Iyer" }));
  expect(screen.getByRole("button", { name: "Compare" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Move" }));
  await user.selectOptions(screen.getByRole("combobox", { name: "To" }), "Shortlisted");
  await user.click(await screen.findByRole("button", { name: /^Move 2 candidates/ }));
  await waitFor(() => expect(moved).toEqual([{ ids: [asha.id, ravi.id], command: "SHORTLIST" }]));
  await waitFor(() => expect(screen.queryByRole("region", { name: "2 selected" })).toBeNull());
});

test("everybody who matches is turned down by their ids, window after window, and without those taken out", async () => {
  const many = Array.from({ length: 3 }, (_, at) => ({
    ...candidate(`Student ${at + 1}`),
    id: `00000000-0000-4000-8000-00000000000${at}`,
  }));
  const asked: (string | undefined)[] = [];
  const [one, two, three] = many;
  const { user } = openJob(
    {
      applications: {
        list: async ({ query }) => {
          const { next, limit } = query ?? {};
          if (limit) asked.push(next);
          return next
            ? ok({ items: [three!], next: null })
            : ok({ items: [one!, two!], next: "more", total: 3 });
        },
        move: async ({ body }) => able(body.ids),
      },
    },
    path,
  );
  await user.click(await screen.findByRole("checkbox", { name: "Select Student 1" }));
  await user.click(screen.getByRole("button", { name: "Select all 3" }));
  await user.click(screen.getByRole("checkbox", { name: "Select Student 2" }));
  await user.click(screen.getByRole("button", { name: "Turn down" }));
  expect(await screen.findByText("Turn down 2 candidates?")).toBeTruthy();
  expect(asked).toEqual([undefined, "more"]);
});

test("where those who are chosen do not come, it is said why nothing is moved", async () => {
  const says = "An error occurred on the server.";
  const list = answering<ReturnType<typeof refusal> | typeof both>(
    both,
    refusal({ message: says }, 500),
  );
  const { user, stores } = openJob({ applications: { list } }, path);
  await user.click(await screen.findByRole("checkbox", { name: "Select Asha Rao" }));
  await user.click(screen.getByRole("button", { name: "Select all 2" }));
  await user.click(screen.getByRole("button", { name: "Turn down" }));
  await waitFor(() =>
    expect(stores.feedback.toasts).toMatchObject([{ tone: "error", title: says }]),
  );
  expect(screen.getByRole("region", { name: "2 selected" })).toBeTruthy();
});

test("everybody who was chosen under one filter is not chosen under another", async () => {
  const { user } = openJob({ applications: { list: answering(both) } }, `${path}&minCgpa=7.5`);
  await user.click(await screen.findByRole("checkbox", { name: "Select Asha Rao" }));
  await user.click(screen.getByRole("button", { name: "Select all 2" }));
  expect(screen.getByRole("region", { name: "2 selected" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Remove the CGPA filter" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: /selected$/ })).toBeNull());
});

test("who may only look can choose nobody", async () => {
  openJob({ applications: { list: answering(both) } }, path, "VIEWER");
  await row(/Asha Rao/);
  await waitFor(() => expect(screen.queryByRole("checkbox", { name: /^Select/ })).toBeNull());
});
