// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import type { ImportedRow, ImportResult } from "@toran/contract/schemas/student-import";
import { Link, Route, Routes } from "react-router-dom";
import { expect, test } from "vitest";
import { paths } from "@/navigation/paths";
import { answering, type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { officer } from "../testing/officer";
import { ImportStudentsScreen } from "./import-screen";
import { ImportedClassScreen } from "./imported-class-screen";

const nothing = { CREATE: 0, UPDATE: 0, UNCHANGED: 0, DUPLICATE_IN_FILE: 0, CONFLICT: 0, ERROR: 0 };
const found = (more: Partial<ImportResult> = {}): ImportResult => ({
  id: "one",
  state: "PREVIEW",
  fileName: "class.csv",
  by: "Meera Krishnan",
  createdAt: "2026-11-20T10:00:00Z",
  committedAt: null,
  undoUntil: null,
  rows: 12,
  columns: [
    { heading: "Mail", sample: "asha@college.edu", holds: "email" },
    { heading: "Note", sample: "late", holds: null },
  ],
  missing: [],
  changeKeys: false,
  counts: { ...nothing, CREATE: 10, UPDATE: 1, ERROR: 1 },
  applied: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  errors: [],
  message: null,
  ...more,
});
const done = found({
  state: "DONE",
  created: 10,
  updated: 1,
  applied: 11,
  undoUntil: new Date(Date.now() + 60_000).toISOString(),
});
const wrong: ImportedRow = {
  row: 5,
  outcome: "ERROR",
  typed: { first_name: "Asha", last_name: "Rao", email: "no address" },
  problems: [{ field: "email", message: "Write an email address." }],
  changes: [],
};

type Imports = NonNullable<NonNullable<FakeCalls["po"]>["imports"]>;
// jsdom gives everything no height, and a table without height draws no rows.
Object.defineProperties(HTMLElement.prototype, {
  clientHeight: { configurable: true, value: 640 },
  clientWidth: { configurable: true, value: 1200 },
});

function open(imports: Imports, path: string = paths.po.importClass) {
  const shown = renderScreen(
    <Routes>
      <Route
        path={paths.po.importClass}
        element={
          <>
            <Link to={paths.po.students}>Students</Link>
            <ImportStudentsScreen />
          </>
        }
      />
      <Route path={paths.po.students} element={<p>The students</p>} />
      <Route path={paths.po.importedClass} element={<ImportedClassScreen />} />
    </Routes>,
    {
      area: "po",
      mode: "DASHBOARD",
      path,
      calls: {
        po: {
          imports: {
            list: answering(ok({ items: [], next: null })),
            rows: answering(ok({ items: [wrong], next: null })),
            ...imports,
          },
          profile: { profile: answering(ok({ data: officer("MEMBER") })) },
        },
      },
    },
  );
  void shown.stores.po.load();
  return shown;
}
const sheet = () => new File(["email\nasha@college.edu"], "class.csv", { type: "text/csv" });
const choose = (file: File, { user }: ReturnType<typeof open>) =>
  user.upload(document.querySelector("input[type=file]") as HTMLInputElement, file);
const at = paths.po.importedClass.replace(":id", "one");

test("a sheet that cannot be read is refused at its field, and another one may be chosen", async () => {
  const upload = answering(
    refusal(
      { message: "Check the marked fields.", errors: { file: "That sheet holds no students." } },
      400,
    ),
  );
  const shown = open({ upload });
  await choose(sheet(), shown);
  expect(await screen.findByText("That sheet holds no students.")).toBeTruthy();
  await choose(new File(["x"], "class.pdf", { type: "application/pdf" }), shown);
  expect(upload.asked).toHaveLength(1);
});

test("a sheet is looked through before anything is taken in, imported, and undone", async () => {
  const upload = answering(ok(found()));
  const commit = answering(ok(done));
  const undo = answering(ok(found({ state: "UNDONE" })));
  const shown = open({ upload, read: answering(ok(found())), commit, undo });
  await choose(sheet(), shown);
  expect(await screen.findByText("Email: Write an email address.")).toBeTruthy();
  expect(upload.asked).toMatchObject([{ body: { mode: "PREVIEW" } }]);
  await shown.user.click(screen.getByRole("button", { name: "Import 11 students" }));
  expect(await screen.findByText("10 students added, 1 changed")).toBeTruthy();
  const seen = { mapping: ["email", null], changeKeys: false };
  expect(commit.asked).toEqual([
    { params: { id: "one" }, body: { rows: "VALID", invite: false, ...seen } },
  ]);
  await shown.user.click(await screen.findByRole("button", { name: "Undo this import" }));
  const sure = await screen.findByRole("dialog", { name: "Undo this import?" });
  expect(sure.textContent).toContain("takes out the 10 students it added, with their invitations");
  expect(undo.asked).toEqual([]);
  await shown.user.click(within(sure).getByRole("button", { name: "Undo the import" }));
  expect(await screen.findByText("This import was undone")).toBeTruthy();
});

test("whoever goes elsewhere while a sheet is read stays there, and is told that it has been", async () => {
  const sent: (() => void)[] = [];
  const upload = () =>
    new Promise<ReturnType<typeof ok<ImportResult>>>((settle) =>
      sent.push(() => settle(ok(found()))),
    );
  const shown = open({ upload, read: answering(ok(found())) });
  await choose(sheet(), shown);
  await shown.user.click(screen.getByRole("link", { name: "Students" }));
  sent[0]?.();
  await waitFor(() => expect(shown.stores.feedback.toasts).toHaveLength(1));
  expect(screen.getByText("The students")).toBeTruthy();
  const [toast] = shown.stores.feedback.toasts;
  expect(toast).toMatchObject({ title: "“class.csv” was read", action: { label: "See its rows" } });
  toast?.action?.onPress();
  expect(await screen.findByRole("button", { name: "Import 11 students" })).toBeTruthy();
});

test("a single row is counted as one", async () => {
  open({ read: answering(ok(found())) }, at);
  expect(await screen.findAllByText("1 row")).not.toEqual([]);
});

test("a row is opened to read all that is wrong with it, and what was typed", async () => {
  const faulty = {
    ...wrong,
    problems: [...wrong.problems, { field: "department", message: "Write a department." }],
  };
  const rows = answering(ok({ items: [faulty], next: null }));
  const shown = open({ read: answering(ok(found())), rows }, at.replace(":id", "one"));
  expect(await screen.findByText(/^2 faults\. Email: /)).toBeTruthy();
  (await screen.findByRole("row", { name: /Asha Rao/ })).focus();
  await shown.user.keyboard("{Enter}");
  const sheetOf = await screen.findByRole("dialog", { name: "Asha Rao" });
  for (const text of ["Row 5 of the sheet", "Write a department.", "no address"])
    expect(within(sheetOf).getByText(text)).toBeTruthy();
});

const named = (row: number, name: string): ImportedRow => ({
  ...wrong,
  row,
  typed: { ...wrong.typed, first_name: name },
});

test("arrows lead on to rows that are not loaded yet, and a row that is judged anew is put away", async () => {
  const pages = [
    ok({ items: [named(5, "Asha"), named(6, "Meera")], next: "more" }),
    ok({ items: [named(7, "Ravi")], next: null }),
  ];
  const rows = async () => pages.shift() ?? ok({ items: [], next: null });
  const read = answering(ok(found({ changeKeys: true })));
  const change = answering(ok(found()));
  const shown = open({ read, rows, change }, at.replace(":id", "one"));
  (await screen.findByRole("row", { name: /Asha Rao/ })).focus();
  await shown.user.keyboard("{Enter}");
  await screen.findByRole("dialog", { name: "Asha Rao" });
  await shown.user.keyboard("{ArrowDown}");
  await screen.findByRole("dialog", { name: "Meera Rao" });
  await screen.findByRole("row", { name: /Ravi Rao/ });
  await shown.user.keyboard("{ArrowDown}");
  expect(await screen.findByRole("dialog", { name: "Ravi Rao" })).toBeTruthy();
  await shown.user.click(screen.getByRole("checkbox", { name: /Take over changed emails/ }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("an import that is not there leads back to the students", async () => {
  open({ read: answering(refusal({ message: "There is no such import." }, 404)) }, at);
  const back = await screen.findByRole("link", { name: "Back to the students" });
  expect(back.getAttribute("href")).toBe(paths.po.students);
});

test("an import whose day to undo it is over offers no way back", async () => {
  open(
    { read: answering(ok({ ...done, undoUntil: "2026-11-21T10:00:00Z" })) },
    "/po/students/import/one",
  );
  expect(await screen.findByText("10 students added, 1 changed")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Undo this import" })).toBeNull();
});

test("a column that is needed and not known is asked for before anything can be imported", async () => {
  const change = answering(ok(found()));
  const missing = found({ missing: ["first_name"], counts: { ...nothing, ERROR: 12 } });
  const shown = open({ read: answering(ok(missing)), change }, at);
  expect(await screen.findByText("Say which column holds First name")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Import/ })).toBeNull();
  await shown.user.selectOptions(screen.getByRole("combobox", { name: "Note" }), "First name");
  expect(change.asked).toEqual([
    {
      params: { id: "one" },
      body: { mapping: ["email", "first_name"], seen: ["email", null] },
    },
  ]);
  expect(await screen.findByRole("button", { name: "Import 11 students" })).toBeTruthy();
});

test("a commit whose answer was lost shows how the import ended", async () => {
  let now = found();
  const commit = async () => {
    now = done;
    return refusal({ message: "Network Error" }, 0);
  };
  const shown = open({ read: async () => ok(now), commit }, at);
  const button = await screen.findByRole("button", { name: "Import 11 students" });
  await shown.user.click(button);
  expect(await screen.findByText("10 students added, 1 changed")).toBeTruthy();
  await waitFor(() =>
    expect(screen.queryByRole("button", { name: "Import 11 students" })).toBeNull(),
  );
});

const room = { holds: 300, there: 298, outside: 8, larger: "Campus" };

test("that the new students are to be mailed stays chosen where the import was refused", async () => {
  const commit = answering(refusal({ message: "This sheet was read anew." }, 409));
  const { user } = open({ read: answering(ok(found())), commit }, at);
  const mail = "Mail an invitation to the new students";
  await user.click(await screen.findByRole("checkbox", { name: mail }));
  await user.click(screen.getByRole("button", { name: "Import 11 students" }));
  expect(await screen.findByText("This sheet was read anew.")).toBeTruthy();
  expect((await screen.findByRole<HTMLInputElement>("checkbox", { name: mail })).checked).toBe(
    true,
  );
  await user.click(screen.getByRole("button", { name: "Import 11 students" }));
  await waitFor(() => expect(commit.asked).toHaveLength(2));
  expect(commit.asked).toMatchObject([{ body: { invite: true } }, { body: { invite: true } }]);
});

test("a sheet for which the plan has no room says how many fit, where a larger one is, and what stayed out", async () => {
  const counts = { ...nothing, CREATE: 2, UPDATE: 1, CONFLICT: 8, ERROR: 1 };
  const commit = answering(ok({ ...done, counts, created: 2, room: { ...room, there: 300 } }));
  const shown = open({ read: answering(ok(found({ room }))), commit }, at);
  expect(await screen.findByText("There is room for 2 of the 10 new students")).toBeTruthy();
  expect(
    screen.getByText(/300 students and 298 are there: 2 more fit. Campus holds all/),
  ).toBeTruthy();
  expect(screen.getByText("2 of 10 new, 1 changed")).toBeTruthy();
  expect(screen.getByRole("link", { name: "See the plans" }).getAttribute("href")).toBe(
    paths.po.planPrice,
  );
  await shown.user.click(screen.getByRole("button", { name: "Import 3 students" }));
  expect(await screen.findByText("Your plan had no room for 8 new students")).toBeTruthy();
  expect(screen.getByRole("link", { name: "See the plans" })).toBeTruthy();
  expect(screen.getByText("9 rows stayed out")).toBeTruthy();
  expect(screen.getAllByRole("button", { name: /Those rows/ })).toHaveLength(1);
});

test("where only the plan kept rows out, one message has them and the plans", async () => {
  const counts = { ...nothing, CREATE: 2, CONFLICT: 8 };
  open({ read: answering(ok({ ...done, counts, created: 2, room })) }, at);
  expect(await screen.findByText("Your plan had no room for 8 new students")).toBeTruthy();
  expect(screen.queryByText(/rows stayed out/)).toBeNull();
  expect(screen.getAllByRole("button", { name: /Those rows/ })).toHaveLength(1);
});

test("a sheet of which nobody fits cannot be imported until there is a larger plan", async () => {
  const counts = { ...nothing, CREATE: 10 };
  const none = { ...room, there: 300, outside: 10, larger: null };
  open({ read: answering(ok(found({ counts, room: none }))) }, at);
  expect(await screen.findByText("There is no room for the 10 new students")).toBeTruthy();
  expect(screen.getByText(/No plan holds all of them; write to us under Support/)).toBeTruthy();
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Nothing to import" });
  expect(button.disabled).toBe(true);
  expect(screen.queryByRole("checkbox", { name: /^Mail an invitation/ })).toBeNull();
});
