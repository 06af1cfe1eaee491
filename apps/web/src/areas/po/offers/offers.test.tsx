// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import type { OfficerRank } from "@toran/contract/roles";
import type { ListedExternalOffer } from "@toran/contract/schemas/external-offer";
import { beforeEach, expect, test } from "vitest";
import { sentOffer } from "@/features/hiring/testing/sent-offer";
import { answering, type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { season } from "../testing/season";
import { ExternalOffersScreen } from "./external-offers-screen";

// jsdom gives everything no height, and a table without height draws no rows.
Object.defineProperties(HTMLElement.prototype, {
  clientHeight: { configurable: true, value: 640 },
  clientWidth: { configurable: true, value: 1200 },
});
beforeEach(() => window.sessionStorage.clear());

type Calls = NonNullable<NonNullable<FakeCalls["po"]>["externalOffers"]>;
const list = async () => ok({ items: [sentOffer], next: null });
function open(externalOffers: Calls, rank: OfficerRank = "LEAD", path = "/po/external-offers") {
  const shown = renderScreen(<ExternalOffersScreen />, {
    area: "po",
    mode: "DASHBOARD",
    path,
    calls: {
      po: season({ externalOffers: { list, ...externalOffers } }, rank),
      site: { assets: { link: async () => ok({ url: "/linked", until: "" }) } },
    },
  });
  void shown.stores.po.load();
  return shown;
}
const openRow = async (user: ReturnType<typeof open>["user"]) => {
  await user.click(await screen.findByText("Orbit Foods"));
  return within(await screen.findByRole("dialog", { name: "Orbit Foods" }));
};

test("an offer is opened with its proof, verified once its consequence is told, and a late answer says so", async () => {
  const answer = answering<ReturnType<typeof refusal> | ReturnType<typeof ok<ListedExternalOffer>>>(
    refusal({ message: "This offer is withdrawn, so this is not possible now." }, 409),
    ok({ ...sentOffer, state: "ACCEPTED" as const }),
  );
  const asked: unknown[] = [];
  const { user } = open({
    answer,
    list: async (input) => {
      asked.push(input?.query);
      return list();
    },
  });
  const sheet = await openRow(user);
  expect(await sheet.findByRole("link", { name: "letter.pdf" })).toBeTruthy();
  expect(sheet.getByText("Pre-placement offer")).toBeTruthy();
  const verify = async () => {
    await user.click(await screen.findByRole("button", { name: "Verify" }));
    const dialog = within(await screen.findByRole("dialog", { name: /^Verify the offer/ }));
    expect(dialog.getByText(/Ananya Iyer then counts as placed/)).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: /^Verify/ }));
  };
  await verify();
  expect(await screen.findByText(/This offer is withdrawn/)).toBeTruthy();
  await verify();
  expect((await screen.findAllByText("Verified")).length).toBeGreaterThan(1);
  expect(screen.queryByRole("button", { name: "Turn down" })).toBeNull();
  const { id, sentAt } = sentOffer;
  expect(answer.asked.at(-1)).toEqual({ params: { id }, body: { command: "VERIFY", sentAt } });
  expect(asked).toMatchObject([{ state: "WAITING" }, {}, {}]);
});

test("an offer is turned down with a reason, and a viewer is offered no answer", async () => {
  const answer = answering(
    ok({ ...sentOffer, state: "TURNED_DOWN" as const, answer: "The letter is not signed." }),
  );
  const { user, unmount } = open({ answer });
  await openRow(user);
  await user.click(await screen.findByRole("button", { name: "Turn down" }));
  const dialog = within(await screen.findByRole("dialog", { name: /^Turn the offer/ }));
  await user.click(dialog.getByRole("button", { name: /^Turn down/ }));
  expect(dialog.getByText("Give a reason of at least 10 characters.")).toBeTruthy();
  await user.type(dialog.getByLabelText("Reason"), "The letter is not signed.");
  await user.click(dialog.getByRole("button", { name: /^Turn down/ }));
  expect(await screen.findByText("Why it was turned down")).toBeTruthy();
  expect(answer.asked).toMatchObject([
    { body: { command: "TURN_DOWN", reason: "The letter is not signed." } },
  ]);
  unmount();

  const viewer = open({}, "VIEWER", "/po/external-offers?tab=sent");
  await openRow(viewer.user);
  expect(screen.queryByRole("button", { name: "Verify" })).toBeNull();
});

test("an offer that a colleague has answered meanwhile is closed, and why is told once", async () => {
  const message = "This offer is accepted already.";
  const manners: unknown[] = [];
  const lists = [[sentOffer], [sentOffer], []];
  const { user, stores } = open({
    answer: async (_asked, manner) => {
      manners.push(manner);
      return refusal({ message }, 409);
    },
    list: async () => ok({ items: lists.shift() ?? [], next: null }),
  });
  await openRow(user);
  await user.click(await screen.findByRole("button", { name: "Verify" }));
  const asking = within(await screen.findByRole("dialog", { name: /^Verify the offer/ }));
  await user.click(asking.getByRole("button", { name: /^Verify/ }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(stores.feedback.toasts).toEqual([]);

  await user.click(screen.getByRole("button", { name: "Turn down" }));
  const dialog = within(await screen.findByRole("dialog", { name: /^Turn the offer/ }));
  await user.type(dialog.getByLabelText("Reason"), "The letter is not signed.");
  await user.click(dialog.getByRole("button", { name: /^Turn down/ }));
  expect(await screen.findByText("No offer waits for you")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Turn down" })).toBeNull();
  await waitFor(() =>
    expect(stores.feedback.toasts).toMatchObject([
      { title: "The offer of Orbit Foods is not turned down", detail: message },
    ]),
  );
  expect(manners).toEqual([{ tellsFailure: true }, { tellsFailure: true }]);
});

test("what the office has recorded stands in a list of its own, leads to its student, and waits for no answer", async () => {
  const asked: unknown[] = [];
  const recorded = { ...sentOffer, sentAt: null, state: "ACCEPTED" as const };
  const { user } = open(
    {
      list: async (input) => {
        asked.push(input?.query);
        return ok({
          items: [
            { ...recorded, recordedBy: "Meera Krishnan" },
            { ...recorded, id: "vague", company: null, detailsPending: true, recordedBy: null },
          ],
          next: null,
        });
      },
    },
    "LEAD",
    "/po/external-offers?tab=recorded",
  );
  const sheet = await openRow(user);
  expect(asked).toMatchObject([{ by: "OFFICER" }]);
  expect(sheet.getByText("Recorded by Meera Krishnan.")).toBeTruthy();
  expect(
    sheet.getByRole("link", { name: "Open the record of Ananya Iyer" }).getAttribute("href"),
  ).toBe("/po/students?student=student");
  expect(sheet.queryByRole("button", { name: "Verify" })).toBeNull();
  await user.keyboard("{Escape}");
  await user.click(screen.getByText("Details pending"));
  expect(await screen.findByRole("dialog", { name: "An offer without its details" })).toBeTruthy();
});

test("an empty list and one that fails say so", async () => {
  const { unmount } = open({ list: async () => ok({ items: [], next: null }) });
  expect(await screen.findByText("No offer waits for you")).toBeTruthy();
  unmount();
  open({ list: async () => refusal({ message: "The server is away." }, 503) });
  expect(await screen.findByText("The server is away.")).toBeTruthy();
});
