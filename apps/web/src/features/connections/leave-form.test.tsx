// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { answering, refusal } from "@/testing/fake-calls";
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

test("who may only look sees what a company may do, and changes nothing", () => {
  render(<LeaveForm leave={{ ...all, chat: false }} />);
  expect(screen.getByLabelText("Write messages")).toMatchObject({ checked: false, disabled: true });
  expect(screen.queryByRole("button")).toBeNull();
});
