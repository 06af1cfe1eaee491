// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { writePath } from "@/navigation/paths";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { college } from "@/features/hiring/testing/candidate";
import { bookingPath } from "@/navigation/booking-path";
import { job } from "./testing/job";
import { openJob } from "./testing/open-job";

beforeEach(() => window.sessionStorage.clear());

test("a draft that cannot be sent says what it needs, and one of anything is told in the singular", async () => {
  const draft = {
    ...job,
    state: "DRAFT" as const,
    postings: [],
    vacancies: 1,
    bondMonths: 1,
    missing: { closesAt: "Give the deadline." },
  };
  openJob({ jobs: { read: async () => ok(draft) } });
  expect(await screen.findByText("Give the deadline.")).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Send to colleges" }).disabled).toBe(
    true,
  );
  expect(screen.getByText("1 vacancy")).toBeTruthy();
  expect(screen.getByText(/^1 month\b/)).toBeTruthy();
});

test("a job that is not sent says why, college by college", async () => {
  const draft = { ...job, state: "DRAFT" as const, postings: [] };
  const colleges = ["one", "two"].map((id) => ({
    college: { ...college, id, name: `College ${id}` },
    eligible: 1,
    students: 2,
  }));
  const late = refusal({ errors: { closesAt: "The deadline is over." } });
  const results = [
    { collegeId: "one", ok: true, state: "PENDING" as const },
    { collegeId: "two", ok: false, state: null, message: "It takes no jobs from you." },
  ];
  let asked = 0;
  const { user } = openJob({
    jobs: {
      read: async () => ok(draft),
      reach: async () => ok({ colleges, eligible: 2, students: 4 }),
      send: async () => (asked++ ? ok({ results }) : late),
    },
  });
  await user.click(await screen.findByRole("button", { name: "Send to colleges" }));
  await user.click(await screen.findByLabelText(/College one/));
  await user.click(screen.getByLabelText(/College two/));
  await user.click(screen.getByRole("button", { name: /^Send to 2 colleges/ }));
  expect(await screen.findByText("The deadline is over.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^Send to 2 colleges/ }));
  expect(await screen.findByText("College two: It takes no jobs from you.")).toBeTruthy();
  expect(screen.getByRole("dialog")).toBeTruthy();
});

test("a job is sent also where too many rules were counted, and why nobody is counted is said", async () => {
  const says = "Your company has asked for the reach of very many rules. Please wait a while.";
  const counted = { college, eligible: 90, students: 90 };
  const held = refusal({ message: says }, 429);
  const roll = ok({ colleges: [counted], eligible: 90, students: 90 });
  const reach = answering<typeof held | typeof roll>(held, roll);
  const draft = { ...job, state: "DRAFT" as const, postings: [] };
  const { user } = openJob({ jobs: { read: async () => ok(draft), reach } });
  await user.click(await screen.findByRole("button", { name: "Send to colleges" }));
  expect(await screen.findByText(`${says} Jobs can be sent all the same.`)).toBeTruthy();
  expect(screen.getByRole("checkbox", { name: college.name })).toBeTruthy();
  expect(screen.queryByText(/could apply/)).toBeNull();
  expect(reach.asked.at(-1)).toEqual({ body: { rule: { all: [] } } });
});

test("a date is booked at a college for the job that it was sent, until that is over", async () => {
  const [posting] = job.postings;
  const over = { ...posting!, id: "over", state: "COMPLETED" as const };
  const read = answering(ok({ ...job, postings: [posting!, over] }));
  openJob({ jobs: { read } }, "/hr/jobs/job?tab=colleges");
  const links = await screen.findAllByRole("link", { name: /^Book a date/ });
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    bookingPath(posting!.college.id, posting!.id),
  ]);
});

const choices = async () =>
  (await screen.findAllByRole("menuitem")).map((item) => [
    item.textContent,
    item.getAttribute("href"),
  ]);
const leads = async (name: string) =>
  (await screen.findByRole("link", { name })).getAttribute("href");

