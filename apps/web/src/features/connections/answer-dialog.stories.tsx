import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { ok, refusal } from "@/testing/fake-calls";
import { neverAnswers, seenBy } from "@/testing/in-story";
import { expectReasonMissing, giveReason, pressByKeys } from "@/testing/write-in-story";
import { AnswerDialog, type Decide } from "./answer-dialog";
import { request } from "./testing/request";

const agreed: Decide = async () => ok(request(1));
const meta = {
  component: AnswerDialog,
  args: {
    area: "po",
    open: true,
    onOpenChange: fn(),
    answer: "REJECTED",
    name: "Kestrel Mobility",
    otherId: "company-1",
    decide: agreed,
    onDone: fn(),
  },
  decorators: [seenBy({ area: "po", mode: "DASHBOARD" })],
} satisfies Meta<typeof AnswerDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = () => pressByKeys(/^(Decline|Block|End)/);
async function give() {
  await giveReason("We hire no more this season.");
  await press();
}

export const NothingChosen: Story = {
  play: async () => {
    await press();
    await expectReasonMissing();
  },
};
export const Declined: Story = {
  play: async ({ args }) => {
    await give();
    await waitFor(() => expect(args.onDone).toHaveBeenCalled());
  },
};
export const End: Story = { args: { answer: "DISCONNECTED" } };
export const Block: Story = { args: { answer: "BLOCKED" } };
export const OnItsWay: Story = { args: { decide: neverAnswers }, play: give };
/** They took their question back meanwhile. */
export const Refused: Story = {
  args: { decide: async () => refusal({ message: "This request was taken back." }, 409) },
  play: async () => {
    await give();
    await waitFor(() => expect(screen.getByText("This request was taken back.")).toBeVisible());
  },
};
