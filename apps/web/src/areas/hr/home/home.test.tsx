// @vitest-environment jsdom
import { act, screen, waitFor, within } from "@testing-library/react";
import type { ListedJob } from "@toran/contract/schemas/listed-job";
import { runInAction } from "mobx";
import { expect, test } from "vitest";
import { request } from "@/features/connections/testing/request";
import { waitingWords } from "@/features/connections/since-words";
import { answering, type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { nothingWaits } from "@/features/todos/testing/todo";
import { renderScreen } from "@/testing/render-screen";
import { HomeScreen } from "./home-screen";

type Fakes = NonNullable<FakeCalls["hr"]>;
const noJobs: Fakes["jobs"] = { list: async () => ok({ items: [], next: null, total: 0 }) };
function open(colleges: NonNullable<Fakes["colleges"]>, jobs = noJobs) {
  const shown = renderScreen(<HomeScreen />, {
    area: "hr",
    mode: "DASHBOARD",
    path: "/hr/home",
    calls: {
      hr: {
        colleges,
        jobs,
        todos: { list: async () => ok([]), ...nothingWaits },
        calendar: { list: async () => ok({ zone: "Asia/Kolkata", events: [] }) },
      },
    },
  });
  void shown.stores.hr.connections.load();
  return shown;
}
const listed = (given: Partial<ListedJob> & { title: string }): ListedJob => ({
  id: given.title,
  type: "FULL_TIME",
  state: "ACTIVE",
  locations: [],
  ctc: null,
  stipend: null,
  vacancies: null,
  closesAt: null,
  colleges: 1,
  waiting: 0,
  questioned: 0,
  applications: 0,
  accepted: 0,
  updatedAt: "2026-11-20T10:00:00.000Z",
  ...given,
});
const college = (n: number) =>
  request(n, {
    initiatedBy: "COLLEGE",
    college: { id: `college-${n}`, name: `College ${n}`, city: "Ooty", picture: null },
  });

const leads = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

test("the home tells who waits and since when, takes an answer, and follows what arrives", async () => {
  let waiting = [college(1)];
  const decide = answering(ok(request(1, { status: "APPROVED" })));
  const { user, stores } = open({
    status: async () => ok({ items: waiting, next: null }),
    counts: async () =>
      ok({
        connected: 14,
        pendingSent: 3,
        pendingReceived: waiting.length,
        waitingSince: waiting.length ? "2026-11-02T10:00:00Z" : null,
        notConnected: 420,
        total: 440,
      }),
    decide,
  });
  expect(await screen.findByText(/^1 college waits for you since/)).toBeTruthy();
  expect(["Connected", "Wait for you", "You wait for", "Not connected"].map(leads)).toEqual([
    "/hr/colleges?tab=connected",
    "/hr/colleges?tab=requests",
    "/hr/colleges?standing=PENDING_SENT",
    "/hr/colleges?standing=NOT_CONNECTED",
  ]);
  waiting = [college(2), college(1)];
  act(() => runInAction(() => void stores.realtime.connectionChanges++));
  await user.click(await screen.findByRole("button", { name: "Accept College 2" }));
  expect(decide.asked).toEqual([{ params: { id: college(2).id }, body: { status: "APPROVED" } }]);
  waiting = [];
  act(() => runInAction(() => void stores.realtime.connectionChanges++));
  await waitFor(() => expect(screen.getByText("Nobody waits for you")).toBeTruthy());
});

const nobody = {
  status: async () => ok({ items: [], next: null }),
  counts: async () =>
    ok({
      connected: 0,
      pendingSent: 0,
      pendingReceived: 0,
      waitingSince: null,
      notConnected: 9,
      total: 9,
    }),
};

test("the jobs that were changed last tell what their candidates and colleges have done", async () => {
  const list = answering(
    ok({
      items: [
        listed({
          id: "fleet",
          title: "Fleet engineer",
          applications: 1,
          accepted: 2,
          vacancies: 12,
        }),
        listed({ title: "Intern", applications: 1204, questioned: 2 }),
        listed({ title: "Analyst", state: "DRAFT" }),
      ],
      next: null,
      total: 3,
    }),
  );
  open(nobody, { list });
  const link = await screen.findByRole("link", { name: "Fleet engineer" });
  expect(link.getAttribute("href")).toBe("/hr/jobs/fleet");
  expect(screen.getByText("1 applicant · 2 of 12 filled · No deadline")).toBeTruthy();
  expect(screen.getByText("1,204 applicants · No deadline")).toBeTruthy();
  expect(screen.getByText("· 2 colleges ask")).toBeTruthy();
  expect(screen.getByText("Not sent yet")).toBeTruthy();
  expect(list.asked).toEqual([{ query: { limit: 4 } }]);
});

test("a company without jobs is shown where one begins", async () => {
  open(nobody);
  expect(await screen.findByText("No jobs yet")).toBeTruthy();
  const jobs = within(screen.getByRole("region", { name: "Jobs" }));
  expect(jobs.getByRole("link", { name: "New job" }).getAttribute("href")).toBe("/hr/jobs/new");
});

const since = (daysAgo: number) => new Date(2026, 10, 20 - daysAgo, 9).toISOString();

test("how long the oldest has waited is told as people say it", () => {
  const now = new Date(2026, 10, 20, 12);

  const words = (many: number, daysAgo: number) =>
    waitingWords({ many, since: since(daysAgo) }, { one: "college", many: "colleges" }, now);
  expect(words(0, 0)).toBeUndefined();
  expect(words(1, 0)).toBe("1 college waits for you since today");
  expect(words(2, 1)).toBe("2 colleges wait for you, the oldest since yesterday");
  expect(words(3, 4)).toBe("3 colleges wait for you, the oldest since Monday");
  expect(words(3, 18)).toBe("3 colleges wait for you, the oldest since 2 November");
});

test("where every call fails the home says so once, and tries all of it again", async () => {
  let down = true;
  const none = refusal({ message: "The server is resting." }, 503);
  const shown = renderScreen(<HomeScreen />, {
    area: "hr",
    mode: "DASHBOARD",
    calls: {
      hr: {
        company: { user: async () => none },
        colleges: { counts: async () => none, status: async () => none },
        jobs: { list: async () => (down ? none : ok({ items: [], next: null, total: 0 })) },
        todos: { list: async () => none, attention: async () => none },
        calendar: { list: async () => none },
      },
    },
  });
  await act(async () => {
    await Promise.all([shown.stores.hr.connections.load(), shown.stores.hr.user.load()]);
  });
  await waitFor(() => expect(screen.getAllByRole("alert")).toHaveLength(1));
  expect(screen.queryByRole("heading", { name: "Waiting for you" })).toBeNull();
  down = false;
  await shown.user.click(screen.getByRole("button", { name: "Try again" }));
  // What failed again says so where it belongs.
  await waitFor(() => expect(screen.getAllByRole("alert").length).toBeGreaterThan(1));
  expect(screen.getByRole("heading", { name: "Waiting for you" })).toBeTruthy();
});
