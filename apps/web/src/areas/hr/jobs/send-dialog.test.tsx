// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { college } from "@/features/hiring/testing/candidate";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { late } from "@/testing/late";
import { job } from "./testing/job";
import { openJob } from "./testing/open-job";

beforeEach(() => window.sessionStorage.clear());

const names = ["Nilgiri Institute", "Vindhya College", "Nilgiri Arts College"];
const colleges = names.map((name) => ({
  college: { ...college, id: name, name },
  eligible: 1,
  students: 2,
}));
const open = async () => {
  const results = names.slice(0, 2).map((collegeId) => ({
    collegeId,
    ok: true,
    state: "PENDING" as const,
  }));
  const send = answering(ok({ results }));
  const { user } = openJob({
    jobs: {
      read: async () => ok({ ...job, state: "DRAFT", postings: [] }),
      reach: async () => ok({ colleges, eligible: 3, students: 6 }),
      send,
    },
  });
  await user.click(await screen.findByRole("button", { name: "Send to colleges" }));
  const dialog = within(await screen.findByRole("dialog"));
  const field = await dialog.findByRole("searchbox", { name: "Search connected colleges" });
  return { user, dialog, field, send };
};

test("the colleges a job goes to are looked through by name, and what is chosen stays chosen", async () => {
  const { user, dialog, field, send } = await open();
  await user.click(dialog.getByRole("checkbox", { name: /^Vindhya College/ }));
  await user.type(field, "nilgiri  inst");
  expect(dialog.getAllByRole("checkbox")).toHaveLength(1);
  expect(dialog.getByText("1 college found")).toBeTruthy();
  expect(dialog.getByText("Chosen as well: Vindhya College")).toBeTruthy();
  await user.tab();
  expect(document.activeElement).toBe(dialog.getByRole("checkbox", { name: /^Nilgiri Institute/ }));
  await user.keyboard(" ");
  await user.clear(field);
  expect(dialog.getAllByRole("checkbox")).toHaveLength(3);
  expect(dialog.queryByText(/^Chosen as well/)).toBeNull();
  const boxes = dialog.getAllByRole<HTMLInputElement>("checkbox", { checked: true });
  expect(boxes).toHaveLength(2);
  await user.type(field, "arts");
  await user.click(dialog.getByRole("button", { name: /^Send to 2 colleges/ }));
  await waitFor(() =>
    expect(send.asked).toMatchObject([
      { body: { collegeIds: ["Vindhya College", "Nilgiri Institute"] } },
    ]),
  );
});

test("where no college has the name that is looked for, that is said, and nothing is lost", async () => {
  const { user, dialog, field } = await open();
  await user.click(dialog.getByRole("checkbox", { name: /^Vindhya College/ }));
  await user.type(field, "Malabar");
  expect(dialog.getByRole("status").textContent).toBe("No college matches.");
  expect(dialog.queryByRole("checkbox")).toBeNull();
  expect(dialog.getByText("Chosen as well: Vindhya College")).toBeTruthy();
  await user.clear(field);
  expect(dialog.getByRole<HTMLInputElement>("checkbox", { name: /^Vindhya/ }).checked).toBe(true);
});

test("why a job is not sent is told once: in the dialog, or in a message where that is closed", async () => {
  const manners: unknown[] = [];
  const says = "The deadline has passed.";
  const { coming, come } = late();
  const { user, stores } = openJob({
    jobs: {
      read: async () => ok({ ...job, state: "DRAFT", postings: [] }),
      reach: async () => ok({ colleges, eligible: 3, students: 6 }),
      send: async (_input: unknown, manner: unknown) => {
        manners.push(manner);
        if (manners.length > 1) await coming;
        return refusal({ errors: { closesAt: says } });
      },
    },
  });
  await user.click(await screen.findByRole("button", { name: "Send to colleges" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(await dialog.findByRole("checkbox", { name: /^Vindhya College/ }));
  await user.click(dialog.getByRole("button", { name: /^Send/ }));
  expect(await dialog.findByText(says)).toBeTruthy();
  expect(stores.feedback.toasts).toEqual([]);
  await user.click(dialog.getByRole("button", { name: /^Send/ }));
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  come();
  await waitFor(() =>
    expect(stores.feedback.toasts).toMatchObject([{ tone: "error", detail: says }]),
  );
  expect(manners).toEqual([{ tellsFailure: true }, { tellsFailure: true }]);
});
