// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import * as downloads from "@/lib/save-as";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { college, many, openStudents, student } from "./testing/open-students";

const address = () => screen.getByLabelText("Address").textContent;
const row = (name: string) => screen.findByRole("row", { name: new RegExp(name) });

test("the list shows what its address says, and a filter that is taken off leaves both", async () => {
  const { list, asked } = college(many(3));
  const { user } = openStudents({
    students: { list },
    path: "/po/students?tab=not-placed&minCgpa=8.2&maxBacklogs=0&skills=Go&sort=-cgpa&status=NOBODY",
  });
  await row("Student 1");
  const filters = { placement: ["NOT_PLACED", "OFFERED"], maxBacklogs: 0, skills: ["Go"] };
  expect(asked).toEqual([{ ...filters, minCgpa: 8.2, sort: "-cgpa" }]);
  expect(screen.getByText("8.2 and up")).toBeTruthy();

  await user.click(screen.getByRole("button", { name: "Remove the CGPA filter" }));
  await waitFor(() => expect(asked.at(-1)).toEqual({ ...filters, sort: "-cgpa" }));
  expect(address()).toBe("/po/students?tab=not-placed&maxBacklogs=0&skills=Go&sort=-cgpa");
  await user.click(screen.getByRole("button", { name: "CGPA" }));
  await waitFor(() => expect(asked.at(-1)).toEqual({ ...filters, sort: "cgpa" }));
});

test("a filter by CGPA says the mark it asks for, to both of its places", async () => {
  const { list, asked } = college(many(3));
  openStudents({ students: { list }, path: "/po/students?minCgpa=7.25" });
  await row("Student 1");
  expect(asked).toEqual([{ minCgpa: 7.25 }]);
  expect(screen.getByText("7.25 and up")).toBeTruthy();
});

test("three skills are named, and told how many there are besides", async () => {
  const skills = ["Go", "Kubernetes", "SQL", "Rust"];
  const { list } = college([student(1, { skills, skillCount: 9 }), student(2)]);
  openStudents({ students: { list } });
  expect((await row("Student 1")).textContent).toContain("Go, Kubernetes, SQL+6");
  expect((await row("Student 2")).textContent).not.toContain("+");
});

test("what is typed is searched for once, when the typing pauses, and stands in the address", async () => {
  const { list, asked } = college(many(3));
  const { user } = openStudents({ students: { list } });
  await row("Student 1");
  await user.type(screen.getByRole("searchbox"), "meera");
  await waitFor(() => expect(asked.at(-1)).toEqual({ search: "meera" }));
  expect(asked).toHaveLength(2);
  expect(address()).toBe("/po/students?search=meera");
});

