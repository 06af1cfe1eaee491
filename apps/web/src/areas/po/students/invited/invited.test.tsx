// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { OfficerCalls } from "@/stores/calls";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { openStudents } from "../testing/open-students";
import { InvitedScreen } from "./invited-screen";

const people = ["SENT", "ACCEPTED"].map((state, at) => ({
  id: `00000000-0000-4000-8000-00000000000${at}`,
  email: `person.${at}@nilgiri.example`,
  name: null,
  state: state as "SENT" | "ACCEPTED",
  sentAt: "2026-11-13T10:00:00Z",
}));

test("invitations are taken back after a question, and who has come already is told of", async () => {
  const { user, stores } = openStudents({
    students: {
      invited: async ({ query } = {}) =>
        ok(query?.count ? { items: [], next: null, total: 2 } : { items: people, next: null }),
      removeInvited: async ({ query }) =>
        ok({
          results: (query.studentId as string[]).map((id, at) => ({
            id,
            ok: at === 0,
            ...(at && { message: "They have registered already." }),
          })),
        }),
    },
    screen: <InvitedScreen />,
  });
  await user.click(await screen.findByRole("checkbox", { name: /Select the 2 invitations/ }));
  expect(stores.po.sizes.value, "what the sidebar tells").toEqual({ invited: 2 });
  await user.click(screen.getByRole("button", { name: "Take back" }));
  expect(await screen.findByText("Take 2 invitations back?")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^Take back\s*Taking/ }));
  await waitFor(() => expect(screen.getByText(/They have registered already/)).toBeTruthy());
  expect(
    screen.getByText(/person.1@nilgiri.example/, { selector: "[role=dialog] *" }),
  ).toBeTruthy();
});

test("invitations are sent again after a question, and who was mailed too often is told of", async () => {
  const asked: string[][] = [];
  const { user } = openStudents({
    students: {
      invited: async ({ query } = {}) =>
        ok(query?.count ? { items: [], next: null, total: 2 } : { items: people, next: null }),
      inviteAgain: async ({ query }) => {
        const ids = query.studentId as string[];
        asked.push(ids);
        return ok({
          results: ids.map((id, at) => ({
            id,
            ok: at === 0,
            ...(at && { message: "Too often." }),
          })),
        });
      },
    },
    screen: <InvitedScreen />,
  });
  await user.click(await screen.findByRole("checkbox", { name: /Select the 2 invitations/ }));
  await user.click(screen.getByRole("button", { name: "Send again" }));
  expect(await screen.findByText("Send 2 invitations again?")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^Send again\s*Sending/ }));
  await waitFor(() => expect(screen.getByText(/Too often/)).toBeTruthy());
  expect(asked).toEqual([people.map(({ id }) => id)]);
  // Pressed once more, it would mail those again to whom it has just gone.
  const dialog = within(screen.getByRole("dialog", { name: "1 invitation sent again" }));
  expect(dialog.queryByRole("button", { name: /^Send again/ })).toBeNull();
  await waitFor(() =>
    expect(screen.getByRole("dialog").contains(document.activeElement)).toBe(true),
  );
  await user.click(dialog.getByRole("button", { name: "Done" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("invitations that could not be sent at all can be sent from the same question", async () => {
  const inviteAgain = answering<Awaited<ReturnType<OfficerCalls["students"]["inviteAgain"]>>>(
    refusal({ message: "Not now." }, 503),
    ok({ results: people.map(({ id }) => ({ id, ok: true })) }),
  );
  const { user } = openStudents({
    students: {
      invited: async ({ query } = {}) =>
        ok(query?.count ? { items: [], next: null, total: 2 } : { items: people, next: null }),
      inviteAgain,
    },
    screen: <InvitedScreen />,
  });
  await user.click(await screen.findByRole("checkbox", { name: /Select the 2 invitations/ }));
  await user.click(screen.getByRole("button", { name: "Send again" }));
  const send = await screen.findByRole("button", { name: /^Send again\s*Sending/ });
  await user.click(send);
  expect(await screen.findByText("Not now.")).toBeTruthy();
  await user.click(send);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(inviteAgain.asked).toHaveLength(2);
});

test("everyone who matches is asked about anew where they are others by now", async () => {
  let there = people;
  const asked: unknown[] = [];
  const { user } = openStudents({
    students: {
      invited: async ({ query } = {}) =>
        ok(
          query?.count
            ? { items: [], next: null, total: there.length }
            : { items: there, next: null },
        ),
      removeInvited: async ({ query }) => {
        const ids = query.studentId as string[];
        asked.push(ids);
        return ok({ results: ids.map((id) => ({ id, ok: true })) });
      },
    },
    screen: <InvitedScreen />,
  });
  const [first] = people;
  if (!first) throw new Error("Nobody is invited.");
  await user.click(await screen.findByRole("checkbox", { name: `Select ${first.email}` }));
  await user.click(screen.getByRole("button", { name: "Select all 2" }));
  await user.click(screen.getByRole("button", { name: "Take back" }));
  // A colleague has invited one more meanwhile.
  there = [...people, { ...first, id: "00000000-0000-4000-8000-000000000009", email: "new@x.in" }];
  await user.click(await screen.findByRole("button", { name: /^Take back\s*Taking/ }));
  expect(
    await screen.findByText(/would be 3 invitations, not 2, so nothing was done/),
  ).toBeTruthy();
  expect(screen.getByText("Take 3 invitations back?")).toBeTruthy();
  expect(asked).toEqual([]);
  await user.click(screen.getByRole("button", { name: /^Take back\s*Taking/ }));
  await waitFor(() => expect(asked).toEqual([there.map(({ id }) => id)]));
});

test("that invitations were not sent is told, also where the question was closed before", async () => {
  const held: (() => void)[] = [];
  const inviteAgain: OfficerCalls["students"]["inviteAgain"] = async () => {
    await new Promise<void>((go) => held.push(go));
    return refusal({ message: "Not now." }, 503);
  };
  const { user, stores } = openStudents({
    students: { invited: async () => ok({ items: people, next: null }), inviteAgain },
    screen: <InvitedScreen />,
  });
  await user.click(await screen.findByRole("checkbox", { name: /Select the 2 invitations/ }));
  await user.click(screen.getByRole("button", { name: "Send again" }));
  await user.click(await screen.findByRole("button", { name: /^Send again\s*Sending/ }));
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  held[0]?.();
  await waitFor(() =>
    expect(stores.feedback.toasts).toMatchObject([{ tone: "error", title: "Not now." }]),
  );
});

test("invitations are narrowed down by how far they have come", async () => {
  const asked: unknown[] = [];
  const { user } = openStudents({
    students: {
      invited: async ({ query } = {}) => {
        asked.push(query);
        return ok({ items: [], next: null });
      },
    },
    path: "/po/invited?state=EXPIRED",
    screen: <InvitedScreen />,
  });
  expect(await screen.findByText("No invitations match")).toBeTruthy();
  expect(asked).toMatchObject([{ state: "EXPIRED" }]);
  await user.click(screen.getByRole("button", { name: "Remove the Invitation filter" }));
  expect(await screen.findByText("Nobody is invited")).toBeTruthy();
});
