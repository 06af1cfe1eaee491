// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import type { Consents as Allowed } from "@toran/contract/schemas/consent";
import { expect, test } from "vitest";
import { answering, type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { late } from "@/testing/late";
import { renderScreen } from "@/testing/render-screen";
import { Consents } from "./consents";

const since = "2026-11-20T06:00:00.000Z";
const purpose = (name: Allowed["purposes"][number]["purpose"], on: boolean, at: string | null) => ({
  purpose: name,
  on,
  at,
  notice: at && "2026-11-24",
});
const state = (companies: boolean): Allowed => ({
  notice: "2026-11-24",
  purposes: [
    purpose("account", true, since),
    purpose("companies", companies, companies ? since : null),
    purpose("mails", true, since),
  ],
  history: companies
    ? [{ purpose: "companies", given: true, at: since, notice: "2026-11-24" }]
    : [],
});
type Calls = NonNullable<NonNullable<FakeCalls["student"]>["consents"]>;
const open = (consents: Calls) =>
  renderScreen(<Consents area="student" />, {
    area: "student",
    mode: "PORTFOLIO",
    calls: { student: { consents } },
  });
const companies = () =>
  screen.findByRole<HTMLInputElement>("switch", { name: "Companies find you before you apply" });

test("what is needed says why and has no switch; what is allowed says since when, and is taken back by one press", async () => {
  const choose = answering(ok(state(false)));
  const { user } = open({ list: answering(ok(state(true))), choose });
  const allowed = await companies();
  expect(allowed.checked).toBe(true);
  expect(screen.queryByRole("switch", { name: "Your account" })).toBeNull();
  expect(screen.getByText(/^Needed\. Without it nobody could tell you/)).toBeTruthy();
  expect(screen.getAllByText(/^Allowed since 20 Nov 2026/)).toHaveLength(2);
  expect(screen.getByText("Companies find you before you apply: allowed")).toBeTruthy();
  expect(screen.getByText(/by the notice of 24 Nov 2026$/)).toBeTruthy();
  await user.click(allowed);
  expect(choose.asked).toEqual([{ params: { purpose: "companies" }, body: { given: false } }]);
  await waitFor(async () => expect((await companies()).checked).toBe(false));
  expect(screen.getByText(/^Not allowed\./)).toBeTruthy();
  expect(screen.getByText("You have not changed anything yet.")).toBeTruthy();
});

test("a choice that could not be kept stands as it was", async () => {
  const { user } = open({
    list: answering(ok(state(true))),
    choose: async () => refusal({ message: "An error occurred on the server." }, 500),
  });
  await user.click(await companies());
  await waitFor(async () => expect((await companies()).checked).toBe(true));
});

test("a list that did not come can be asked for again", async () => {
  const replies = [refusal({ message: "An error occurred on the server." }, 500), ok(state(true))];
  const { user } = open({ list: async () => replies.shift()! });
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  expect((await companies()).checked).toBe(true);
});

/** Two choices one after the other; the answer to the first is late, and good or not. */
async function chooseTwo(firstIsKept: boolean) {
  const { coming, come } = late();
  const kept = new Map<string, boolean>();
  const now = () => {
    const before = state(true);
    const purposes = before.purposes.map((each) => ({
      ...each,
      on: kept.get(each.purpose) ?? each.on,
    }));
    return ok({ ...before, purposes });
  };
  const { user } = open({
    list: async () => now(),
    choose: async ({ params, body }) => {
      if (params.purpose !== "companies") {
        kept.set(params.purpose, body.given);
        return now();
      }
      if (firstIsKept) kept.set(params.purpose, body.given);
      const reply = firstIsKept ? now() : refusal({ message: "Not now." }, 503);
      await coming;
      return reply;
    },
  });
  await user.click(await companies());
  const [, mails] = screen.getAllByRole<HTMLInputElement>("switch");
  await user.click(mails!);
  expect(mails?.checked).toBe(false);
  await act(async () => come());
  await waitFor(() => expect(kept.get("mails")).toBe(false));
  return { companies: (await companies()).checked, mails: mails?.checked };
}

test.each([true, false])(
  "a choice stays that was made before the one before it was answered (which was kept: %s)",
  async (firstIsKept) => {
    expect(await chooseTwo(firstIsKept)).toEqual({ companies: !firstIsKept, mails: false });
  },
);
