// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { paths } from "@/navigation/paths";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { job } from "../testing/job";
import { openJob } from "../testing/open-job";

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
