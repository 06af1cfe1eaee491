import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { ok, refusal } from "@/testing/fake-calls";
import { seenBy } from "@/testing/in-story";
import { confirmedBooking } from "../testing/booking";
import { ReasonDialog } from "./reason-dialog";

const meta = {
  component: ReasonDialog,
  args: {
    bookingId: "booking",
    title: "Cancel the booking?",
    follows: "The college and the students who have a slot are told at once.",
    verb: "Cancel it",
    doing: "Cancelling",
    failed: "The booking is not cancelled",
    onClose: fn(),
    give: async (): Promise<object> => ok(confirmedBooking),
  },
  globals: { role: "hr" },
  decorators: [seenBy({ area: "hr", mode: "DASHBOARD" })],
} satisfies Meta<typeof ReasonDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const give = async () => {
  (await screen.findByRole("button", { name: /^Cancel it/ })).focus();
  await userEvent.keyboard("{Enter}");
};
/** Nothing is cancelled without a reason, and "something else" wants words. */
export const GivenByKeys: Story = {
  play: async ({ args }) => {
    await give();
    const choose = await screen.findByText("Choose a reason.");
    await waitFor(() => expect(choose).toBeVisible());
    await userEvent.selectOptions(screen.getByLabelText("Reason"), "OTHER");
    await userEvent.type(screen.getByLabelText("In your words"), "Our panel is ill.");
    await give();
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};
export const Refused: Story = {
  args: { give: async () => refusal({ message: "The booking has begun." }, 409) },
  play: async () => {
    await userEvent.selectOptions(await screen.findByLabelText("Reason"), "OTHER");
    await userEvent.type(screen.getByLabelText("In your words"), "Our panel is ill.");
    await give();
    const why = await screen.findByText("The booking has begun.");
    await waitFor(() => expect(why).toBeVisible());
    await expect(screen.getByLabelText("In your words")).toHaveValue("Our panel is ill.");
  },
};
