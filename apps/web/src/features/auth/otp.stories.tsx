import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { answering, type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { neverAnswers, seenBy } from "@/testing/in-story";
import { writeIn } from "@/testing/write-in-story";
import { Otp } from "./otp";
import { askForAnotherCode, expectWrongCode } from "./testing/code-plays";

type Auth = NonNullable<NonNullable<FakeCalls["hr"]>["auth"]>;
const answeredBy = (auth: Auth, mode = "VERIFY_OTP") =>
  seenBy({
    asked: { area: "hr", mode },
    path: { pathname: "/hr/otp", state: { email: "vikram@kestrel.example" } },
    calls: { hr: { auth } },
  });

const meta = {
  component: Otp,
  args: { area: "hr" },
  parameters: { page: true },
  // Whoever has just been sent a code waits a minute for another.
  beforeEach: () => window.sessionStorage.clear(),
} satisfies Meta<typeof Otp>;
export default meta;
type Story = StoryObj<typeof meta>;

const write = (canvasElement: HTMLElement, digits: string) =>
  writeIn(canvasElement, "Code", digits);

/** The last digit sends the code; a wrong one leads back to its boxes. */
export const Wrong: Story = {
  decorators: [
    answeredBy({ verifyOtp: answering(refusal({ errors: { otp: "That code is not right." } })) }),
  ],
  play: async ({ canvasElement }) => {
    await write(canvasElement, "123456");
    await expectWrongCode();
  },
};
export const Unfinished: Story = {
  decorators: [answeredBy({})],
  play: async ({ canvasElement }) => {
    const canvas = await write(canvasElement, "123{Enter}");
    await waitFor(() => expect(canvas.getByLabelText("Code")).toBeInvalid());
  },
};
export const OnItsWay: Story = {
  decorators: [answeredBy({ verifyOtp: neverAnswers })],
  play: async ({ canvasElement }) => {
    await write(canvasElement, "123456");
  },
};
export const RunOut: Story = { decorators: [answeredBy({}, "RESEND_MAIL")] };
export const SentAgain: Story = {
  decorators: [
    answeredBy({ resendOtp: async () => ok({ mode: "VERIFY_OTP" as const, ticket: "ticket" }) }),
  ],
  play: askForAnotherCode,
};
/** Opened in another tab than the one that asked for it. */
export const NothingSent: Story = { decorators: [seenBy({})] };
