// @vitest-environment jsdom
import { configure, screen, waitFor, within } from "@testing-library/react";
import type { OfficerRank } from "@toran/contract/roles";
import { Route, Routes } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { paths } from "@/navigation/paths";
import { answering, type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { JobEditorScreen } from "./editor/job-editor-screen";
import { JobScreen } from "./job-screen";
import { board, candidate, college, job } from "./testing/job";

vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 10_000 });
beforeEach(() => window.sessionStorage.clear());

function open(hr: FakeCalls["hr"], path = "/hr/jobs/job", rank: OfficerRank = "LEAD") {
  const user = {
    id: "vikram",
    email: "vikram@kestrel.example",
    firstName: "Vikram",
    lastName: null,
    phone: null,
    designation: null,
    picture: null,
    mode: "DASHBOARD",
    rank,
    company: null,
  };
  const shown = renderScreen(
    <Routes>
      <Route path={paths.hr.newJob} element={<JobEditorScreen />} />
      <Route path={paths.hr.editJob} element={<JobEditorScreen />} />
      <Route path={paths.hr.job} element={<JobScreen />} />
    </Routes>,
    {
      area: "hr",
      mode: "DASHBOARD",
      path,
      calls: {
        hr: {
          ...hr,
          jobs: {
            read: async () => ok(job),
            reach: async () =>
              ok({
                colleges: [{ college, eligible: 40, students: 90 }],
                eligible: 40,
                students: 90,
              }),
            ...hr?.jobs,
          },
          applications: {
            board: async () => ok(board),
            ...hr?.applications,
          },
          company: { user: async () => user },
        },
      },
    },
  );
  void shown.stores.hr.load();
  return shown;
}

const moved = (id: string) => ok({ results: [{ id: "Asha Rao", ok: true }], undoId: id });
const rowMenu = async (user: ReturnType<typeof open>["user"], name: string, entry: string) => {
  await user.click(await screen.findByRole("button", { name: `More for ${name}` }));
  await user.click(await screen.findByRole("menuitem", { name: entry }));
};

test("a job keeps what was typed through wrong input, a refusal and a reload, and tells whom it reaches", async () => {
  const create = answering(
    refusal({
      message: "Check the marked fields.",
      errors: { "locations.0": "Name a real city." },
    }),
  );
  const first = open({ jobs: { create } }, paths.hr.newJob);
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
  const second = open({ jobs: { create: again } }, paths.hr.newJob);
  expect(await screen.findByDisplayValue("Fleet Engineers")).toBeTruthy();
  await second.user.click(screen.getByRole("button", { name: /^Save the draft/ }));
  expect(await screen.findByRole("heading", { level: 1, name: /Fleet Engineer/ })).toBeTruthy();
  expect(window.sessionStorage.length).toBe(0);
});

test("74: a job that somebody else has changed meanwhile is not overwritten, and nothing typed is lost", async () => {
  const save = answering(refusal({ message: "Somebody else has changed this job." }, 409));
  const { user } = open({ jobs: { save } }, "/hr/jobs/job/edit");
  await user.type(await screen.findByLabelText("Title"), " II");
  await user.click(screen.getByRole("button", { name: /^Save changes/ }));
  expect(await screen.findByText("Somebody else has changed this job.")).toBeTruthy();
  expect(save.asked).toMatchObject([{ body: { title: "Fleet Engineer II", version: 3 } }]);
  expect(screen.getByDisplayValue("Fleet Engineer II")).toBeTruthy();
});

test("a candidate is moved by the menu, and each move has an undo of its own", async () => {
  const moves: object[] = [];
  const move = async ({ body }: { body: object }) => moved(`undo-${moves.push(body)}`);
  const undo = answering(moved("again"));
  const { user, stores } = open({ applications: { move, undo } });
  const told = () => stores.feedback.toasts.map(({ id }) => id).join(" ");
  for (const entry of ["Shortlisted", "Interview"]) {
    const before = told();
    await rowMenu(user, "Asha Rao", entry);
    await waitFor(() => expect(told()).not.toBe(before));
  }
  expect(moves).toEqual([
    { ids: ["Asha Rao"], command: "SHORTLIST" },
    { ids: ["Asha Rao"], command: "ADVANCE", roundId: "talk" },
  ]);
  expect(stores.feedback.toasts).toHaveLength(1);
  stores.feedback.toasts[0]?.action?.onPress();
  await waitFor(() => expect(undo.asked).toEqual([{ params: { id: "undo-2" } }]));
});

const stands = (name: string, stage: RegExp) =>
  within(screen.getByRole("list", { name: stage })).getByRole("button", { name });

test("what comes while a move is under way does not show the candidate back at the old stage", async () => {
  let asked = 0;
  let come: (() => void) | undefined;
  const { user } = open({
    applications: {
      board: async () =>
        ++asked === 2
          ? new Promise((settle) => (come = () => settle(ok(board))))
          : Promise.resolve(ok(board)),
      move: async ({ body }) =>
        body.ids[0] === "Asha Rao" ? moved("one") : new Promise(() => undefined),
    },
  });
  await rowMenu(user, "Asha Rao", "Shortlisted");
  await waitFor(() => expect(come).toBeDefined());
  await rowMenu(user, "Ravi Iyer", "Shortlisted");
  expect(stands("Ravi Iyer", /Shortlisted/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^\d+ more/ })).toBeNull();
  come?.();
  await waitFor(() => expect(stands("Asha Rao", /Applied/)).toBeTruthy());
  expect(stands("Ravi Iyer", /Shortlisted/)).toBeTruthy();
});

