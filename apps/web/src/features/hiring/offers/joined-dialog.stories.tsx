import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { seenBy } from "@/testing/in-story";
import { madeOffer } from "../testing/made-offer";
import { JoinedDialog } from "./joined-dialog";

type Command = NonNullable<NonNullable<FakeCalls["hr"]>["offers"]>["command"];
const answeredBy = (command: Command) =>
  seenBy({ area: "hr", mode: "DASHBOARD", calls: { hr: { offers: { command } } } });

const meta = {
  component: JoinedDialog,
  args: { area: "hr", offerId: "offer", name: "Ananya Iyer", onClose: fn(), onDone: fn() },
  globals: { role: "hr" },
} satisfies Meta<typeof JoinedDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const join = async () => {
  (await screen.findByRole("button", { name: /^Has joined/ })).focus();
  await userEvent.keyboard("{Enter}");
};
export const SaidByKeys: Story = {
  decorators: [answeredBy(async () => ok(madeOffer as never))],
  play: async ({ args }) => {
    await join();
    await waitFor(() => expect(args.onDone).toHaveBeenCalled());
  },
};
export const Refused: Story = {
  decorators: [
    answeredBy(async () => refusal({ message: "The joining date has not come yet." }, 409)),
  ],
  play: async ({ args }) => {
    await join();
    const why = await screen.findByText("The joining date has not come yet.");
    await waitFor(() => expect(why).toBeVisible());
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};
