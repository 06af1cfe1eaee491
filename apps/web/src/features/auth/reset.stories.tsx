import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { answering, type FakeCalls, refusal } from "@/testing/fake-calls";
import { neverAnswers, seenBy } from "@/testing/in-story";
import { writeIn } from "@/testing/write-in-story";
import { Reset } from "./reset";

type Auth = NonNullable<NonNullable<FakeCalls["po"]>["auth"]>;
const answeredBy = (auth: Auth) => seenBy({ calls: { po: { auth } } });

const meta = {
  component: Reset,
  args: { area: "po" },
  parameters: { page: true },
} satisfies Meta<typeof Reset>;
export default meta;
type Story = StoryObj<typeof meta>;

const write = (canvasElement: HTMLElement, address: string) =>
  writeIn(canvasElement, "Email", `${address}{Enter}`);

export const NothingWritten: Story = {
  decorators: [answeredBy({})],
  play: async ({ canvasElement }) => {
    const canvas = await write(canvasElement, " ");
    await waitFor(() => expect(canvas.getByLabelText("Email")).toBeInvalid());
  },
};
export const OnItsWay: Story = {
  decorators: [answeredBy({ forgotPassword: neverAnswers })],
  play: async ({ canvasElement }) => {
    await write(canvasElement, "meera.k@nilgiri.example");
  },
};
/** Whoever asks again and again is told to wait. */
export const Refused: Story = {
  decorators: [
    answeredBy({
      forgotPassword: answering(refusal({ message: "Too many tries. Wait a moment." }, 429)),
    }),
  ],
  play: async ({ canvasElement }) => {
    const canvas = await write(canvasElement, "meera.k@nilgiri.example");
    await expect(await canvas.findByText("Too many tries. Wait a moment.")).toBeVisible();
  },
};
