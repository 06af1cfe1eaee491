// @vitest-environment jsdom
import type { Job } from "@toran/contract/schemas/job";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { bookingPath } from "@/navigation/booking-path";
import { job } from "./testing/job";
import { openJob } from "./testing/open-job";

beforeEach(() => window.sessionStorage.clear());

type Answer = ReturnType<typeof refusal> | ReturnType<typeof ok<Job>>;
const at = "/hr/jobs/job?tab=colleges";
const [open] = job.postings;
const standing = (state: "CLOSED" | "IN_REVIEW", more: object = {}) => ({
  ...job,
  postings: [{ ...open!, state, ...more }],
});

test("a posting that cannot be opened again says why, and completing one is asked about first", async () => {
  const posting = answering<Answer>(
    refusal({ errors: { closesAt: "Move the deadline first; it has passed." } }),
    ok(job),
  );
  const { user } = openJob({ jobs: { read: async () => ok(standing("CLOSED")), posting } }, at);
  await user.click(await screen.findByRole("button", { name: /^Open again/ }));
  expect(await screen.findByText("Move the deadline first; it has passed.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^Complete/ }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(posting.asked).toHaveLength(1);
  expect(dialog.getByText(/2 applications are still open\. They stay so/)).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: /^Complete it there/ }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(posting.asked[1]).toEqual({ params: { id: "posting" }, body: { command: "COMPLETE" } });
});

test("an answer to a college stays while it is typed, through a reload and a refusal", async () => {
  const asked = ok(standing("IN_REVIEW", { question: "Is there a bond?" }));
  const read = async () => asked;
  const posting = answering<Answer>(refusal({ message: "The server has a cold." }, 500), ok(job));
  const first = openJob({ jobs: { read } }, at);
  await first.user.type(await screen.findByLabelText(/^Your answer/), "None at all.");
  first.unmount();
  const { user } = openJob({ jobs: { read, posting } }, at);
  expect(await screen.findByDisplayValue("None at all.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^Send the answer/ }));
  expect(await screen.findByText("The server has a cold.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^Send the answer/ }));
  await waitFor(() => expect(screen.queryByLabelText(/^Your answer/)).toBeNull());
  expect(posting.asked[1]).toEqual({
    params: { id: "posting" },
    body: { command: "ANSWER", answer: "None at all.", question: "Is there a bond?" },
  });
  expect(window.sessionStorage.length).toBe(0);
});

test("why nothing changes at a college is told there, and by no toast beside it", async () => {
  const manners: unknown[] = [];
  const says = "Move the deadline first; it has passed.";
  const posting = async (_input: unknown, manner: unknown) => {
    manners.push(manner);
    return refusal({ errors: { closesAt: says } });
  };
  const { user } = openJob({ jobs: { read: async () => ok(standing("CLOSED")), posting } }, at);
  await user.click(await screen.findByRole("button", { name: /^Open again/ }));
  expect(await screen.findByText(says)).toBeTruthy();
  expect(manners).toEqual([{ tellsFailure: true }]);
});

test("an answer that comes too late shows what the college asks by now, and is kept", async () => {
  const read = answering(
    ok(standing("IN_REVIEW", { question: "Is there a bond?" })),
    ok(standing("IN_REVIEW", { question: "Is it in Pune?" })),
  );
  const says = "The college asks something else by now.";
  const posting = answering<Answer>(refusal({ message: says }, 409));
  const { user } = openJob({ jobs: { read, posting } }, at);
  await user.type(await screen.findByLabelText(/^Your answer/), "None at all.");
  await user.click(screen.getByRole("button", { name: /^Send the answer/ }));
  expect(await screen.findByText("Is it in Pune?")).toBeTruthy();
  expect(screen.getByText(says)).toBeTruthy();
  expect(screen.getByDisplayValue("None at all.")).toBeTruthy();
});

test("the story of a job says at which college each thing happened", async () => {
  const event = { from: null, round: null, who: null, side: "COLLEGE", reason: null };
  const happened = { ...event, at: "2026-11-20T10:00:00.000Z" };
  const timeline = [
    { ...happened, id: "2", command: "APPROVE", to: "APPROVED", college: "Vindhya" },
    { ...happened, id: "1", command: "SEND", to: "ACTIVE", college: null },
  ];
  openJob({ jobs: { read: async () => ok({ ...job, timeline }) } }, "/hr/jobs/job?tab=activity");
  expect(await screen.findByText("Approved: Vindhya")).toBeTruthy();
  expect(screen.getByText("Sent to colleges")).toBeTruthy();
});

test("whom a job was sent is told how it stands there, and its kind is not asked any more", async () => {
  const declined = [{ ...open!, state: "REJECTED" as const }];
  const read = async () => ok({ ...job, postings: declined });
  const first = openJob({ jobs: { read } }, at);
  await first.user.click(await screen.findByRole("button", { name: "Send to colleges" }));
  expect(await screen.findByText("Was sent the job: declined")).toBeTruthy();
  expect(screen.getByRole("checkbox").hasAttribute("disabled")).toBe(true);
  first.unmount();
  openJob({ jobs: { read } }, "/hr/jobs/job/edit");
  const [kind] = await screen.findAllByLabelText("Kind");
  expect(kind?.hasAttribute("disabled")).toBe(true);
  expect(screen.getByText("Stays as it is once the job was sent.")).toBeTruthy();
});

test("a posting at a college that is no longer connected is not told as open", async () => {
  const apart = { ...job, postings: [{ ...open!, mayPost: false, mayBook: false }] };
  openJob({ jobs: { read: async () => ok(apart) } }, at);
  const row = within(await screen.findByRole("list", { name: "Colleges" }));
  expect(row.getByText("Nobody can apply")).toBeTruthy();
  expect(row.getByText(/not connected, or it takes no jobs from you/)).toBeTruthy();
  expect(row.queryByText("Open")).toBeNull();
  expect(screen.queryByRole("link", { name: /^Book a date|^Schedule interviews/ })).toBeNull();
});

test("a college that takes the jobs of a company but none of its bookings is asked for no date", async () => {
  const { college } = open!;
  const postings = [
    { ...open!, mayBook: true },
    { ...open!, id: "second", college: { ...college, name: "Vindhya" }, mayBook: false },
  ];
  openJob({ jobs: { read: async () => ok({ ...job, postings }) } }, at);
  expect(await screen.findByText(/takes no bookings from you/)).toBeTruthy();
  expect(screen.getAllByRole("link", { name: /^Book a date/ })).toHaveLength(1);
  const schedule = screen.getByRole("link", { name: "Schedule interviews" });
  expect(schedule.getAttribute("href")).toBe(bookingPath(college.id, "posting"));
});
