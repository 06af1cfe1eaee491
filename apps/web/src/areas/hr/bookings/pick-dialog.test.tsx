// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { slottedBooking } from "@/features/hiring/testing/booking";
import { draftSchedule } from "@/features/hiring/testing/schedule";
import { ok, refusal } from "@/testing/fake-calls";
import { openBooking } from "../testing/open-booking";

const says = "There are 0 open slots. Choose no more, and alternates.";

test("why a choice is not saved is said in the dialog, and elsewhere once that is closed", async () => {
  const invited = { ...draftSchedule, model: "PRESELECT" as const };
  const unasked = { department: null, slotId: null, invitation: null };
  const asha = { applicationId: "asha", studentId: "asha", name: "Asha", ...unasked };
  const held: (() => void)[] = [];
  const { user, stores } = openBooking("/hr/bookings/booking", {
    bookings: { read: async () => ok(slottedBooking) },
    schedules: {
      read: async () => ok(invited),
      candidates: async () => ok([asha]),
      pick: async () => {
        await new Promise<void>((go) => held.push(go));
        return refusal({ message: "Check the marked fields.", errors: { primary: says } });
      },
    },
  });
  await user.click(await screen.findByRole("button", { name: "Choose whom to invite" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.selectOptions(await dialog.findByLabelText("Asha"), "FIRST");
  await user.click(dialog.getByRole("button", { name: /^Save the choice/ }));
  await waitFor(() => expect(held).toHaveLength(1));
  held[0]?.();
  expect(await dialog.findByText(says)).toBeTruthy();
  expect(stores.feedback.toasts).toEqual([]);
  await user.click(dialog.getByRole("button", { name: /^Save the choice/ }));
  await waitFor(() => expect(held).toHaveLength(2));
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  held[1]?.();
  await waitFor(() =>
    expect(stores.feedback.toasts).toMatchObject([
      { tone: "error", title: "The choice is not saved", detail: says },
    ]),
  );
});

const people = ["Asha", "Gone", "Ravi"];
const applicationOf = (name: string) =>
  `0193a1f0-0000-7000-8000-0000000000${people.indexOf(name)}0`;
const alternate = (name: string, rank: number) => ({
  id: name,
  applicationId: applicationOf(name),
  name,
  rank,
  alternate: true,
  state: "WAITING" as const,
  answerBy: null,
});

test("who is still to move up is shown as that when somebody before them is no candidate any more", async () => {
  const picks = [
    { ...alternate("Asha", 1), alternate: false },
    alternate("Gone", 1),
    alternate("Ravi", 2),
  ];
  const there = ["Asha", "Ravi"].map((name) => ({
    applicationId: applicationOf(name),
    studentId: name,
    name,
    department: null,
    slotId: null,
    invitation: null,
  }));
  const { user } = openBooking("/hr/bookings/booking", {
    bookings: { read: async () => ok(slottedBooking) },
    schedules: {
      read: async () => ok({ ...draftSchedule, model: "PRESELECT" as const, picks }),
      candidates: async () => ok(there),
    },
  });
  await user.click(await screen.findByRole("button", { name: "Choose whom to invite" }));
  const dialog = within(await screen.findByRole("dialog"));
  const shown = async (name: string) =>
    (await dialog.findByLabelText<HTMLSelectElement>(name)).selectedOptions[0]?.textContent;
  expect(await shown("Asha")).toBe("Invited first");
  expect(await shown("Ravi")).toBe("Alternate 1");
});
