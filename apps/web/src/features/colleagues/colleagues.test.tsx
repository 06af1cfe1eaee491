// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import type { Manager } from "@toran/contract/schemas/manager";
import { expect, test } from "vitest";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { Colleagues } from "./colleagues";

const officer = (id: string, more: Partial<Manager>): Manager => ({
  id,
  firstName: id,
  lastName: "",
  email: `${id}@nilgiri.example`,
  designation: null,
  rank: "MEMBER",
  joined: true,
  since: "2026-11-02T10:00:00Z",
  self: false,
  ...more,
});
const meera = officer("Meera", { rank: "LEAD", self: true });
const ravi = officer("Ravi", {});

function open(refused: ReturnType<typeof refusal>, then: Manager[], others = [ravi]) {
  const manners: unknown[] = [];
  const sentAgain: unknown[] = [];
  const inviteAgain = async (input: unknown) => {
    sentAgain.push(input);
    return refused;
  };
  const change = async (_input: unknown, manner: unknown) => {
    manners.push(manner);
    return refused;
  };
  const college = { collegeId: "nilgiri", collegeName: "Nilgiri Institute of Technology" };
  const data = { ...meera, ...college, phone: null, picture: null, mode: "DASHBOARD" as const };
  const shown = renderScreen(<Colleagues area="po" />, {
    area: "po",
    mode: "DASHBOARD",
    calls: {
      po: {
        managers: { list: answering(ok([meera, ...others]), ok(then)), change, inviteAgain },
        profile: { profile: async () => ok({ data }) },
      },
    },
  });
  void shown.stores.po.load();
  return { ...shown, manners, sentAgain };
}
const choice = () => screen.findByRole("combobox", { name: "What Ravi may do" });

test("why a rank is not changed is said at its row, and there alone", async () => {
  const message = "A lead must be there.";
  const { user, stores, manners } = open(refusal({ message }, 409), [meera, ravi]);
  await user.selectOptions(await choice(), "VIEWER");
  expect(await screen.findByText(message)).toBeTruthy();
  expect(manners).toEqual([{ tellsFailure: true }]);
  expect(stores.feedback.toasts).toEqual([]);
});

test("why a rank is not changed is told by a toast where the colleague was taken out meanwhile", async () => {
  const message = "The colleague was not found.";
  const { user, stores } = open(refusal({ message }, 404), [meera]);
  await user.selectOptions(await choice(), "VIEWER");
  await waitFor(() =>
    expect(stores.feedback.toasts).toMatchObject([
      { title: "What Ravi may do is not changed", detail: message },
    ]),
  );
  expect(screen.queryByRole("combobox", { name: "What Ravi may do" })).toBeNull();
});

test("whoever was invited and has not come is sent the invitation again, and why not is said at their row", async () => {
  const message = "That was sent again often enough.";
  const invited = { ...ravi, joined: false };
  const { user, stores, sentAgain } = open(refusal({ message }, 429), [meera, invited], [invited]);
  const again = { name: "Invite again: Ravi" };
  await user.click(await screen.findByRole("button", again));
  expect((await screen.findByRole("alert")).textContent).toBe(message);
  // What they may do is not wrong by that.
  expect((await choice()).getAttribute("aria-invalid")).toBeNull();
  expect(sentAgain).toEqual([{ params: { id: "Ravi" } }]);
  expect(stores.feedback.toasts).toEqual([]);
  expect(screen.queryByRole("button", { name: /again: Meera/ })).toBeNull();
});
