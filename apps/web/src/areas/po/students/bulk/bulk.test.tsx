// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answering, ok, refusal } from "@/testing/fake-calls";
import type { OfficerCalls } from "@/stores/calls";
import { college, many, openStudents, student } from "../testing/open-students";

type SetStatus = OfficerCalls["students"]["setStatus"];

/** Answers as the server does: everyone but the second may be changed. */
function statusCall() {
  const asked: unknown[] = [];
  const call: SetStatus = async (input) => {
    asked.push(input);
    const results = many(3).map(({ id }, at) =>
      at === 1
        ? { id, ok: false, message: "An invited student registers first." }
        : { id, ok: true },
    );
    return ok({ results, ...(!input.query?.dryRun && { undoId: "undo" }) });
  };
  return { call, asked };
}

test("everyone who matches is suspended with a reason, who may not is told with why, and it is taken back", async () => {
  const { list, asked: listed } = college(many(3));
  const setStatus = statusCall();
  const undone: unknown[] = [];
  const undo: OfficerCalls["students"]["undo"] = async (input) => {
    undone.push(input);
    return ok({ results: [{ id: student(1).id, ok: true }] });
  };
  const { user, stores } = openStudents({
    students: { list, setStatus: setStatus.call, undo },
    path: "/po/students?minCgpa=8",
  });
  await user.click(await screen.findByRole("checkbox", { name: "Select Student 1" }));
  await user.click(screen.getByRole("button", { name: "Select all 3" }));
  await user.click(screen.getByRole("button", { name: "Set status" }));
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByText("Set the status of 3 students?")).toBeTruthy();
  await user.selectOptions(within(dialog).getByRole("combobox", { name: "Status" }), "SUSPENDED");
  expect(await within(dialog).findByText("1 student will be left as they are")).toBeTruthy();

  await user.click(within(dialog).getByRole("button", { name: /^Set for 2 students/ }));
  expect(await within(dialog).findByText(/at least 10 characters/)).toBeTruthy();
  await user.type(within(dialog).getByLabelText("Reason"), "Left without a word");
  await user.click(within(dialog).getByRole("button", { name: /^Set for 2 students/ }));

  expect(await screen.findByText("2 students changed")).toBeTruthy();
  expect(screen.getByText(/An invited student registers first/)).toBeTruthy();
  expect(screen.getByText("Student 2", { selector: "[role=dialog] *" })).toBeTruthy();
  expect(setStatus.asked.at(-1)).toEqual({
    query: { mode: "FILTERED", minCgpa: 8, expected: 2 },
    body: { status: "SUSPENDED", reason: "Left without a word" },
  });
  const before = listed.length;
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(undone).toEqual([{ params: { id: "undo" } }]));
  await waitFor(() => expect(listed.length).toBeGreaterThan(before));
  expect(stores.feedback.toasts.map(({ title }) => title)).toContain("Taken back for 1 student");
});

test("students are marked placed with company, role and pay, or with the details left for later", async () => {
  const { list } = college(many(2));
  const sent: unknown[] = [];
  const setPlacement: OfficerCalls["students"]["setPlacement"] = async ({ query, body }) => {
    if (!query?.dryRun) sent.push(body);
    return ok({ results: [{ id: student(1).id, ok: true }] });
  };
  const { user } = openStudents({ students: { list, setPlacement } });
  const mark = async () => {
    await user.click(await screen.findByRole("checkbox", { name: "Select Student 1" }));
    await user.click(screen.getByRole("button", { name: "Mark placed" }));
    return within(await screen.findByRole("dialog"));
  };
  const press = async (dialog: Awaited<ReturnType<typeof mark>>) =>
    user.click(await dialog.findByRole("button", { name: /^Mark 1 student placed/ }));
  const first = await mark();
  await press(first);
  expect(await first.findByText("Name the company.")).toBeTruthy();
  expect(first.getByText("Give the pay, like 7.2, or the stipend.")).toBeTruthy();
  await user.type(first.getByLabelText("Company"), "Kestrel");
  await user.type(first.getByLabelText("Role"), "Engineer");
  await user.type(first.getByLabelText("Pay, LPA"), "7.25");
  await user.type(first.getByLabelText("Stipend a month"), "40000");
  await user.type(first.getByLabelText("Joining date"), "1 Jul 2027");
  await user.selectOptions(first.getByLabelText("Source"), "PPO");
  await press(first);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const second = await mark();
  await user.click(second.getByRole("checkbox", { name: "Add the details later" }));
  await press(second);
  await waitFor(() =>
    expect(sent).toEqual([
      {
        isPlaced: true,
        company: "Kestrel",
        role: "Engineer",
        ctc: 725_000,
        stipend: 40_000,
        joiningDate: "2027-07-01",
        source: "PPO",
      },
      { isPlaced: true },
    ]),
  );
});

