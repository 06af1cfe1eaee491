import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { OtpInput } from "./otp-input";

const meta = {
  component: OtpInput,
  args: { label: "Code from the email", hint: "The code works for 10 minutes.", onComplete: fn() },
} satisfies Meta<typeof OtpInput>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Typed: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByLabelText("Code from the email");
    await userEvent.type(input, "40x7");
    await expect(input).toHaveValue("407");
    await userEvent.keyboard("{Backspace}");
    await expect(input).toHaveValue("40");
    await expect(args.onComplete).not.toHaveBeenCalled();
  },
};

export const Pasted: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByLabelText("Code from the email");
    await userEvent.click(input);
    await userEvent.paste("Your code: 407 192");
    await expect(input).toHaveValue("407192");
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith("407192");
  },
};

export const RightToLeft: Story = {
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByLabelText("Code from the email"), "407192");
    const digits = ["4", "7"].map((digit) => within(canvasElement).getByText(digit));
    const [first, third] = digits.map((digit) => digit.getBoundingClientRect().left);
    await expect(first).toBeLessThan(third!);
  },
};

export const Wrong: Story = {
  args: { error: "This code does not match. Check the newest email." },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText("Code from the email")).toBeInvalid();
  },
};
