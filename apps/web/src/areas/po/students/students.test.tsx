// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { ok, refusal } from "@/testing/fake-calls";
import { college, many, openStudents } from "./testing/open-students";

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

test("what is typed is searched for once, when the typing pauses, and stands in the address", async () => {
  const { list, asked } = college(many(3));
  const { user } = openStudents({ students: { list } });
  await row("Student 1");
  await user.type(screen.getByRole("searchbox"), "meera");
  await waitFor(() => expect(asked.at(-1)).toEqual({ search: "meera" }));
  expect(asked).toHaveLength(2);
  expect(address()).toBe("/po/students?search=meera");
});

test("students beyond the first window are appended, each once", async () => {
  const { list } = college(many(25));
  openStudents({ students: { list } });
  await row("Student 14");
  expect(screen.getAllByRole("row", { name: /Student 1\b/ })).toHaveLength(1);
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
