import type { Consents as Allowed } from "@toran/contract/schemas/consent";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { answering, type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { neverAnswers, seenBy } from "@/testing/in-story";
import { Consents } from "./consents";

const since = "2026-11-02T06:00:00.000Z";
const notice = "2026-11-01";
const state = (companies: boolean): Allowed => ({
  notice,
  purposes: [
    { purpose: "account", on: true, at: since, notice },
    {
      purpose: "companies",
      on: companies,
      at: companies ? since : null,
      notice: companies ? notice : null,
    },
    { purpose: "mails", on: true, at: since, notice },
  ],
  history: companies ? [{ purpose: "companies", given: true, at: since, notice }] : [],
});

type Calls = NonNullable<NonNullable<FakeCalls["student"]>["consents"]>;
const answeredBy = (consents: Calls) =>
  seenBy({ area: "student", mode: "PORTFOLIO", calls: { student: { consents } } });

const meta = { component: Consents, args: { area: "student" } } satisfies Meta<typeof Consents>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is allowed is taken back by one key. */
export const Allowing: Story = {
  decorators: [
    answeredBy({ list: async () => ok(state(true)), choose: answering(ok(state(false))) }),
  ],
  play: async ({ canvasElement }) => {
    const allowed = await within(canvasElement).findByRole("switch", {
      name: "Companies find you before you apply",
    });
    allowed.focus();
    await userEvent.keyboard(" ");
    await expect(allowed).not.toBeChecked();
  },
};
export const NothingChosenYet: Story = {
  decorators: [answeredBy({ list: async () => ok(state(false)) })],
};
export const OnItsWay: Story = { decorators: [answeredBy({ list: neverAnswers })] };
export const Failed: Story = { decorators: [answeredBy({ list: async () => refusal({}, 500) })] };
