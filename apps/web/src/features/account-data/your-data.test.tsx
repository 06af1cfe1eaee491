// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { answering, type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { late } from "@/testing/late";
import { renderScreen } from "@/testing/render-screen";
import { YourData } from "./your-data";

type Area = "po" | "hr";
type Trust = NonNullable<NonNullable<FakeCalls["po"]>["trust"]>;

const stays = [{ what: "Invoices of the college.", why: "The law asks for them to be kept." }];
const nothing = { requestedAt: null, erasesAt: null, stays, hindered: null };
const waiting = {
  ...nothing,
  requestedAt: "2026-11-13T06:00:00.000Z",
  erasesAt: "2026-11-20T06:00:00.000Z",
};
/** What every page knows of them, asked for again when they ask to be erased and when they stay. */
const resting = refusal({ message: "The server is resting." }, 503);
const known = { po: answering(resting), hr: answering(resting) };
const open = (area: Area, trust: Trust) =>
  renderScreen(<YourData area={area} todos={<p>To-dos</p>} />, {
    area,
    mode: "DASHBOARD",
    calls: {
      [area]: { trust, profile: { profile: known.po }, company: { user: known.hr } },
    },
  });

test.each([
  ["po", "college"],
  ["hr", "company"],
] as const)(
  "somebody of %s reads what stays before they ask, asks by their password, and takes it back",
  async (area, house) => {
    const askDeletion = answering(ok(waiting));
    const cancelDeletion = answering(ok(nothing));
    const { user } = open(area, { deletion: async () => ok(nothing), askDeletion, cancelDeletion });
    expect(await screen.findByText("Invoices of the college.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Delete my account" }));
    const dialog = within(await screen.findByRole("dialog"));
    const told = dialog.getByText(/What you decided and wrote/);
    expect(told.textContent).toContain(`for the ${house} stays, without your name`);
    await user.type(dialog.getByLabelText("Your password"), "lantern-over-the-door");
    await user.click(dialog.getByRole("button", { name: /^Delete my account/ }));
    expect(await screen.findByText(/^Your account is erased on Friday,? 20 November/)).toBeTruthy();
    expect(screen.queryByText(/public profile/)).toBeNull();
    expect(known[area].asked).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: /^Keep my account/ }));
    expect(await screen.findByRole("button", { name: "Delete my account" })).toBeTruthy();
    expect(known[area].asked).toHaveLength(2);
  },
);

test("the last lead reads why they cannot go, and is not asked", async () => {
  const hindered = "You are the last lead of your college, and it needs one.";
  open("po", { deletion: async () => ok({ ...nothing, hindered }) });
  expect(await screen.findByText(hindered)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Delete my account" })).toBeNull();
});

test("who has become the last lead meanwhile is told so in the dialog, which loses nothing", async () => {
  const askDeletion = answering(refusal({ message: "You are the last lead." }, 409));
  const { user } = open("hr", { deletion: async () => ok(nothing), askDeletion });
  await user.click(await screen.findByRole("button", { name: "Delete my account" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText("Your password"), "lantern-over-the-door");
  await user.type(dialog.getByLabelText(/Why do you leave/), "Another post");
  await user.click(dialog.getByRole("button", { name: /^Delete my account/ }));
  expect(await dialog.findByText("You are the last lead.")).toBeTruthy();
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/Why do you leave/).value).toBe("Another post");
});

test("everything is taken along by one press", async () => {
  vi.stubGlobal("URL", {
    ...URL,
    createObjectURL: () => "blob:data",
    revokeObjectURL: () => undefined,
  });
  const { user } = open("po", {
    deletion: async () => ok(nothing),
    export: async () => new Blob(["zip"]),
  });
  await user.click(await screen.findByRole("button", { name: /^Download everything/ }));
  expect(await screen.findByText("Your data are in the downloads of this browser.")).toBeTruthy();
  vi.unstubAllGlobals();
});

test("a list of what stays that did not come can be asked for again", async () => {
  const replies = [refusal({ message: "An error occurred on the server." }, 500), ok(nothing)];
  const { user } = open("hr", { deletion: async () => replies.shift()! });
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("button", { name: "Delete my account" })).toBeTruthy();
});

test("why data were not downloaded, or a deletion not asked for, is told where it was, and by a toast once that is left", async () => {
  const manners: unknown[] = [];
  const answer = late();
  const refuse = async (_input: unknown, manner: unknown) => {
    manners.push(manner);
    if (manners.length > 1) await answer.coming;
    return refusal({ message: "The server has a cold." }, 500);
  };
  const { stores, unmount, user } = open("po", {
    deletion: async () => ok(nothing),
    export: refuse,
    askDeletion: refuse,
  });
  const download = await screen.findByRole("button", { name: /^Download everything/ });
  await user.click(download);
  expect(await screen.findByText("The server has a cold.")).toBeTruthy();
  expect(manners).toEqual([{ tellsFailure: true }]);
  expect(stores.feedback.toasts).toHaveLength(0);
  await user.click(download);
  await user.click(await screen.findByRole("button", { name: "Delete my account" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText("Your password"), "lantern-over-the-door{Enter}");
  await waitFor(() => expect(manners).toHaveLength(3));
  unmount();
  answer.come();
  await waitFor(() =>
    expect(stores.feedback.toasts.map(({ title }) => title).toSorted()).toEqual([
      "Your account is not going to be deleted",
      "Your data were not downloaded",
    ]),
  );
});
