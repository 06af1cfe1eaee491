// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import type { ApiFailure } from "@toran/api-client/failure";
import { type Account, accountFacts } from "@toran/contract/schemas/account";
import { seenOf } from "@toran/contract/seen";
import { beforeEach, expect, test } from "vitest";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { AccountSettings } from "./account-settings";
import { meera } from "./testing/meera";

beforeEach(() => window.sessionStorage.clear());

test("what another tab has saved of the account stands in the form before it is saved over, and what was typed stays", async () => {
  const renamed = { ...meera, lastName: "Menon" };
  const read = answering(ok(meera), ok(renamed));
  const update = answering<ReturnType<typeof ok<Account>> | ApiFailure>(
    refusal({ message: "Somebody else has changed this." }, 409),
    ok({ ...renamed, designation: "Dean" }),
  );
  const { user } = renderScreen(<AccountSettings area="po" />, {
    area: "po",
    mode: "DASHBOARD",
    calls: { po: { account: { read, update }, profile: { profile: answering(refusal({})) } } },
  });
  await user.type(await screen.findByLabelText(/Designation/), "Dean");
  const save = screen.getByRole("button", { name: /^Save account/ });
  await user.click(save);
  expect(await screen.findByText(/look at it, and save again/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/Last name/).value).toBe("Menon");
  await user.click(save);
  expect(update.asked).toMatchObject([
    { body: { designation: "Dean", seen: seenOf(accountFacts, meera) } },
    { body: { lastName: "Menon", designation: "Dean", seen: seenOf(accountFacts, renamed) } },
  ]);
});