test("everyone who matches stays chosen in another order, and not under another filter", async () => {
  const { list, asked } = college(many(25));
  const { user } = openStudents({ students: { list }, path: "/po/students?minCgpa=8" });
  await user.click(await screen.findByRole("checkbox", { name: "Select Student 1" }));
  await user.click(await screen.findByRole("button", { name: "Select all 25" }));
  await user.click(screen.getByRole("button", { name: "CGPA" }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: "-cgpa" }));
  expect(screen.getByRole("region", { name: "25 selected" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Remove the CGPA filter" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: /selected$/ })).toBeNull());
});

test("the sidebar tells how many there are, and a filter changes nothing of that", async () => {
  const all = many(25);
  const { list } = college(all);
  const { stores, user } = openStudents({
    students: {
      list: async (asked) =>
        asked?.query?.count && !asked.query.placement && !asked.query.status
          ? ok({ items: [], next: null, total: asked.query.minCgpa ? 4 : 25 })
          : list(asked),
    },
    path: "/po/students?minCgpa=8",
  });
  await waitFor(() => expect(stores.po.sizes.value).toEqual({ students: 25 }));
  await user.click(screen.getByRole("button", { name: "Remove the CGPA filter" }));
  await row("Student 3");
  expect(stores.po.sizes.value).toEqual({ students: 25 });
});

test("a student who is not there leads back to the list", async () => {
  const { list } = college(many(3));
  const read = answering(refusal({ message: "There is no such student." }, 404));
  const { user } = openStudents({ students: { list, read }, path: "/po/students?student=gone" });
  (await screen.findByRole("button", { name: "Back to the students" })).focus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(address()).toBe("/po/students"));
});

test("a record that its address names comes though the list does not, and its own failure is told", async () => {
  const list = answering(refusal({ message: "The list rests." }, 503));
  const read = answering(refusal({ message: "The record rests." }, 503));
  openStudents({ students: { list, read }, path: `/po/students?student=${student(1).id}` });
  const record = within(await screen.findByRole("dialog", { name: "Student" }));
  expect(await record.findByText("The record rests.")).toBeTruthy();
  expect(read.asked).toHaveLength(1);
});

test("students beyond the first window are appended, each once", async () => {
  const { list } = college(many(25));
  openStudents({ students: { list } });
  await row("Student 14");
  expect(screen.getAllByRole("row", { name: /Student 1\b/ })).toHaveLength(1);
});

test("who walks through the records meets those who are not loaded yet, and stops at the last", async () => {
  const all = many(42);
  const { list } = college(all);
  const { user } = openStudents({
    students: {
      // More than the table shows at once, so that it asks for no more by itself.
      list: ({ query } = {}) => list({ query: { ...query, limit: 40 } }),
      read: answering(refusal({ message: "Not now." }, 503)),
    },
    path: `/po/students?student=${all[37]?.id}`,
  });
  await screen.findByRole("dialog", { name: "Student 38" });
  const next = screen.getByRole("button", { name: "Next record" });
  for (const n of [39, 40, 41, 42]) {
    await waitFor(() => expect(next.getAttribute("aria-disabled")).toBeNull());
    await user.click(next);
    expect(await screen.findByRole("dialog", { name: `Student ${n}` })).toBeTruthy();
  }
  await waitFor(() => expect(next.getAttribute("aria-disabled")).toBe("true"));
});

test("a list that does not come says so and tries again; nobody at all is told from nobody who matches", async () => {
  let down = true;
  const list = async () =>
    down ? refusal({ message: "Not now." }, 503) : ok({ items: [], next: null, total: 0 });
  const { user } = openStudents({ students: { list }, path: "/po/students?search=zz" });
  expect(await screen.findByText("Not now.")).toBeTruthy();
  down = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("No students match")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Clear filters" }));
  expect(await screen.findByText("No students yet")).toBeTruthy();
});

test("a view is saved under a name and opened again; an export holds who matches and the columns shown", async () => {
  const saveAs = vi.spyOn(downloads, "saveAs").mockReturnValue(undefined);
  const { list, asked } = college(many(3));
  const file = new Blob(["Name"]);
  const exporting = answering(file);
  const saved = { id: "view", name: "Ready", query: { placement: ["PLACED" as const] } };
  const create = answering(ok(saved));
  const { user } = openStudents({
    students: { list, export: exporting },
    others: { savedViews: { list: async () => ok(create.asked.length ? [saved] : []), create } },
    path: "/po/students?tab=placed&minCgpa=8&sort=-cgpa",
  });
  await row("Student 1");
  await user.click(screen.getByRole("button", { name: "Save view" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText("Name"), "Ready");
  await user.click(dialog.getByRole("button", { name: /^Save view/ }));
  const query = { placement: ["PLACED"], minCgpa: 8, sort: "-cgpa" };
  await waitFor(() => expect(create.asked).toEqual([{ body: { name: "Ready", query } }]));
  await user.click(await screen.findByRole("button", { name: "Views" }));
  await user.click(await screen.findByRole("menuitem", { name: "Ready" }));
  await waitFor(() => expect(address()).toBe("/po/students?tab=placed"));
  await waitFor(() => expect(asked.at(-1)).toEqual({ placement: ["PLACED"] }));

  await user.click(screen.getByRole("button", { name: /^Export/ }));
  await user.click(await screen.findByRole("menuitem", { name: "CSV" }));
  await waitFor(() => expect(saveAs).toHaveBeenCalledOnce());
  const columns = expect.arrayContaining(["cgpa", "profile"]) as unknown;
  expect(exporting.asked).toMatchObject([
    { query: { placement: ["PLACED"], format: "csv", columns } },
  ]);
  expect(exporting.asked).not.toMatchObject([
    { query: { columns: expect.arrayContaining(["email"]) } },
  ]);

  await user.click(screen.getByRole("button", { name: /^Export/ }));
  await user.click(await screen.findByRole("menuitem", { name: "CSV, all columns" }));
  await waitFor(() => expect(exporting.asked).toHaveLength(2));
  expect(exporting.asked[1]).toMatchObject({ query: { columns: undefined } });
});

test("whoever closes the dialog of an export stops asking for it", async () => {
  const { list } = college(many(1));
  let asked: AbortSignal | undefined;
  const exporting = (_input: unknown, manner?: { signal?: AbortSignal }) => {
    asked = manner?.signal;
    return new Promise<Blob>(() => {});
  };
  const { user } = openStudents({ students: { list, export: exporting } });
  await row("Student 1");
  await user.click(screen.getByRole("button", { name: /^Export/ }));
  await user.click(await screen.findByRole("menuitem", { name: "Choose columns" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Export students" }));
  await user.click(dialog.getByRole("button", { name: /^Export/ }));
  await waitFor(() => expect(asked?.aborted).toBe(false));
  await user.keyboard("{Escape}");
  expect(asked?.aborted).toBe(true);
});
