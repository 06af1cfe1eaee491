import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { answering, type FakeCalls, refusal } from "@/testing/fake-calls";
import { neverAnswers, seenBy } from "@/testing/in-story";
import { writeIn } from "@/testing/write-in-story";
import { LogInByCode } from "./log-in-by-code";

type Auth = NonNullable<NonNullable<FakeCalls["student"]>["auth"]>;
const answeredBy = (auth: Auth) => seenBy({ calls: { student: { auth } } });

const meta = {
  component: LogInByCode,
  parameters: { page: true },
  beforeEach: () => window.sessionStorage.clear(),
} satisfies Meta<typeof LogInByCode>;
export default meta;
type Story = StoryObj<typeof meta>;

const write = (canvasElement: HTMLElement, address: string) =>
  writeIn(canvasElement, "Email", `${address}{Enter}`);

export const NoAddress: Story = {
  decorators: [answeredBy({})],
  play: async ({ canvasElement }) => {
    const canvas = await write(canvasElement, "ananya.iyer");
    await waitFor(() => expect(canvas.getByLabelText("Email")).toBeInvalid());
    await waitFor(() => expect(canvas.getByLabelText("Email")).toHaveFocus());
  },
};
export const OnItsWay: Story = {
  decorators: [answeredBy({ logInByOtp: neverAnswers })],
  play: async ({ canvasElement }) => {
    await write(canvasElement, "ananya.iyer@nilgiri.example");
  },
};
export const Failed: Story = {
  decorators: [answeredBy({ logInByOtp: answering(refusal({}, 0)) })],
  play: async ({ canvasElement }) => {
    const canvas = await write(canvasElement, "ananya.iyer@nilgiri.example");
    await expect(await canvas.findByText(/^Network Error/)).toBeVisible();
  },
};
/** The answer is the same for every address: whether it has an account is not told. */
export const CodeAsked: Story = {
  decorators: [
    seenBy({
      asked: { area: "student", mode: "LOGIN-OTP" },
      path: { state: { email: "ananya.iyer@nilgiri.example" } },
    }),
  ],
};
