import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { answering, type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { neverAnswers, seenBy } from "@/testing/in-story";
import { AccountSettings } from "./account-settings";
import { meera } from "./testing/meera";

type AccountCalls = NonNullable<FakeCalls["po"]>["account"];
const answeredBy = (account: AccountCalls) =>
  seenBy({ area: "po", mode: "DASHBOARD", calls: { po: { account } } });

const meta = {
  component: AccountSettings,
  args: { area: "po" },
} satisfies Meta<typeof AccountSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  decorators: [answeredBy({ read: async () => ok(meera) })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByLabelText("First name")).toHaveValue("Meera");
  },
};
/** What the server refuses is told at its field, and what was typed stays. */
export const Refused: Story = {
  decorators: [
    answeredBy({
      read: async () => ok(meera),
      update: answering(
        refusal({ errors: { designation: "Write what your colleagues call you." } }),
      ),
    }),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText(/Designation/), "Dean of everything{Enter}");
    await expect(await canvas.findByText("Write what your colleagues call you.")).toBeVisible();
    await expect(canvas.getByLabelText(/Designation/)).toHaveValue("Dean of everything");
  },
};
export const OnItsWay: Story = { decorators: [answeredBy({ read: neverAnswers })] };
export const Failed: Story = {
  decorators: [answeredBy({ read: async () => refusal({}, 500) })],
};
