// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ok, refusal } from "@/testing/fake-calls";
import type { OfficerCalls } from "@/stores/calls";
import { college, many, openStudents, student } from "../testing/open-students";

type SetStatus = OfficerCalls["students"]["setStatus"];
type Students = Parameters<typeof openStudents>[0]["students"];

/** Opens the list as after a load of its page, chooses a student and asks for a change. */
async function ask(students: Students, name: string, button: string) {
  const opened = openStudents({ students });
  const { user } = opened;
  await user.click(await screen.findByRole("checkbox", { name: `Select ${name}` }));
  await user.click(screen.getByRole("button", { name: button }));
  return { ...opened, dialog: within(await screen.findByRole("dialog")) };
}
const results = [{ id: student(1).id, ok: true }];
const setPlacement: OfficerCalls["students"]["setPlacement"] = async ({ query }) =>
  query?.dryRun ? ok({ results }) : refusal({ message: "The server is resting." }, 503);

test("the reason of a status stands in its dialog after the page was loaded anew, for the same students and no others, until it is set", async () => {
  const { list } = college(many(2));
  const sent: unknown[] = [];
  const setStatus: SetStatus = async ({ query, body }) => {
    if (!query?.dryRun) sent.push(body);
    return ok({ results });
  };
  const first = await ask({ list, setStatus }, "Student 1", "Set status");
  const status = first.dialog.getByRole("combobox", { name: "Status" });
  await first.user.selectOptions(status, "SUSPENDED");
  await first.user.type(first.dialog.getByLabelText("Reason"), "Left without a word");
  first.unmount();

  const other = await ask({ list, setStatus }, "Student 2", "Set status");
  expect(other.dialog.queryByLabelText("Reason")).toBeNull();
  other.unmount();

  const again = await ask({ list, setStatus }, "Student 1", "Set status");
  expect(again.dialog.getByLabelText<HTMLTextAreaElement>("Reason").value).toBe(
    "Left without a word",
  );
  await again.user.click(await again.dialog.findByRole("button", { name: /^Set for 1 student/ }));
  await waitFor(() =>
    expect(sent).toEqual([{ status: "SUSPENDED", reason: "Left without a word" }]),
  );
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  again.unmount();

  const after = await ask({ list, setStatus }, "Student 1", "Set status");
  expect(after.dialog.queryByLabelText("Reason")).toBeNull();
});

test("the details of a placement that could not be saved stand in its dialog after the page was loaded anew", async () => {
  const { list } = college(many(2));
  const first = await ask({ list, setPlacement }, "Student 1", "Mark placed");
  await first.user.type(first.dialog.getByLabelText("Company"), "Kestrel");
  await first.user.type(first.dialog.getByLabelText("Pay, LPA"), "7.25");
  await first.user.type(first.dialog.getByLabelText("Joining date"), "1 Jul 2027");
  await first.user.selectOptions(first.dialog.getByLabelText("Source"), "PPO");
  first.unmount();

  const { dialog } = await ask({ list, setPlacement }, "Student 1", "Mark placed");
  expect(dialog.getByLabelText<HTMLInputElement>("Company").value).toBe("Kestrel");
  expect(dialog.getByLabelText<HTMLInputElement>("Pay, LPA").value).toBe("7.25");
  expect(dialog.getByLabelText<HTMLInputElement>("Joining date").value).toMatch(/1 Jul(y)? 2027/);
  expect(dialog.getByLabelText<HTMLSelectElement>("Source").value).toBe("PPO");
});
