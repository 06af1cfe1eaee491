import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { answering, type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { neverAnswers, seenBy } from "@/testing/in-story";
import { SecuritySettings } from "./security-settings";
import { guard, here, phone } from "./testing/sessions";

type Auth = NonNullable<NonNullable<FakeCalls["student"]>["auth"]>;
const answeredBy = (known: Partial<typeof guard>, auth: Auth) =>
  seenBy({
    area: "student",
    mode: "PORTFOLIO",
    calls: { student: { account: { security: async () => ok({ ...guard, ...known }) }, auth } },
  });

const meta = {
  component: SecuritySettings,
  args: { area: "student" },
} satisfies Meta<typeof SecuritySettings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithPasswordAlone: Story = {
  decorators: [answeredBy({}, { sessions: async () => ok([here]) })],
};
export const WithTwoSteps: Story = {
  decorators: [
    answeredBy(
      { twoStep: true, recoveryCodesLeft: 2 },
      { sessions: async () => ok([here, phone]) },
    ),
  ],
};
/** A lost phone is logged out by keys, and the focus does not go with its button. */
export const ALostPhone: Story = {
  decorators: [
    answeredBy(
      {},
      { sessions: answering(ok([here, phone]), ok([here])), endSession: answering(ok(undefined)) },
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const out = await canvas.findByRole("button", { name: /^Log out Chrome on Android/ });
    out.focus();
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByText(/^This browser/)).toBeVisible();
    await expect(document.body).not.toHaveFocus();
  },
};
export const OnItsWay: Story = { decorators: [answeredBy({}, { sessions: neverAnswers })] };
export const Failed: Story = {
  decorators: [answeredBy({}, { sessions: async () => refusal({}, 500) })],
};
