import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { answering, type FakeCalls, refusal } from "@/testing/fake-calls";
import { neverAnswers, seenBy } from "@/testing/in-story";
import { CreatePassword } from "./create-password";

type Auth = NonNullable<NonNullable<FakeCalls["hr"]>["auth"]>;
const answeredBy = (createPassword: Auth["createPassword"], mode = "CREATE_PASSWORD") =>
  seenBy({ asked: { area: "hr", mode }, calls: { hr: { auth: { createPassword } } } });

const meta = {
  component: CreatePassword,
  args: { area: "hr" },
  parameters: { page: true },
} satisfies Meta<typeof CreatePassword>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const field = await canvas.findByLabelText("New password");
  await userEvent.type(field, "lantern-over-the-door{Enter}");
  return canvas;
};

export const TheFirst: Story = { decorators: [answeredBy(neverAnswers)] };
export const AnotherIsWanted: Story = { decorators: [answeredBy(neverAnswers, "CHANGEPASSWORD")] };
export const OnItsWay: Story = {
  decorators: [answeredBy(neverAnswers)],
  play: async ({ canvasElement }) => {
    await choose(canvasElement);
  },
};
/** One that was in a leak is told at its field. */
export const Refused: Story = {
  decorators: [
    answeredBy(
      answering(refusal({ errors: { password: "Choose one that is not easily guessed." } })),
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement);
    await expect(await canvas.findByText("Choose one that is not easily guessed.")).toBeVisible();
  },
};
export const OpenedInAnotherTab: Story = { decorators: [seenBy({})] };
