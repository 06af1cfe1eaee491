// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { OfficerCalls } from "@/stores/calls";
import { ok, refusal } from "@/testing/fake-calls";
import { openStudents } from "../testing/open-students";
import { InvitedScreen } from "./invited-screen";

type InviteOne = OfficerCalls["imports"]["inviteOne"];

const taught = async () => ok([{ id: "1", name: "Civil" }]);
const open = (inviteOne: InviteOne, rank?: "VIEWER", departments = taught) =>
  openStudents({
    students: { invited: async () => ok({ items: [], next: null, total: 0 }), departments },
    others: { imports: { inviteOne } },
    screen: <InvitedScreen />,
    ...(rank && { rank }),
  });

type User = ReturnType<typeof open>["user"];
async function fillBut(user: User, department: (field: HTMLElement) => Promise<void>) {
  await user.click(await screen.findByRole("button", { name: "Invite" }));
  await user.type(await screen.findByRole("textbox", { name: "Email" }), "late@class.example");
  await user.type(screen.getByRole("textbox", { name: "First name" }), "Asha");
  await user.type(screen.getByRole("textbox", { name: "Roll number" }), "26cs901");
  await user.type(screen.getByRole("textbox", { name: "Degree" }), "B.E.");
  await user.type(screen.getByRole("textbox", { name: "Graduation year" }), "2027");
  await department(screen.getByRole("combobox", { name: "Department" }));
}
const fill = (user: User) =>
  fillBut(user, async (field) => {
    await user.type(field, "Civil");
    await user.click(await screen.findByRole("option", { name: "Civil" }));
  });
const send = () =>
  screen.getByRole("dialog").querySelector<HTMLElement>("button[type=submit]") ?? document.body;

test("what is missing and what the server refuses stand at their fields, and nothing typed is lost", async () => {
  const sent: object[] = [];
  let taken = false;
  const { user } = open(async ({ body }) => {
    sent.push(body);
    return taken
      ? ok({ id: "00000000-0000-4000-8000-000000000001" })
      : refusal({ errors: { rollNumber: "Somebody has this roll number." } });
  });
  await user.click(await screen.findByRole("button", { name: "Invite" }));
  await waitFor(() => expect(screen.getByRole("dialog")).toBeTruthy());
  await user.click(send());
  expect(await screen.findByText("Name the degree.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await fill(user);
  await user.click(send());
  expect(await screen.findByText("Somebody has this roll number.")).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Email" }).value).toBe(
    "late@class.example",
  );
  taken = true;
  await user.click(send());
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent.at(-1)).toMatchObject({
    rollNumber: "26CS901",
    department: "Civil",
    graduationYear: 2027,
  });
});

test("who sends the form before the list has answered is sent as if it had", async () => {
  const sent: object[] = [];
  let answer: (() => void) | undefined;
  const answered = new Promise<void>((settle) => (answer = settle));
  const { user } = open(
    async ({ body }) => {
      sent.push(body);
      return ok({ id: "1" });
    },
    undefined,
    async () => {
      await answered;
      return taught();
    },
  );
  await fillBut(user, (field) => user.type(field, "civil"));
  await user.click(send());
  await waitFor(() => expect(send().getAttribute("aria-busy")).toBe("true"));
  expect(sent).toEqual([]);
  answer?.();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent).toEqual([expect.objectContaining({ department: "Civil" })]);
});

test("a form that waited for a list which did not come is held, and says why at its field", async () => {
  const sent: object[] = [];
  let isDown = false;
  let fail: (() => void) | undefined;
  const failed = new Promise<void>((settle) => (fail = settle));
  const { user } = open(
    async ({ body }) => {
      sent.push(body);
      return ok({ id: "1" });
    },
    undefined,
    async () => {
      if (!isDown) return taught();
      await failed;
      throw new Error("offline");
    },
  );
  await fill(user);
  isDown = true;
  await user.clear(screen.getByRole("combobox", { name: "Department" }));
  await user.type(screen.getByRole("combobox", { name: "Department" }), "mining");
  await user.click(send());
  await waitFor(() => expect(send().getAttribute("aria-busy")).toBe("true"));
  fail?.();
  const field = screen.getByRole<HTMLInputElement>("combobox", { name: "Department" });
  await screen.findByText(/could not be loaded, so this is not chosen/);
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.value).toBe("mining");
  expect(sent).toEqual([]);
});

test("a viewer invites nobody", async () => {
  open(async () => ok({ id: "1" }), "VIEWER");
  expect(await screen.findByText("Nobody is invited")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Invite" })).toBeNull();
});

test("a plan that is full is said with the way to the plans, and nothing typed is lost", async () => {
  const message = "Your plan holds 300 students and 300 are there: no more fit.";
  const { user } = open(async () => refusal({ message, isFull: true }, 409));
  await fill(user);
  await user.click(send());
  expect((await screen.findByRole("alert")).textContent).toContain(message);
  expect(screen.getByRole("link", { name: "See the plans" }).getAttribute("href")).toBe(
    "/po/plan-price",
  );
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Email" }).value).toBe(
    "late@class.example",
  );
});