test("a move that is refused tells why and leaves the board as it is", async () => {
  const move = answering(refusal({ message: "Asha Rao has been in no round yet." }, 409));
  const { user, stores } = open({ applications: { move } });
  await rowMenu(user, "Asha Rao", "Offer");
  await waitFor(() =>
    expect(stores.feedback.toasts.map(({ title }) => title)).toEqual([
      "Asha Rao has been in no round yet.",
    ]),
  );
  const applied = await screen.findByRole("list", { name: /Applied/ });
  await waitFor(() =>
    expect(within(applied).getByRole("button", { name: "Asha Rao" })).toBeTruthy(),
  );
});

test("nobody is turned down without a reason", async () => {
  const move = answering(ok({ results: [{ id: "Ravi Iyer", ok: true }], undoId: "undo" }));
  const { user } = open({ applications: { move } });
  await rowMenu(user, "Ravi Iyer", "Turn down");
  const dialog = within(await screen.findByRole("dialog", { name: "Turn down Ravi Iyer?" }));
  await user.click(dialog.getByRole("button", { name: /^Turn down/ }));
  expect(dialog.getByText("Choose a reason.")).toBeTruthy();
  await user.selectOptions(dialog.getByLabelText("Reason"), "OTHER");
  await user.click(dialog.getByRole("button", { name: /^Turn down/ }));
  expect(dialog.getByText("Write the reason.")).toBeTruthy();
  await user.type(dialog.getByLabelText(/In your words/), "The place is filled.");
  await user.click(dialog.getByRole("button", { name: /^Turn down/ }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(move.asked).toEqual([
    {
      body: {
        ids: ["Ravi Iyer"],
        command: "REJECT",
        reason: "OTHER",
        reasonText: "The place is filled.",
      },
    },
  ]);
});

test("several are chosen by keys, told ahead who would stay, moved at once, and taken back later", async () => {
  const asha = { id: "Asha Rao", ok: true };
  const ravi = { id: "Ravi Iyer", ok: false, message: "Ravi Iyer has been in no round yet." };
  const move = answering(ok({ results: [asha, ravi], undoId: "undo" }));
  const undo = answering(moved("again"));
  const { user } = open({ applications: { move, undo } });
  (await screen.findByRole("button", { name: "Asha Rao" })).focus();
  await user.keyboard("x");
  screen.getByRole("button", { name: "Ravi Iyer" }).focus();
  await user.keyboard("{Shift>}x{/Shift}");
  const bar = within(await screen.findByRole("region", { name: "2 selected" }));
  await user.click(bar.getByRole("button", { name: "Move" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Move 2 candidates?" }));
  await user.click(dialog.getByRole("button", { name: /^Move/ }));
  expect(dialog.getByText("Choose a stage.")).toBeTruthy();
  await user.selectOptions(dialog.getByLabelText("To"), "OFFER");
  expect(await dialog.findByText("1 candidate will stay, 1 can be moved")).toBeTruthy();
  expect(dialog.getByText(/Ravi Iyer has been in no round yet/)).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: /^Move 1 candidate/ }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const body = { ids: ["Asha Rao", "Ravi Iyer"], command: "SELECT" };
  expect(move.asked).toEqual([{ body: { ...body, dryRun: true } }, { body }]);
  expect(screen.queryByRole("region", { name: /selected/ })).toBeNull();
  await user.click(await screen.findByRole("button", { name: "Recent moves" }));
  await user.click(await screen.findByRole("menuitem", { name: /^1 candidate to Offer/ }));
  await waitFor(() => expect(undo.asked).toEqual([{ params: { id: "undo" } }]));
});

test("up to four candidates stand side by side", async () => {
  const compare = answering(
    ok({ items: [candidate("Asha Rao"), candidate("Ravi Iyer")], next: null }),
  );
  const { user } = open({ applications: { compare } });
  await user.click(await screen.findByRole("checkbox", { name: "Select Asha Rao" }));
  await user.click(screen.getByRole("checkbox", { name: "Select Ravi Iyer" }));
  await user.click(screen.getByRole("button", { name: "Compare" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Compare 2 candidates" }));
  const cgpa = await dialog.findByRole("row", { name: "CGPA 8.10 8.10" });
  expect(cgpa).toBeTruthy();
  expect(compare.asked).toEqual([{ query: { ids: ["Asha Rao", "Ravi Iyer"] } }]);
});

test("a viewer reads jobs and candidates and is offered no change", async () => {
  const { unmount } = open({}, "/hr/jobs/job", "VIEWER");
  expect(await screen.findByRole("button", { name: "Asha Rao" })).toBeTruthy();
  await waitFor(() =>
    expect(screen.queryByRole("button", { name: /More for|Send to colleges/ })).toBeNull(),
  );
  expect(screen.queryByRole("link", { name: "Edit" })).toBeNull();
  unmount();
  open({}, "/hr/jobs/job/edit", "VIEWER");
  expect(await screen.findByText("You may look at jobs, not write them.")).toBeTruthy();
  expect(screen.queryAllByRole("textbox")).toEqual([]);
});
