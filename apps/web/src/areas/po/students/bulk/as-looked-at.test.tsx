// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ok, refusal } from "@/testing/fake-calls";
import type { OfficerCalls } from "@/stores/calls";
import { college, many, openStudents, student } from "../testing/open-students";

type SetStatus = OfficerCalls["students"]["setStatus"];
type User = ReturnType<typeof openStudents>["user"];

/** Chooses everyone who matches, and looks at what taking them off the season would do. */
async function deregisterAll(user: User) {
  await user.click(await screen.findByRole("checkbox", { name: "Select Student 1" }));
  await user.click(screen.getByRole("button", { name: "Select all 3" }));
  await user.click(screen.getByRole("button", { name: "Set status" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.selectOptions(dialog.getByRole("combobox", { name: "Status" }), "DEREGISTERED");
  return dialog;
}

test("everyone who matches is changed only as many as were looked at; where others match by now, they are shown first", async () => {
  const { list } = college(many(3));
  const says = "By now it would be 3 students, not 2, so nothing was done. Look again.";
  const sent: unknown[] = [];
  let able = 2;
  const setStatus: SetStatus = async ({ query }) => {
    if (!query?.dryRun) {
      sent.push(query);
      // A student has come to match since the look.
      able = 3;
      if (query?.expected !== able) return refusal({ message: says }, 409);
    }
    return ok({ results: many(able).map(({ id }) => ({ id, ok: true })) });
  };
  const { user } = openStudents({ students: { list, setStatus } });
  const dialog = await deregisterAll(user);
  await user.click(await dialog.findByRole("button", { name: /^Set for 2 students/ }));
  expect(await dialog.findByText(says)).toBeTruthy();
  await user.click(await dialog.findByRole("button", { name: /^Set for 3 students/ }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent).toEqual([
    { mode: "FILTERED", expected: 2 },
    { mode: "FILTERED", expected: 3 },
  ]);
});

test("everyone but a few is changed as they were looked at; who has come to match since is left alone", async () => {
  const { list: asList } = college(many(3));
  let list = asList;
  const sent: unknown[] = [];
  const setStatus: SetStatus = async ({ query }) => {
    const ids = query && "studentId" in query ? (query.studentId ?? []) : [];
    if (!query?.dryRun) sent.push(query);
    return ok({ results: [ids].flat().map((id) => ({ id, ok: id !== student(3).id })) });
  };
  const { user } = openStudents({
    students: { list: (input, options) => list(input, options), setStatus },
  });
  await user.click(await screen.findByRole("checkbox", { name: "Select Student 1" }));
  await user.click(screen.getByRole("button", { name: "Select all 3" }));
  await user.click(screen.getByRole("checkbox", { name: "Select Student 1" }));
  await user.click(screen.getByRole("button", { name: "Set status" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.selectOptions(dialog.getByRole("combobox", { name: "Status" }), "DEREGISTERED");
  const press = await dialog.findByRole("button", { name: /^Set for 1 student/ });
  list = college(many(5)).list;
  await user.click(press);
  expect(await screen.findByText("1 student changed")).toBeTruthy();
  expect(sent).toEqual([{ mode: "SELECTED", studentId: [student(2).id, student(3).id] }]);
});

test("more students than one change may be for are told as such: no field stands there to be marked", async () => {
  const { list } = college(many(3));
  const says = "More than 5,000 students match. Narrow the filter.";
  const errors = { mode: says };
  const message = "Check the marked fields and try again.";
  const setStatus: SetStatus = async () => refusal({ message, errors }, 422);
  const { user } = openStudents({ students: { list, setStatus } });
  const dialog = await deregisterAll(user);
  expect(await dialog.findByText(says)).toBeTruthy();
  expect(dialog.queryByText(message)).toBeNull();
});
