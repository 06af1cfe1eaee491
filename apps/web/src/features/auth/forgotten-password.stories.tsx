import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { answering, type FakeCalls, refusal } from "@/testing/fake-calls";
import { neverAnswers, seenBy } from "@/testing/in-story";
import { NewPassword, ResetOtp } from "./forgotten-password";

type Auth = NonNullable<NonNullable<FakeCalls["po"]>["auth"]>;
/** Two pages, one after the other. */
const Step = ({ password }: { password: boolean }) =>
  password ? <NewPassword area="po" /> : <ResetOtp area="po" />;
const answeredBy = (auth: Auth) =>
  seenBy({
    path: { state: { ticket: "ticket", email: "meera.k@nilgiri.example" } },
    calls: { po: { auth } },
  });

const meta = {
  component: Step,
  args: { password: true },
  parameters: { page: true },
  beforeEach: () => window.sessionStorage.clear(),
} satisfies Meta<typeof Step>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (canvasElement: HTMLElement, password: string) => {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText("New password"), `${password}{Enter}`);
  return canvas;
};

export const CodeAsked: Story = { args: { password: false }, decorators: [answeredBy({})] };
export const WrongCode: Story = {
  args: { password: false },
  decorators: [
    answeredBy({ resetOtp: answering(refusal({ errors: { otp: "That code is not right." } })) }),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText("Code"), "123456");
    await expect(await canvas.findByText("That code is not right.")).toBeVisible();
  },
};
export const TooShort: Story = {
  decorators: [answeredBy({})],
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, "lamp");
    await waitFor(() => expect(canvas.getByLabelText("New password")).toBeInvalid());
    await waitFor(() => expect(canvas.getByLabelText("New password")).toHaveFocus());
  },
};
export const OnItsWay: Story = {
  decorators: [answeredBy({ newPassword: neverAnswers })],
  play: async ({ canvasElement }) => {
    await choose(canvasElement, "lantern-over-the-door");
  },
};
/** The code of the mail holds for a few minutes only. */
export const RunOut: Story = {
  decorators: [
    answeredBy({ newPassword: answering(refusal({ message: "Ask for a new code." }, 401)) }),
  ],
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, "lantern-over-the-door");
    await expect(await canvas.findByText("Ask for a new code.")).toBeVisible();
  },
};
export const OpenedInAnotherTab: Story = { decorators: [seenBy({})] };
