// @vitest-environment jsdom
import { act, screen, waitFor, within } from "@testing-library/react";
import type { Envelope } from "@toran/contract/events";
import type { Candidate } from "@toran/contract/schemas/application";
import { beforeEach, expect, test, vi } from "vitest";
import { candidate } from "@/features/hiring/testing/candidate";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { board, job } from "./testing/job";
import { openJob } from "./testing/open-job";

/** What the page was given to hear events by. */
let hear: (event: Envelope) => void = () => undefined;
vi.mock("@toran/api-client/realtime", () => ({
  connectRealtime: ({ onEvent }: { onEvent: typeof hear }) => {
    hear = onEvent;
    return { close: () => undefined, typing: () => undefined, received: () => undefined };
  },
}));
const tell = (type: "job.changed" | "board.changed" = "job.changed", jobId = "job") =>
  act(async () => hear({ id: "e", type, seq: 0, at: "", payload: { jobId } }));

const asking = (question: string) =>
  ok({ ...job, postings: [{ ...job.postings[0]!, state: "IN_REVIEW" as const, question }] });

// jsdom gives everything no height, and a table without height draws no rows.
Object.defineProperties(HTMLElement.prototype, {
  clientHeight: { configurable: true, value: 640 },
  clientWidth: { configurable: true, value: 1200 },
});
beforeEach(() => window.sessionStorage.clear());