test("a job is sent and deleted as it is seen, and shown anew where it is another by now", async () => {
  const draft = { ...job, state: "DRAFT" as const, postings: [] };
  const changed = refusal({ message: "Somebody else has changed this job." }, 409);
  const [send, remove] = [answering(changed), answering(changed)];
  const read = answering(ok(draft), ok({ ...draft, title: "Another", version: 4 }), ok(draft));
  const { user } = openJob({ jobs: { read, send, remove } });
  await user.click(await screen.findByRole("button", { name: "Send to colleges" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(await dialog.findByRole("checkbox"));
  await user.click(dialog.getByRole("button", { name: /^Send/ }));
  expect(await dialog.findByText("Somebody else has changed this job.")).toBeTruthy();
  expect(send.asked).toMatchObject([{ body: { version: 3 } }]);
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  expect(await screen.findByRole("heading", { level: 1, name: /^Another/ })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "More for this job" }));
  await user.click(await screen.findByRole("menuitem", { name: "Delete the draft" }));
  await user.click(
    within(await screen.findByRole("dialog")).getByRole("button", { name: "Delete" }),
  );
  await waitFor(() => expect(read.asked).toHaveLength(3));
  expect(remove.asked).toMatchObject([{ query: { version: 4 } }]);
});

test("a job that colleges have leads from its head to each of them, and to what else can be done", async () => {
  const [posting] = job.postings;
  const second = {
    ...posting!,
    id: "second",
    college: { ...college, id: "vindhya", name: "Vindhya" },
  };
  const withdrawn = { ...posting!, id: "withdrawn", state: "WITHDRAWN" as const };
  const read = answering(ok({ ...job, postings: [posting!, second, withdrawn] }), ok(job));
  const { user, unmount } = openJob({ jobs: { read } });
  expect(await screen.findByText("1 of 4 vacancies filled")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Schedule interviews" }));
  expect(await choices()).toEqual([
    [college.name, bookingPath(college.id, "posting")],
    ["Vindhya", bookingPath("vindhya", "second")],
  ]);
  await user.keyboard("{Escape}");
  await user.click(screen.getByRole("button", { name: "Message colleges" }));
  expect((await choices())[1]).toEqual(["Vindhya", writePath("hr", "vindhya", "posting:second")]);
  await user.keyboard("{Escape}");
  await user.click(screen.getByRole("button", { name: "More for this job" }));
  const edit = await screen.findByRole("menuitem", { name: "Edit the job" });
  expect(edit.getAttribute("href")).toBe("/hr/jobs/job/edit");
  await user.click(screen.getByRole("menuitem", { name: "Send to more colleges" }));
  expect(await screen.findByRole("dialog")).toBeTruthy();

  unmount();
  openJob({ jobs: { read } });
  expect(await leads("Schedule interviews")).toBe(bookingPath(college.id, "posting"));
  expect(await leads("Message the college")).toBe(writePath("hr", college.id, "posting:posting"));
});

test("a job is cancelled at one college, or everywhere, with a reason", async () => {
  const posting = answering(ok(job));
  const command = answering(ok({ ...job, state: "CANCELLED" as const }));
  const { user } = openJob({ jobs: { posting, command } }, "/hr/jobs/job?tab=colleges");
  await user.click(await screen.findByRole("button", { name: /^Cancel here/ }));
  await user.type(await screen.findByLabelText(/^Why/), "No bus goes there.");
  await user.click(screen.getByRole("button", { name: /^Cancel it there/ }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const reason = "No bus goes there.";
  expect(posting.asked).toEqual([
    { params: { id: "posting" }, body: { command: "CANCEL", reason } },
  ]);
  await user.click(screen.getByRole("button", { name: "More for this job" }));
  await user.click(await screen.findByRole("menuitem", { name: "Cancel the job" }));
  await user.type(await screen.findByLabelText(/^Why/), "The team is not built.");
  await user.click(screen.getByRole("button", { name: /^Cancel the job/ }));
  await waitFor(() =>
    expect(command.asked).toEqual([
      { params: { id: "job" }, body: { command: "CANCEL", reason: "The team is not built." } },
    ]),
  );
});