test("one student is placed with a proof, and what is wrong with the file is said at its field", async () => {
  const { list } = college(many(2));
  const results = [{ id: student(1).id, ok: true }];
  const placeWithProof = answering<Awaited<ReturnType<OfficerCalls["students"]["placeWithProof"]>>>(
    refusal({ errors: { proof: "This file is not a PDF." } }),
    ok({ results, undoId: "undo" }),
  );
  const { user } = openStudents({
    students: { list, placeWithProof, setPlacement: async () => ok({ results }) },
  });
  await user.click(await screen.findByRole("checkbox", { name: "Select Student 1" }));
  await user.click(screen.getByRole("button", { name: "Mark placed" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("checkbox", { name: "Add the details later" }));
  const proof = new File(["%PDF-1.7"], "letter.pdf", { type: "application/pdf" });
  const field = dialog.getByRole("group", { name: "Proof" }).querySelector("input");
  await user.upload(field as HTMLInputElement, proof);
  await user.click(await dialog.findByRole("button", { name: /^Mark 1 student placed/ }));
  expect(await dialog.findByText("This file is not a PDF.")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: /^Mark 1 student placed/ }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(placeWithProof.asked.at(-1)).toEqual({
    params: { id: student(1).id },
    body: { proof },
  });
});

test("a placement that is refused for a field keeps what was typed, and says at the field what is wrong", async () => {
  const { list } = college(many(2));
  const says = "Keep it to 160 characters.";
  const setPlacement: OfficerCalls["students"]["setPlacement"] = async ({ query }) =>
    query?.dryRun
      ? ok({ results: [{ id: student(1).id, ok: true }] })
      : refusal({ errors: { company: says, ctc: "Give the pay per year." } });
  const { user } = openStudents({ students: { list, setPlacement } });
  await user.click(await screen.findByRole("checkbox", { name: "Select Student 1" }));
  await user.click(screen.getByRole("button", { name: "Mark placed" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText("Company"), "Kestrel");
  await user.type(dialog.getByLabelText("Role"), "Engineer");
  await user.type(dialog.getByLabelText("Pay, LPA"), "7.25");
  await user.type(dialog.getByLabelText("Joining date"), "1 Jul 2027");
  await user.selectOptions(dialog.getByLabelText("Source"), "PPO");
  await user.click(await dialog.findByRole("button", { name: /^Mark 1 student placed/ }));
  expect(await dialog.findByText(says)).toBeTruthy();
  expect(dialog.getByText("Give the pay per year.")).toBeTruthy();
  expect(dialog.getByDisplayValue("Engineer")).toBeTruthy();
});

test("details are added to who is placed without them: the look ahead asks as if they were told", async () => {
  const { list } = college([student(1, { placementStatus: "PLACED", detailsPending: true })]);
  const message = "Student 1 is placed already; add the company, the role or the pay.";
  const looked: unknown[] = [];
  // As the server does: who lacks the details is left as they are where none are told.
  const setPlacement: OfficerCalls["students"]["setPlacement"] = async ({ query, body }) => {
    if (query?.dryRun) looked.push(body);
    const { isPlaced: _isPlaced, ...told } = body;
    const able = Object.values(told).some((value) => value !== undefined && value !== "");
    return ok({ results: [{ id: student(1).id, ok: able, ...(!able && { message }) }] });
  };
  const { user } = openStudents({ students: { list, setPlacement } });
  await user.click(await screen.findByRole("checkbox", { name: "Select Student 1" }));
  await user.click(screen.getByRole("button", { name: "Mark placed" }));
  const dialog = within(await screen.findByRole("dialog"));
  const press = await dialog.findByRole("button", { name: /^Mark 1 student placed/ });
  expect(press).toHaveProperty("disabled", false);
  await user.click(press);
  expect(await dialog.findByText("Choose where the offer came from.")).toBeTruthy();
  await user.click(dialog.getByRole("checkbox", { name: "Add the details later" }));
  expect(await dialog.findByText(message)).toBeTruthy();
  expect(looked).toHaveLength(2);
});

test("a change that fails keeps the reason that was typed, and is tried again from there", async () => {
  const { list } = college(many(1));
  const replies = [refusal({ message: "An error occurred on the server." }, 500), undefined];
  const sent: unknown[] = [];
  const setStatus: SetStatus = async ({ query, body }) => {
    if (!query?.dryRun) sent.push(body);
    const failure = query?.dryRun ? undefined : replies.shift();
    return failure ?? ok({ results: [{ id: student(1).id, ok: true }] });
  };
  const { user } = openStudents({ students: { list, setStatus } });
  await user.click(await screen.findByRole("checkbox", { name: "Select Student 1" }));
  await user.click(screen.getByRole("button", { name: "Set status" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.selectOptions(dialog.getByRole("combobox", { name: "Status" }), "SUSPENDED");
  await user.type(dialog.getByLabelText("Reason"), "Left without a word");
  await user.click(await dialog.findByRole("button", { name: /^Set for 1 student/ }));
  expect(await dialog.findByText("An error occurred on the server.")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: /^Set status/ }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual({ status: "SUSPENDED", reason: "Left without a word" });
});

test("what became of a change is told, also where its dialog was closed before", async () => {
  const { list } = college(many(3));
  const held: (() => void)[] = [];
  const away = refusal({ message: "An error occurred on the server." }, 500);
  const [, left] = many(3);
  const setStatus: SetStatus = async ({ query }) => {
    if (!query?.dryRun) await new Promise<void>((go) => held.push(go));
    const results = many(3).map(({ id }) =>
      id === left?.id ? { id, ok: false, message: "She registers first." } : { id, ok: true },
    );
    return held.length === 1 && !query?.dryRun ? away : ok({ results });
  };
  const { user, stores } = openStudents({ students: { list, setStatus } });
  const told = () => stores.feedback.toasts.map(({ tone, title }) => [tone, title]);
  const setAndClose = async () => {
    await user.click(screen.getByRole("button", { name: "Set status" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.selectOptions(dialog.getByRole("combobox", { name: "Status" }), "DEREGISTERED");
    await user.click(await dialog.findByRole("button", { name: /^Set for 2 students/ }));
    await user.click(dialog.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    held.at(-1)?.();
  };
  await user.click(await screen.findByRole("checkbox", { name: "Select Student 1" }));
  await user.click(screen.getByRole("button", { name: "Select all 3" }));
  await setAndClose();
  await waitFor(() => expect(told()).toEqual([["error", "An error occurred on the server."]]));
  await setAndClose();
  await waitFor(() => expect(told()).toHaveLength(3));
  expect(told().slice(1)).toEqual([
    ["success", "2 students set to Deregistered"],
    ["warning", "1 student not changed"],
  ]);
});

test("an officer who may only look is offered nothing that changes a student", async () => {
  const { list } = college(many(2));
  openStudents({ students: { list }, rank: "VIEWER" });
  await screen.findByText("Student 1");
  expect(screen.queryByRole("checkbox", { name: /^Select/ })).toBeNull();
});
