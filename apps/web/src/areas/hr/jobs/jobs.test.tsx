// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { paths, writePath } from "@/navigation/paths";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { college } from "@/features/hiring/testing/candidate";
import { bookingPath } from "@/navigation/booking-path";
import { job } from "./testing/job";
import { openJob } from "./testing/open-job";

beforeEach(() => window.sessionStorage.clear());

test("a job keeps what was typed through wrong input, a refusal and a reload, and tells whom it reaches", async () => {
  const create = answering(
    refusal({
      message: "Check the marked fields.",
      errors: { "locations.0": "Name a real city." },
    }),
  );
  const first = openJob({ jobs: { create } }, paths.hr.newJob);
  const { user } = first;
  expect(await screen.findByText("40 of 90 students of one college could apply.")).toBeTruthy();
  await user.type(screen.getByRole("textbox", { name: "Title" }), "Fl");
  await user.click(screen.getByRole("button", { name: "Add a round" }));
  await user.click(screen.getByRole("button", { name: /^Save the draft/ }));
  expect(await screen.findByText("Write a title of 3 letters or more.")).toBeTruthy();
  expect(screen.getByText("Choose the kind of job.")).toBeTruthy();
  expect(screen.getByText("Name the round.")).toBeTruthy();
  expect(screen.getByText(/3 fields need another look/)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Title")));
  expect(create.asked).toEqual([]);

  await user.type(screen.getByLabelText("Title"), "eet Engineer");
  await user.selectOptions(screen.getAllByLabelText("Kind")[0]!, "FULL_TIME");
  expect(screen.queryByText("Choose the kind of job.")).toBeNull();
  expect(screen.getByText("Name the round.")).toBeTruthy();
  await user.type(screen.getByLabelText("Round 1"), "Interview");
  expect(screen.queryByText("Name the round.")).toBeNull();
  await user.type(screen.getByLabelText("Cities"), "Atlantis,");
  await user.click(screen.getByRole("button", { name: /^Save the draft/ }));
  expect(await screen.findByText("Name a real city.")).toBeTruthy();
  await user.type(screen.getByLabelText("Title"), "s");
  expect(screen.getByText("Name a real city.")).toBeTruthy();
  expect(create.asked).toMatchObject([
    {
      body: { title: "Fleet Engineer", locations: ["Atlantis"], rounds: [{ title: "Interview" }] },
    },
  ]);

  first.unmount();
  const again = answering(ok(job));
  const second = openJob({ jobs: { create: again } }, paths.hr.newJob);
  expect(await screen.findByDisplayValue("Fleet Engineers")).toBeTruthy();
  await second.user.click(screen.getByRole("button", { name: /^Save the draft/ }));
  expect(await screen.findByRole("heading", { level: 1, name: /Fleet Engineer/ })).toBeTruthy();
  expect(window.sessionStorage.length).toBe(0);
});

test("74: a job that somebody else has changed meanwhile is not overwritten, and nothing typed is lost", async () => {
  const save = answering(
    refusal({ message: "Somebody else has changed this job." }, 409),
    refusal({ message: "The server has a cold." }, 500),
  );
  const read = answering(ok(job), ok({ ...job, function: "Fleet", version: 4 }));
  const { user } = openJob({ jobs: { save, read } }, "/hr/jobs/job/edit");
  await user.type(await screen.findByLabelText("Title"), " II");
  await user.click(screen.getByRole("button", { name: /^Save changes/ }));
  expect(await screen.findByText("Somebody else has changed this job.")).toBeTruthy();
  expect(save.asked).toMatchObject([{ body: { title: "Fleet Engineer II", version: 3 } }]);
  expect(screen.getByDisplayValue("Fleet Engineer II")).toBeTruthy();

  await user.click(screen.getByRole("button", { name: "Load it again" }));
  expect(await screen.findByDisplayValue("Fleet")).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("Title").value).toBe("Fleet Engineer II");
  expect(document.activeElement).toBe(screen.getByLabelText("Title"));
  await user.click(screen.getByRole("button", { name: /^Save changes/ }));
  expect(await screen.findByText("The server has a cold.")).toBeTruthy();
  expect(save.asked[1]).toMatchObject({
    body: { title: "Fleet Engineer II", function: "Fleet", version: 4 },
  });
  expect(screen.queryByRole("button", { name: "Load it again" })).toBeNull();

  await user.click(screen.getByRole("button", { name: "Discard it" }));
  expect(await screen.findByDisplayValue("Fleet Engineer")).toBeTruthy();
  expect(screen.queryByText(/not saved yet/)).toBeNull();
  expect(window.sessionStorage.length).toBe(0);
});

