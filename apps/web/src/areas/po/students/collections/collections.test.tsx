// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { expect, test } from "vitest";
import type { OfficerCalls } from "@/stores/calls";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { honours } from "../testing/honours";
import { college, many, openStudents, student } from "../testing/open-students";
import { ArchivedScreen, BookmarkScreen } from "./collection-screens";
import { BookmarksScreen } from "./collections-screens";

type Lists = OfficerCalls["bookmark"];

test("students are bookmarked in a list that is there; undone, who was in it before stays in it", async () => {
  const { list } = college(many(3));
  const update = answering(ok({ ...honours, students: 2 }));
  const removeStudents = answering(ok(undefined));
  const bookmark = {
    list: async () => ok([honours]),
    read: async () => ok({ collection: honours, students: { items: [student(1)], next: null } }),
    update,
    removeStudents,
  };
  const { user, stores } = openStudents({ students: { list }, others: { bookmark } });
  await user.click(await screen.findByRole("checkbox", { name: "Select Student 1" }));
  await user.click(screen.getByRole("checkbox", { name: "Select Student 2" }));
  await user.click(screen.getByRole("button", { name: "Bookmark" }));
  const dialog = within(await screen.findByRole("dialog"));
  await dialog.findByRole("option", { name: "Honours (1)" });
  await user.click(dialog.getByRole("button", { name: /^Bookmark/ }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(update.asked).toMatchObject([
    { params: { id: honours.id }, body: { studentId: [student(2).id] } },
  ]);
  // Not even the name is sent, which a colleague may have changed since.
  expect(Object.keys((update.asked[0] as { body: object }).body)).toEqual(["studentId"]);
  const [toast] = stores.feedback.toasts;
  expect(toast?.title).toBe("1 student added to “Honours”");
  toast?.action?.onPress();
  await waitFor(() =>
    expect(removeStudents.asked).toMatchObject([{ query: { studentId: [student(2).id] } }]),
  );
});

test("everyone who matches becomes a list that keeps up with its filter", async () => {
  const { list } = college(many(3));
  const create = answering(ok({ ...honours, name: "Strong" }));
  const bookmark = { list: async () => ok([]), create };
  const { user } = openStudents({
    students: { list },
    others: { bookmark },
    path: "/po/students?minCgpa=8&sort=-cgpa",
  });
  await user.click(await screen.findByRole("checkbox", { name: "Select Student 1" }));
  await user.click(screen.getByRole("button", { name: "Select all 3" }));
  await user.click(screen.getByRole("button", { name: "Bookmark" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(await dialog.findByRole("checkbox", { name: "Keep it up with the filter" }));
  await user.click(dialog.getByRole("button", { name: /^Bookmark/ }));
  expect(await dialog.findByText("Name the list.")).toBeTruthy();
  await user.type(dialog.getByLabelText("Name"), "Strong");
  await user.click(dialog.getByRole("button", { name: /^Bookmark/ }));
  await waitFor(() => expect(create.asked).toHaveLength(1));
  expect(create.asked).toEqual([
    { body: { name: "Strong", description: "", shared: true, query: { minCgpa: 8 } } },
  ]);
});

test("E archives the student whose row has the focus, and a letter that is typed does not", async () => {
  const { list } = college(many(2));
  const { user } = openStudents({
    students: { list },
    others: { archive: { list: async () => ok([]) } },
  });
  await screen.findByRole("checkbox", { name: "Select Student 1" });
  await user.type(screen.getByRole("searchbox"), "e");
  expect(screen.queryByRole("dialog")).toBeNull();
  (await screen.findByRole("row", { name: /Student 2/ })).focus();
  await user.keyboard("e");
  expect(await screen.findByText("Archive 1 student?")).toBeTruthy();
});

test("the lists themselves are taken out as a sheet of their kind", async () => {
  const sheet = answering(refusal({ message: "Not today." }, 503));
  const { user, stores } = openStudents({
    students: {},
    others: { bookmark: { list: async () => ok([honours]) }, sheets: { bookmark: sheet } },
    screen: <BookmarksScreen />,
  });
  await user.click(await screen.findByRole("button", { name: /^Export/ }));
  await user.click(await screen.findByRole("menuitem", { name: "CSV" }));
  await waitFor(() => expect(sheet.asked).toEqual([{ query: { format: "csv" } }]));
  await waitFor(() => expect(stores.feedback.toasts[0]?.title).toBe("Not today."));
});

test("whether the others see a list is chosen by who made it", async () => {
  const theirs = { ...honours, id: student(9).id, name: "Civil", own: false };
  const { user } = openStudents({
    students: {},
    others: { bookmark: { list: async () => ok([honours, theirs]) } },
    screen: <BookmarksScreen />,
  });
  const shown = [];
  for (const { name } of [honours, theirs]) {
    await user.click(await screen.findByRole("button", { name: `More for ${name}` }));
    await user.click(await screen.findByRole("menuitem", { name: "Change" }));
    const dialog = within(await screen.findByRole("dialog"));
    shown.push(dialog.queryByRole("checkbox", { name: /^The other officers/ }) !== null);
    await user.click(dialog.getByRole("button", { name: "Cancel" }));
  }
  expect(shown).toEqual([true, false]);
});

test("students are taken out of a list of the archive, a hundred to a call", async () => {
  const all = many(130);
  const { list } = college(all);
  const removed: number[] = [];
  const removeStudents: Lists["removeStudents"] = async ({ query }) => {
    removed.push((query.studentId as string[]).length);
    return ok(undefined);
  };
  const read: Lists["read"] = async ({ query }) => {
    const reply = await list({ query });
    return ok({ collection: honours, students: (reply as ReturnType<typeof ok<never>>).data });
  };
  const { user } = openStudents({
    students: {},
    others: { archive: { read, removeStudents } },
    path: `/po/archive/${honours.id}`,
    screen: (
      <Routes>
        <Route path="/po/archive/:id" element={<ArchivedScreen />} />
      </Routes>
    ),
  });
  expect(await screen.findByRole("heading", { name: /Honours/ })).toBeTruthy();
  await user.click(await screen.findByRole("checkbox", { name: "Select Student 1" }));
  await user.click(await screen.findByRole("button", { name: "Select all 130" }));
  await user.click(screen.getByRole("button", { name: "Take out of the list" }));
  await waitFor(() => expect(removed).toEqual([100, 30]));
});

test("a chosen student who is taken out by the action of the row is chosen no longer", async () => {
  const { list } = college(many(3));
  const gone = answering(ok(undefined));
  const { user } = openStudents({
    students: {},
    others: {
      bookmark: {
        read: async ({ query }) =>
          ok({
            collection: honours,
            students: ((await list({ query })) as ReturnType<typeof ok<never>>).data,
          }),
        removeStudents: gone,
      },
    },
    path: `/po/bookmarks/${honours.id}`,
    screen: (
      <Routes>
        <Route path="/po/bookmarks/:id" element={<BookmarkScreen />} />
      </Routes>
    ),
  });
  for (const name of ["Student 1", "Student 2"])
    await user.click(await screen.findByRole("checkbox", { name: `Select ${name}` }));
  expect(screen.getAllByText("2 selected")).not.toEqual([]);
  await user.hover(screen.getByRole("row", { name: /Student 2/ }));
  await user.click(await screen.findByRole("button", { name: /^Take out of the list: Student 2/ }));
  await waitFor(() => expect(gone.asked).toHaveLength(1));
  expect(await screen.findAllByText("1 selected")).not.toEqual([]);
  expect(screen.queryByText("2 selected")).toBeNull();
});

test("a list is taken out as a file, by its own id", async () => {
  const { list } = college(many(2));
  const read: Lists["read"] = async ({ query }) => {
    const reply = await list({ query });
    return ok({ collection: honours, students: (reply as ReturnType<typeof ok<never>>).data });
  };
  const exporting = answering(refusal({ message: "Not today." }, 503));
  const { user } = openStudents({
    students: { export: exporting },
    others: { archive: { read } },
    path: `/po/archive/${honours.id}`,
    screen: (
      <Routes>
        <Route path="/po/archive/:id" element={<ArchivedScreen />} />
      </Routes>
    ),
  });
  await screen.findByRole("checkbox", { name: "Select Student 1" });
  await user.click(screen.getByRole("button", { name: /^Export/ }));
  await user.click(await screen.findByRole("menuitem", { name: "CSV" }));
  await waitFor(() => expect(exporting.asked).toHaveLength(1));
  expect(exporting.asked).toMatchObject([{ query: { collection: honours.id, format: "csv" } }]);
});

const opened = (read: Lists["read"], others: Partial<OfficerCalls["archive"]> = {}) =>
  openStudents({
    students: {},
    others: { archive: { read, ...others } },
    path: `/po/archive/${honours.id}`,
    screen: (
      <Routes>
        <Route path="/po/archive/:id" element={<ArchivedScreen />} />
      </Routes>
    ),
  });

test("a list that a colleague has deleted is said to be gone, with the way to the others", async () => {
  opened(async () => refusal({ message: "The list was not found." }, 404));
  expect(await screen.findByText("There is no such list")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Archive" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

test("the question about a list that a colleague has deleted meanwhile goes with the list", async () => {
  let there = [honours];
  const bookmark: Partial<Lists> = {
    list: async () => ok(there),
    remove: async () => {
      there = [];
      return refusal({ message: "The list was not found." }, 404);
    },
  };
  const { user } = openStudents({
    students: {},
    others: { bookmark },
    screen: <BookmarksScreen />,
  });
  await user.click(await screen.findByRole("button", { name: "More for Honours" }));
  await user.click(await screen.findByRole("menuitem", { name: "Delete" }));
  await user.click(await screen.findByRole("button", { name: /^Delete the list/ }));
  expect(await screen.findByText("No bookmarks yet")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("students who cannot be read cannot be taken out, and that is said", async () => {
  const { list } = college(many(130));
  let down = false;
  const { user, stores } = opened(async ({ query }) => {
    if (down) return refusal({ message: "An error occurred on the server." }, 500);
    const reply = await list({ query });
    return ok({ collection: honours, students: (reply as ReturnType<typeof ok<never>>).data });
  });
  await user.click(await screen.findByRole("checkbox", { name: "Select Student 1" }));
  await user.click(await screen.findByRole("button", { name: "Select all 130" }));
  down = true;
  await user.click(screen.getByRole("button", { name: "Take out of the list" }));
  await waitFor(() =>
    expect(stores.feedback.toasts.map(({ title }) => title)).toContain(
      "An error occurred on the server.",
    ),
  );
});

test("who was taken out before a part failed is told of, and put back", async () => {
  const all = many(130);
  const { list } = college(all);
  const update = answering(ok(honours));
  let calls = 0;
  const { user, stores } = opened(
    async ({ query }) => {
      const reply = await list({ query });
      return ok({ collection: honours, students: (reply as ReturnType<typeof ok<never>>).data });
    },
    {
      update,
      removeStudents: async () =>
        ++calls === 1 ? ok(undefined) : refusal({ message: "Some were not found." }, 404),
    },
  );
  await user.click(await screen.findByRole("checkbox", { name: "Select Student 1" }));
  await user.click(await screen.findByRole("button", { name: "Select all 130" }));
  await user.click(screen.getByRole("button", { name: "Take out of the list" }));
  const told = () => stores.feedback.toasts.map(({ title }) => title);
  await waitFor(() =>
    expect(told()).toEqual(["Some were not found.", "100 students taken out of “Honours”"]),
  );
  stores.feedback.toasts.at(-1)?.action?.onPress();
  const studentId = all.slice(0, 100).map(({ id }) => id);
  await waitFor(() =>
    expect(update.asked).toEqual([{ params: { id: honours.id }, body: { studentId } }]),
  );
});
