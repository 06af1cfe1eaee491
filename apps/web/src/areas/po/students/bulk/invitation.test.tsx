// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { OfficerCalls } from "@/stores/calls";
import { ok } from "@/testing/fake-calls";
import { college, openStudents, student } from "../testing/open-students";

const brought = [1, 2, 3].map((n) => student(n, { accountStatus: "INVITED" }));

/** Answers as the server does: the last was invited already. */
function inviteCall() {
  const asked: unknown[] = [];
  const call: OfficerCalls["students"]["invite"] = async (input) => {
    asked.push(input);
    const results = brought.map(({ id }, at) =>
      at === 2 ? { id, ok: false, message: "They were invited already." } : { id, ok: true },
    );
    return ok({ results });
  };
  return { call, asked };
}

test("whom a list has brought without an invitation, the tab of the invited invites later", async () => {
  const { list } = college(brought);
  const invite = inviteCall();
  const { user, stores } = openStudents({
    students: { list, invite: invite.call },
    path: "/po/students?tab=invited",
  });
  await user.click(await screen.findByRole("checkbox", { name: "Select Student 1" }));
  await user.click(screen.getByRole("button", { name: "Select all 3" }));
  await user.click(screen.getByRole("button", { name: "Send invitation" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText("Invite 3 students?")).toBeTruthy();
  expect(await dialog.findByText(/They were invited already/)).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: /^Invite 2 students/ }));

  expect(await screen.findByText("2 students invited", { selector: "h2" })).toBeTruthy();
  expect(invite.asked.at(-1)).toEqual({
    query: { mode: "FILTERED", status: ["INVITED"], expected: 2 },
  });
  await waitFor(() =>
    expect(stores.feedback.toasts.map(({ title }) => title)).toEqual(["2 students invited"]),
  );
});

test("students who have come are not offered an invitation", async () => {
  const { list } = college([student(1)]);
  const { user } = openStudents({ students: { list } });
  await user.click(await screen.findByRole("checkbox", { name: "Select Student 1" }));
  expect(await screen.findByRole("button", { name: "Mark placed" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Send invitation" })).toBeNull();
});