test("a job that was cancelled while it was edited is loaded as what it is, and nothing else can be pressed in vain", async () => {
  const message = "This job is over, so it cannot be changed any more.";
  const save = answering(refusal({ message }, 409));
  const read = answering(ok(job), ok({ ...job, state: "CANCELLED" as const, version: 4 }));
  const { user } = openJob({ jobs: { save, read } }, "/hr/jobs/job/edit");
  await user.type(await screen.findByLabelText("Title"), " II");
  await user.click(screen.getByRole("button", { name: /^Save changes/ }));
  expect(await screen.findByText(message)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Load it again" }));
  expect(await screen.findByText("This job is cancelled")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Save changes/ })).toBeNull();
  const leads = screen.getByRole("link", { name: "Look at the job" });
  expect(leads.getAttribute("href")).toBe("/hr/jobs/job");
  await waitFor(() => expect(document.activeElement).toBe(leads));
});

test("74: what was typed over a job before a reload is not saved over what somebody else has saved since", async () => {
  const theirs = { ...job, title: "Fleet Engineer elsewhere", version: 4 };
  const first = openJob({}, "/hr/jobs/job/edit");
  await first.user.type(await screen.findByLabelText("Title"), " mine");
  first.unmount();

  const save = answering<ReturnType<typeof refusal | typeof ok<typeof job>>>(
    refusal({ message: "Somebody else has changed this job." }, 409),
    ok(job),
  );
  const { user } = openJob({ jobs: { read: async () => ok(theirs), save } }, "/hr/jobs/job/edit");
  expect(await screen.findByDisplayValue("Fleet Engineer mine")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^Save changes/ }));
  await user.click(await screen.findByRole("button", { name: "Load it again" }));
  expect(await screen.findByText(/somebody else has written too, yours stands/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^Save changes/ }));
  await waitFor(() => expect(save.asked).toHaveLength(2));
  expect(save.asked).toMatchObject([{ body: { version: 3 } }, { body: { version: 4 } }]);
});

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

test("an earlier deadline of a job that is out is warned of, a later one is not", async () => {
  const { user } = openJob({}, "/hr/jobs/job/edit");
  const deadline = await screen.findByLabelText("Deadline");
  const write = async (day: string) => {
    await user.clear(deadline);
    await user.type(deadline, day);
    await user.tab();
  };
  await write("24 Dec 2026");
  expect(screen.queryByText(/Students were told/)).toBeNull();
  await write("16 Dec 2026");
  expect(screen.getByText("Students were told that it closes on 20 December 2026.")).toBeTruthy();
});

test("a description is written in rich text, and what is wrong with it is told at its editor", async () => {
  const description = "<p><strong>You</strong> build:</p><ul><li><p>depots</p></li></ul>";
  const save = answering(refusal({ errors: { description: "Describe the job in 50 letters." } }));
  const read = async () => ok({ ...job, description });
  const { user } = openJob({ jobs: { save, read } }, "/hr/jobs/job/edit");
  const editor = await screen.findByRole("textbox", { name: "Description" });
  expect(within(editor).getByRole("listitem").textContent).toBe("depots");
  expect(within(editor).getByText("You").tagName).toBe("STRONG");
  expect(screen.getByText("16 of 10,000")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^Save changes/ }));
  expect(await screen.findByText("Describe the job in 50 letters.")).toBeTruthy();
  expect(save.asked).toMatchObject([{ body: { description } }]);
  await waitFor(() => expect(document.activeElement).toBe(editor));
  expect(editor.getAttribute("aria-invalid")).toBe("true");
  expect(window.sessionStorage.length).toBe(0);
});
