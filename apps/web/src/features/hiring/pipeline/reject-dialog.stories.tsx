import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentProps } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { ok, refusal } from "@/testing/fake-calls";
import { neverAnswers, seenBy } from "@/testing/in-story";
import { expectReasonMissing, giveReason, pressByKeys } from "@/testing/write-in-story";
import { RejectDialog } from "./reject-dialog";

const waits: ComponentProps<typeof RejectDialog>["reject"] = neverAnswers;
const meta = {
  component: RejectDialog,
  args: { name: "Asha Rao", id: "asha", onClose: fn(), reject: waits },
  decorators: [seenBy({ area: "hr", mode: "DASHBOARD" })],
} satisfies Meta<typeof RejectDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = () => pressByKeys(/^Turn down/);
async function give() {
  await giveReason("The place was filled within the company.");
  await press();
}

export const NothingChosen: Story = {
  play: async () => {
    await press();
    await expectReasonMissing();
  },
};
export const TurnedDown: Story = {
  args: { reject: async () => ok({}) },
  play: async ({ args }) => {
    await give();
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};
export const OnItsWay: Story = { play: give };
/** A colleague was faster. */
export const Refused: Story = {
  args: {
    reject: async () => refusal({ message: "Somebody else has moved them meanwhile." }, 409),
  },
  play: async () => {
    await give();
    const told = await screen.findByText("Somebody else has moved them meanwhile.");
    await waitFor(() => expect(told).toBeVisible());
  },
};
