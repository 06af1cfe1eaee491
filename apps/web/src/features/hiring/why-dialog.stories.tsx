import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { answering, refusal } from "@/testing/fake-calls";
import { seenBy } from "@/testing/in-story";
import { WhyDialog } from "./why-dialog";

const meta = {
  component: WhyDialog,
  args: {
    draft: "withdraw",
    title: "Take the job back from Nilgiri?",
    description: "Its 14 candidates are told, with your words.",
    confirmLabel: "Take it back",
    onClose: () => undefined,
    onConfirm: async () => ({}),
  },
  decorators: [seenBy({ area: "hr", mode: "DASHBOARD" })],
} satisfies Meta<typeof WhyDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {};
/** What is refused is told at the reason, which stays. */
export const Refused: Story = {
  args: {
    onConfirm: answering(refusal({ errors: { reason: "Write a reason of ten letters or more." } })),
  },
  play: async () => {
    await userEvent.type(await screen.findByLabelText(/^Why/), "Full");
    screen.getByRole("button", { name: "Take it back" }).focus();
    await userEvent.keyboard("{Enter}");
    const wrong = await screen.findByText("Write a reason of ten letters or more.");
    await waitFor(() => expect(wrong).toBeVisible());
    await expect(screen.getByLabelText(/^Why/)).toHaveValue("Full");
  },
};
