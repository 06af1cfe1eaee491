// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { candidate } from "@/features/hiring/testing/candidate";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { board } from "./testing/job";
import { openJob } from "./testing/open-job";

beforeEach(() => window.sessionStorage.clear());

const moved = (id: string) => ok({ results: [{ id: "Asha Rao", ok: true }], undoId: id });
const rowMenu = async (user: ReturnType<typeof openJob>["user"], name: string, entry: string) => {
  // A row has its menu once somebody comes to it.
  await user.hover(await screen.findByRole("button", { name }));
  await user.click(screen.getByRole("button", { name: `More for ${name}` }));
  await user.click(await screen.findByRole("menuitem", { name: entry }));
};

test("a candidate is moved by the menu, and each move has an undo of its own", async () => {
  const moves: object[] = [];
  const move = async ({ body }: { body: object }) => moved(`undo-${moves.push(body)}`);
  const undo = answering(moved("again"));
  const on = { ...candidate("Asha Rao"), state: "SHORTLISTED", stage: "SHORTLISTED" } as const;
  const first = [{ stage: "SHORTLISTED", items: [on], next: null }];
  const { user, stores } = openJob({
    applications: { move, undo, board: async () => ok(moves.length ? { ...board, first } : board) },
  });
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

test("an applicant is bookmarked by B and by the menu if the company finds them, and if not B says why", async () => {
  const made = { by: "Vikram Rao", at: "2026-11-03T09:00:00.000Z" };
  const bookmark = answering(ok(made));
  const removeBookmark = answering(ok(undefined));
  const asha = { ...candidate("Asha Rao"), student: { id: "asha", bookmark: null } };
  const hidden = { ...candidate("Ravi Iyer"), student: null };
  const { user, stores } = openJob({
    students: { bookmark, removeBookmark },
    applications: {
      board: async () =>
        ok({ ...board, first: [{ stage: "APPLIED", items: [asha, hidden], next: null }] }),
    },
  });
  const row = await screen.findByRole("button", { name: "Asha Rao" });
  row.focus();
  await user.keyboard("b");
  expect(await screen.findByText("Bookmarked")).toBeTruthy();
  expect(screen.getByText("Asha Rao: bookmarked").tagName).toBe("OUTPUT");
  await waitFor(() => expect(bookmark.asked).toEqual([{ params: { id: "asha" } }]));
  await user.click(screen.getByRole("button", { name: "More for Asha Rao" }));
  await user.click(
    await screen.findByRole("menuitemcheckbox", { name: "Bookmark", checked: true }),
  );
  await waitFor(() => expect(removeBookmark.asked).toEqual([{ params: { id: "asha" } }]));
  await waitFor(() => expect(screen.queryByText("Bookmarked")).toBeNull());
  await user.keyboard("{Escape}");
  screen.getByRole("button", { name: "Ravi Iyer" }).focus();
  await user.keyboard("b");
  expect(stores.feedback.toasts).toMatchObject([
    {
      tone: "info",
      title: "Ravi Iyer cannot be bookmarked yet",
      detail: expect.stringContaining("once they show themselves to companies"),
    },
  ]);
  expect(bookmark.asked).toHaveLength(1);
});

test("who was not read yet is marked, and who was read is put back among them", async () => {
  const asha = { ...candidate("Asha Rao"), state: "UNDER_REVIEW" as const };
  const ravi = { ...candidate("Ravi Iyer"), unread: true };
  const move = answering(moved("undo"));
  const { user, stores } = openJob({
    applications: {
      move,
      board: async () =>
        ok({ ...board, first: [{ stage: "APPLIED", items: [asha, ravi], next: null }] }),
    },
  });
  expect(await screen.findAllByText("Not read yet")).toHaveLength(1);
  await rowMenu(user, "Asha Rao", "Mark as unread");
  await waitFor(() => expect(stores.feedback.toasts[0]?.title).toBe("Asha Rao marked as unread"));
  expect(move.asked).toEqual([{ body: { ids: ["Asha Rao"], command: "MARK_UNREAD" } }]);
});

const stands = (name: string, stage: RegExp) =>
  within(screen.getByRole("list", { name: stage })).getByRole("button", { name });

test("what comes while a move is under way does not show the candidate back at the old stage", async () => {
  let asked = 0;
  let come: (() => void) | undefined;
  const { user } = openJob({
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
  const move = answering(refusal({ message: "Asha Rao is withdrawn." }, 409));
  const { user, stores } = openJob({ applications: { move } });
  await rowMenu(user, "Asha Rao", "Shortlisted");
  await waitFor(() =>
    expect(stores.feedback.toasts.map(({ title }) => title)).toEqual(["Asha Rao is withdrawn."]),
  );
  const applied = await screen.findByRole("list", { name: /Applied/ });
  await waitFor(() =>
    expect(within(applied).getByRole("button", { name: "Asha Rao" })).toBeTruthy(),
  );
});

test("where nobody could be moved, that is what is said", async () => {
  const message = "Asha Rao is withdrawn.";
  const move = answering(ok({ results: [{ id: "Asha Rao", ok: false, message }] }));
  const { user, stores } = openJob({ applications: { move } });
  await rowMenu(user, "Asha Rao", "Shortlisted");
  await waitFor(() =>
    expect(stores.feedback.toasts).toMatchObject([
      { tone: "warning", title: "Nobody was moved", detail: message },
    ]),
  );
});

test("nobody is turned down without a reason", async () => {
  const move = answering(ok({ results: [{ id: "Ravi Iyer", ok: true }], undoId: "undo" }));
  const { user, stores } = openJob({ applications: { move } });
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
  expect(stores.feedback.toasts[0]?.title).toBe("Ravi Iyer turned down");
});

test("several are chosen by keys, told ahead who would stay, and moved at once", async () => {
  const asha = { id: "Asha Rao", ok: true };
  const ravi = { id: "Ravi Iyer", ok: false, message: "Ravi Iyer has been in no round yet." };
  const move = answering(ok({ results: [asha, ravi], undoId: "undo" }));
  const { user, stores } = openJob({ applications: { move } });
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
  // The choice is gone by now, so it is said that not all of it was moved.
  expect(stores.feedback.toasts).toMatchObject([
    {
      tone: "warning",
      title: "1 candidate moved, but 1 candidate stayed",
      detail: ravi.message,
      action: { label: "Undo" },
    },
  ]);
});

test("where not everybody at a stage comes to be chosen, that is said, and who was chosen stays so", async () => {
  const says = "An error occurred on the server.";
  const list = answering(refusal({ message: says }, 500));
  const { user, stores } = openJob({ applications: { list } });
  (await screen.findByRole("button", { name: "Asha Rao" })).focus();
  await user.keyboard("x");
  await user.click(await screen.findByRole("button", { name: /^Select all 2/ }));
  await waitFor(() =>
    expect(stores.feedback.toasts).toMatchObject([{ tone: "error", title: says }]),
  );
  expect(screen.getByRole("region", { name: "1 selected" })).toBeTruthy();
});

test("a move of the last day is taken back after a reload, and who has moved on since stays, which is said", async () => {
  const at = "2026-11-03T09:00:00.000Z";
  const undoable = [
    { undoId: "late", stage: "OFFER", moved: 3, still: 2, studentName: null, at },
    { undoId: "early", stage: "talk", moved: 1, still: 1, studentName: "Asha Rao", at },
  ];
  const message = "Ravi Iyer was moved again since then.";
  const results = [
    { id: "Asha Rao", ok: true },
    { id: "Ravi Iyer", ok: false, message },
  ];
  const undo = answering(ok({ results }));
  const { user, stores } = openJob({
    applications: {
      undo,
      board: async () => ok(undo.asked.length ? board : { ...board, undoable }),
    },
  });
  await user.click(await screen.findByRole("button", { name: "Recent moves" }));
  expect(await screen.findByRole("menuitem", { name: /^Asha Rao to Interview ?\S/ })).toBeTruthy();
  await user.click(screen.getByRole("menuitem", { name: /^2 candidates of 3 to Offer ?\S/ }));
  await waitFor(() => expect(undo.asked).toEqual([{ params: { id: "late" } }]));
  await waitFor(() =>
    expect(stores.feedback.toasts).toMatchObject([
      {
        tone: "warning",
        title: "The move is taken back, but not of 1 candidate",
        detail: message,
      },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole("button", { name: "Recent moves" })).toBeNull());
});

test("up to four candidates stand side by side", async () => {
  const compare = answering(
    ok({ items: [candidate("Asha Rao"), candidate("Ravi Iyer")], next: null }),
  );
  const { user } = openJob({ applications: { compare } });
  await user.click(await screen.findByRole("checkbox", { name: "Select Asha Rao" }));
  await user.click(screen.getByRole("checkbox", { name: "Select Ravi Iyer" }));
  await user.click(screen.getByRole("button", { name: "Compare" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Compare 2 candidates" }));
  const cgpa = await dialog.findByRole("row", { name: "CGPA 8.10 8.10" });
  expect(cgpa).toBeTruthy();
  expect(compare.asked).toEqual([{ query: { ids: ["Asha Rao", "Ravi Iyer"] } }]);
});

test("a candidate who is gone by the time they are compared is not counted, and that is said", async () => {
  const compare = answering(ok({ items: [candidate("Asha Rao")], next: null }));
  const { user } = openJob({ applications: { compare } });
  await user.click(await screen.findByRole("checkbox", { name: "Select Asha Rao" }));
  await user.click(screen.getByRole("checkbox", { name: "Select Ravi Iyer" }));
  await user.click(screen.getByRole("button", { name: "Compare" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Compare 1 candidate" }));
  expect(dialog.getByText("1 candidate you chose is not there any more.")).toBeTruthy();
});

test("a viewer reads jobs and candidates and is offered no change", async () => {
  const { unmount } = openJob({}, "/hr/jobs/job", "VIEWER");
  expect(await screen.findByRole("button", { name: "Asha Rao" })).toBeTruthy();
  await waitFor(() =>
    expect(
      screen.queryByRole("button", { name: /More for|Send to colleges|interviews/ }),
    ).toBeNull(),
  );
  expect(screen.queryByRole("link", { name: /Edit|interviews|Message/ })).toBeNull();
  unmount();
  openJob({}, "/hr/jobs/job/edit", "VIEWER");
  expect(await screen.findByText("You may look at jobs, not write them.")).toBeTruthy();
  expect(screen.queryAllByRole("textbox")).toEqual([]);
});
