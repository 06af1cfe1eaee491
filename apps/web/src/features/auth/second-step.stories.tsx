import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { answering, type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { neverAnswers, seenBy } from "@/testing/in-story";
import { writeIn } from "@/testing/write-in-story";
import { SecondStep } from "./second-step";
import { askForAnotherCode, expectWrongCode } from "./testing/code-plays";

type Auth = NonNullable<NonNullable<FakeCalls["po"]>["auth"]>;
const answeredBy = (auth: Auth) =>
  seenBy({ asked: { area: "po", mode: "2STEP_AUTH" }, calls: { po: { auth } } });

const meta = {
  component: SecondStep,
  args: { area: "po", ticket: "ticket", onBack: fn() },
  parameters: { page: true },
  beforeEach: () => window.sessionStorage.clear(),
} satisfies Meta<typeof SecondStep>;
export default meta;
type Story = StoryObj<typeof meta>;

const write = (canvasElement: HTMLElement, code: string) =>
  writeIn(canvasElement, "Code", `${code}{Enter}`);

export const Wrong: Story = {
  decorators: [
    answeredBy({ verifyOtp: answering(refusal({ errors: { otp: "That code is not right." } })) }),
  ],
  play: async ({ canvasElement }) => {
    await write(canvasElement, "123456");
    await expectWrongCode();
  },
};
export const OnItsWay: Story = {
  decorators: [answeredBy({ verifyOtp: neverAnswers })],
  play: async ({ canvasElement }) => {
    await write(canvasElement, "123456");
  },
};
export const SentAgain: Story = {
  decorators: [
    answeredBy({ resendOtp: async () => ok({ mode: "2STEP_AUTH" as const, ticket: "ticket" }) }),
  ],
  play: askForAnotherCode,
};
export const SomebodyElse: Story = {
  decorators: [answeredBy({})],
  play: async ({ args, canvasElement }) => {
    (await within(canvasElement).findByRole("button", { name: /someone else/ })).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(args.onBack).toHaveBeenCalled());
  },
};
