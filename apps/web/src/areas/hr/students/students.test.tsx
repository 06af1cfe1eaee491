// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { published } from "@/features/public-profile/testing/published";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { candidate, college, openStudents } from "./testing/candidate";

const address = () => decodeURIComponent(screen.getByLabelText("Address").textContent ?? "");

test("students are looked for as the address says, and lead to their page", async () => {
  const list = answering(ok({ items: [candidate(1), candidate(2)], next: null, total: 2 }));
  const read = answering(ok({ college, page: published, bookmark: null }));
  const { user } = openStudents(
    { students: { list, read } },
    '/hr/students?department=Civil&skills=["AutoCAD","Revit"]&minCgpa=7',
  );
  expect(await screen.findByRole("row", { name: /Rao 2/ })).toBeTruthy();
  expect(list.asked.at(-1)).toMatchObject({
    query: { department: "Civil", skills: '["AutoCAD","Revit"]', minCgpa: "7" },
  });
  await user.click(screen.getByRole("button", { name: "Remove Revit" }));
  await user.click(screen.getByRole("button", { name: "Remove 7" }));
  await waitFor(() => expect(address()).toBe('/hr/students?department=Civil&skills=["AutoCAD"]'));
  await user.click(await screen.findByRole("row", { name: /Rao 1/ }));
  expect(await screen.findByText(/The student is told that you opened this page/)).toBeTruthy();
  expect(read.asked).toEqual([{ params: { id: "student-1" } }]);
});

test("a college that shows nobody any more is told by name, and a student who is not there is not", async () => {
  let failure = refusal({ message: "Nilgiri does not show you its students." }, 403);
  const { unmount } = openStudents(
    { students: { read: async () => failure } },
    "/hr/students/student-1",
  );
  expect(await screen.findByText("Nilgiri does not show you its students.")).toBeTruthy();
  unmount();
  failure = refusal({ message: "The student was not found." }, 404);
  openStudents({ students: { read: async () => failure } }, "/hr/students/student-1");
  expect(await screen.findByText("There is no such student")).toBeTruthy();
});

test("Ctrl K finds colleges, students and what can be done, and leads there", async () => {
  const hit = { detail: null, type: "STUDENT" };
  const all = answering(
    ok({
      colleges: [{ ...hit, id: "college-1", name: "Asha College", picture: "its-crest" }],
      students: [{ ...hit, id: "s1", name: "Asha Rao" }],
      actions: [{ ...hit, id: "colleges.find", name: "Find colleges" }],
    }),
  );
  const { user } = openStudents({ search: { all } }, "/hr/elsewhere");
  await user.keyboard("{Control>}k{/Control}");
  await user.type(await screen.findByRole("combobox"), "asha");
  expect(await screen.findByRole("option", { name: /Asha Rao/ })).toBeTruthy();
  expect(screen.getByRole("option", { name: /Find colleges/ })).toBeTruthy();
  const found = screen.getByRole("option", { name: /Asha College/ });
  expect(found.querySelector("img")?.src).toContain("its-crest");
  await user.click(found);
  await waitFor(() => expect(address()).toBe("/hr/colleges/college-1"));
});