test("the page of a job follows what others do to it, and what is asked about the one before is refused", async () => {
  const draft = { ...job, state: "DRAFT" as const, postings: [] };
  const changed = refusal({ message: "Somebody else has changed this job." }, 409);
  const send = answering<typeof changed | ReturnType<typeof ok<{ results: never[] }>>>(
    changed,
    ok({ results: [] }),
  );
  const remove = answering(changed);
  const [fourth, fifth] = [4, 5].map((version) =>
    ok({ ...draft, title: `Job ${version}`, version }),
  );
  const read = answering(ok(draft), fourth!, fourth!, fourth!, fifth!);
  const { user, stores } = openJob({ jobs: { read, send, remove } });
  await user.click(await screen.findByRole("button", { name: "Send to colleges" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(await dialog.findByRole("checkbox"));
  await stores.realtime.open("vikram");
  await tell();
  expect(await dialog.findByText("Send Job 4 to colleges")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: /^Send/ }));
  expect(await dialog.findByText("Somebody else has changed this job.")).toBeTruthy();
  await waitFor(() => expect(read.asked).toHaveLength(3));
  await user.click(dialog.getByRole("button", { name: /^Send/ }));
  await waitFor(() => expect(read.asked).toHaveLength(4));
  expect(send.asked).toMatchObject([{ body: { version: 3 } }, { body: { version: 4 } }]);

  await user.click(screen.getByRole("button", { name: "More for this job" }));
  await user.click(await screen.findByRole("menuitem", { name: "Delete the draft" }));
  await tell();
  await waitFor(() => expect(document.title).toMatch(/^Job 5/));
  await user.click(screen.getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(remove.asked).toMatchObject([{ query: { version: 4 } }]));
});

test("the board follows what others do to its candidates, and so does their number beside it", async () => {
  const none = { ...board, first: board.first.map((each) => ({ ...each, items: [] })) };
  const [sent] = job.postings;
  const more = { ...job, postings: [{ ...sent!, applications: 7 }] };
  const asked = answering(ok(none), ok(board));
  const { stores } = openJob({
    jobs: { read: answering(ok(job), ok(more)) },
    applications: { board: asked },
  });
  await screen.findByRole("tab", { name: /Applicants/ });
  await waitFor(() => expect(asked.asked).toHaveLength(1));
  await stores.realtime.open("vikram");
  await tell("board.changed", "another");
  await tell("board.changed");
  expect(await screen.findByRole("button", { name: "Asha Rao" })).toBeTruthy();
  expect(await screen.findByRole("tab", { name: /^Applicants.*7/ })).toBeTruthy();
  expect(asked.asked).toHaveLength(2);
});

const page = (...items: Candidate[]) => ok({ items, next: null, total: items.length });
const noSheet = async () => refusal({ message: "The candidate did not come." }, 500);

test("the table of applicants follows too, and waits while one of them is open", async () => {
  const [asha, ravi] = [candidate("Asha Rao"), candidate("Ravi Iyer")];
  const list = answering(page(), page(asha), page(asha, ravi));
  const { user, stores } = openJob(
    { applications: { list, read: noSheet } },
    "/hr/jobs/job?tab=applicants",
  );
  expect(await screen.findByText("Nobody has applied yet")).toBeTruthy();
  await stores.realtime.open("vikram");
  await tell("board.changed");
  await user.click(await screen.findByRole("row", { name: /Asha Rao/ }));
  await tell("board.changed");
  await user.click(await screen.findByRole("button", { name: "Close" }));
  expect(await screen.findByRole("row", { name: /Ravi Iyer/ })).toBeTruthy();
  expect(list.asked).toHaveLength(3);
});

test("an answer goes to the question it was begun to, also where the college asks something else meanwhile", async () => {
  const [bond, place] = [asking("Is there a bond?"), asking("Is it in Pune?")];
  const changed = refusal({ message: "The college asks something else by now." }, 409);
  const posting = answering<typeof changed | typeof bond>(changed, bond);
  const read = answering(bond, place);
  const { user, stores } = openJob({ jobs: { read, posting } }, "/hr/jobs/job?tab=colleges");
  const field = await screen.findByLabelText(/^Your answer/);
  await user.type(field, "None");
  await stores.realtime.open("vikram");
  await tell();
  expect(await screen.findByText("Is it in Pune?")).toBeTruthy();
  await user.type(field, " at all.");
  await user.click(screen.getByRole("button", { name: /^Send the answer/ }));
  expect(await screen.findByText("The college asks something else by now.")).toBeTruthy();
  await user.clear(field);
  await user.type(field, "It is.");
  await user.click(screen.getByRole("button", { name: /^Send the answer/ }));
  await waitFor(() => expect(posting.asked).toHaveLength(2));
  expect(posting.asked).toMatchObject([
    { body: { answer: "None at all.", question: "Is there a bond?" } },
    { body: { answer: "It is.", question: "Is it in Pune?" } },
  ]);
});

test("a question about a job that somebody else ends goes with a word", async () => {
  const closed = ok({ ...job, state: "CLOSED" as const });
  const cancelled = ok({ ...job, state: "CANCELLED" as const });
  // Read for the page, each time something is asked, and as it is told of.
  const read = answering<typeof closed | typeof cancelled | ReturnType<typeof ok<typeof job>>>(
    ok(job),
    ok(job),
    closed,
    cancelled,
  );
  const command = answering(closed);
  const { user, stores } = openJob({ jobs: { read, command } });
  // Whoever has closed it has not ended it.
  await user.click(await screen.findByRole("button", { name: "More for this job" }));
  await user.click(await screen.findByRole("menuitem", { name: "Close the job" }));
  await user.click(await screen.findByRole("button", { name: "Close the job" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Close the job" })).toBeNull());
  await user.click(await screen.findByRole("button", { name: "More for this job" }));
  await user.click(await screen.findByRole("menuitem", { name: "Complete the job" }));
  await screen.findByRole("button", { name: "Complete the job" });
  await stores.realtime.open("vikram");
  await tell();
  await waitFor(() =>
    expect(screen.queryByRole("button", { name: "Complete the job" })).toBeNull(),
  );
  expect(stores.feedback.toasts.map(({ title }) => title)).toEqual([
    "The job was cancelled meanwhile",
  ]);
});

test("whoever ends a job is told nothing of somebody else", async () => {
  const command = answering(ok({ ...job, state: "COMPLETED" as const }));
  const { user, stores } = openJob({ jobs: { command } });
  await user.click(await screen.findByRole("button", { name: "More for this job" }));
  await user.click(await screen.findByRole("menuitem", { name: "Complete the job" }));
  await user.click(await screen.findByRole("button", { name: "Complete the job" }));
  await waitFor(() =>
    expect(screen.queryByRole("button", { name: "Complete the job" })).toBeNull(),
  );
  expect(stores.feedback.toasts.map(({ title }) => title)).not.toContain(
    "The job was completed meanwhile",
  );
});

test("what ending a job leaves open is counted when it is asked, not when the page came", async () => {
  const [sent] = job.postings;
  const waits = (open: number, state: "OPEN" | "PENDING") => ({ ...sent!, id: state, state, open });
  const before = ok({ ...job, postings: [waits(0, "OPEN")] });
  const since = ok({ ...job, postings: [waits(2, "OPEN"), waits(0, "PENDING")] });
  const { user } = openJob({ jobs: { read: answering(before, since) } });
  const ask = async (title: string, menu: string) => {
    await user.click(await screen.findByRole("button", { name: "More for this job" }));
    await user.click(await screen.findByRole("menuitem", { name: menu }));
    return within(await screen.findByRole("dialog", { name: title }));
  };
  const close = await ask("Close this job?", "Close the job");
  expect(
    await close.findByText(/1 college has not answered yet: the job is taken back/),
  ).toBeTruthy();
  await user.click(close.getByRole("button", { name: "Leave it" }));
  const complete = await ask("Complete this job?", "Complete the job");
  expect(await complete.findByText(/2 applications are still open/)).toBeTruthy();
});

test("a form over a job that was deleted says so, and leads to the jobs", async () => {
  const gone = refusal({ message: "The job was not found." }, 404);
  openJob({ jobs: { read: async () => gone } }, "/hr/jobs/job/edit");
  expect(await screen.findByRole("heading", { name: "Job not found" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "All jobs" }).getAttribute("href")).toBe("/hr/jobs");
});

test("why a job is not saved is told in its form, and by no toast beside it", async () => {
  const manners: unknown[] = [];
  const save = async (_input: unknown, manner: unknown) => {
    manners.push(manner);
    return refusal({ message: "The server has a cold." }, 500);
  };
  const { user } = openJob({ jobs: { save } }, "/hr/jobs/job/edit");
  await user.click(await screen.findByRole("button", { name: /^Save changes/ }));
  expect(await screen.findByText("The server has a cold.")).toBeTruthy();
  expect(manners).toEqual([{ tellsFailure: true }]);
});
