// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import type { Connection } from "@toran/contract/schemas/connection";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { LeaveForm } from "./leave-form";

const all = { viewStudents: true, postJobs: true, requestBookings: true, chat: true };

test("a college takes one leave back and says nothing of the others; what the server says is shown", async () => {
  const decide = answering(refusal({ message: "This connection has ended." }, 409));
  render(<LeaveForm leave={all} decide={decide} />);
  const user = userEvent.setup();
  const save = screen.getByRole("button", { name: /^Save/ });
  expect(save).toHaveProperty("disabled", true);
  await user.click(screen.getByLabelText("See students"));
  await user.click(save);
  expect(decide.asked).toEqual([{ status: "APPROVED", permissions: { viewStudents: false } }]);
  expect(await screen.findByText("This connection has ended.")).toBeTruthy();
});

test("what a colleague changes meanwhile stands there, and what was chosen stays chosen", async () => {
  const decide = answering(ok({} as Connection));
  const { rerender } = render(<LeaveForm leave={all} decide={decide} />);
  const user = userEvent.setup();
  await user.click(screen.getByLabelText("See students"));
  rerender(<LeaveForm leave={{ ...all, chat: false }} decide={decide} />);
  expect(screen.getByLabelText("Write messages")).toHaveProperty("checked", false);
  expect(screen.getByLabelText("See students")).toHaveProperty("checked", false);
  await user.click(screen.getByRole("button", { name: /^Save/ }));
  expect(decide.asked).toEqual([{ status: "APPROVED", permissions: { viewStudents: false } }]);
  rerender(<LeaveForm leave={{ ...all, chat: false, viewStudents: false }} decide={decide} />);
  rerender(<LeaveForm leave={all} decide={decide} />);
  expect(screen.getByLabelText("See students")).toHaveProperty("checked", true);
  expect(screen.getByRole("button", { name: /^Save/ })).toHaveProperty("disabled", true);
});

test("who may only look sees what a company may do, and changes nothing", () => {
  render(<LeaveForm leave={{ ...all, chat: false }} />);
  expect(screen.getByLabelText("Write messages")).toMatchObject({ checked: false, disabled: true });
  expect(screen.queryByRole("button")).toBeNull();
});
