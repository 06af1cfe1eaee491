// @vitest-environment jsdom
import type { Board } from "@toran/contract/schemas/application";
import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { college } from "@/features/hiring/testing/candidate";
import { ok, refusal } from "@/testing/fake-calls";
import { board, job } from "./testing/job";
import { openJob } from "./testing/open-job";

beforeEach(() => window.sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const other = { ...college, id: "0193a1f0-0000-7000-8000-00000000000b", name: "Malnad College" };
const two = { ...board, colleges: [...board.colleges, { college: other, count: 1 }] };
const silent = refusal({ message: "The server rests." }, 503);
const chips = async () =>
  within(await screen.findByRole("group", { name: "Candidates of which college" }));

/** Answers with the whole board alone: what it is narrowed down to does not come. */
const wholeAlone = async ({ query }: { query?: object | undefined }) =>
  Object.values(query ?? {}).some(Boolean) ? silent : ok(two);

test("a college whose candidates do not come is let go by its chip, and by the one before", async () => {
  const { user } = openJob({ applications: { board: wholeAlone } });
  await user.click((await chips()).getByRole("button", { name: /Malnad/ }));
  expect(await screen.findByText("The server rests.")).toBeTruthy();
  expect((await chips()).getByRole("button", { pressed: true }).textContent).toContain("Malnad");
  await user.click((await chips()).getByRole("button", { name: "All colleges" }));
  expect(await screen.findByRole("button", { name: "Asha Rao" })).toBeTruthy();
});

test("after a reload as well a college that is chosen is let go though nothing came", async () => {
  const { user } = openJob(
    { applications: { board: wholeAlone } },
    `/hr/jobs/job?college=${other.id}`,
  );
  expect(await screen.findByText("The server rests.")).toBeTruthy();
  await user.click((await chips()).getByRole("button", { name: "All colleges" }));
  expect(await screen.findByRole("button", { name: "Asha Rao" })).toBeTruthy();
});

test("a search that fails keeps its words and the focus", async () => {
  const { user } = openJob({ applications: { board: wholeAlone } });
  const box = await screen.findByRole<HTMLInputElement>("searchbox", { name: "Search candidates" });
  await user.type(box, "Ravi");
  expect(await screen.findByText("The server rests.")).toBeTruthy();
  expect(document.activeElement).toBe(box);
  await user.clear(box);
  expect(await screen.findByRole("button", { name: "Asha Rao" })).toBeTruthy();
});

test("beside another part of the job the board is asked for in a free moment, and stands there at the press", async () => {
  vi.stubGlobal("requestIdleCallback", (act: () => void) => (act(), 1));
  const never = new Promise<ReturnType<typeof ok<Board>>>(() => undefined);
  const calls = vi.fn<() => typeof never>().mockResolvedValueOnce(ok(board)).mockReturnValue(never);
  const { user } = openJob({ applications: { board: calls } }, "/hr/jobs/job?tab=details");
  const tab = await screen.findByRole("tab", { name: "Pipeline" });
  await vi.waitFor(() => expect(calls).toHaveBeenCalledOnce());
  await user.click(tab);
  expect(screen.getByRole("button", { name: "Asha Rao" })).toBeTruthy();
});

test("of a job that no college has, no board is asked for", async () => {
  const idle = vi.fn<() => number>();
  vi.stubGlobal("requestIdleCallback", idle);
  const jobs = { read: async () => ok({ ...job, postings: [] }) };
  openJob({ jobs }, "/hr/jobs/job?tab=details");
  await screen.findByRole("tab", { name: "Job details" });
  expect(idle).not.toHaveBeenCalled();
});
