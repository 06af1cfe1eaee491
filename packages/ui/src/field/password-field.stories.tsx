import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { PasswordField } from "./password-field";

const meta = {
  component: PasswordField,
  args: { label: "Password", size: "lg", defaultValue: "correcthorse1" },
  decorators: [(Story) => <div className="max-w-100">{Story()}</div>],
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};

export const ShownByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText("Password");
    await expect(input).toHaveAttribute("type", "password");
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(input).toHaveAttribute("type", "text");
    await expect(input).toHaveAttribute("autocomplete", "current-password");
    await expect(canvas.getByRole("button", { name: "Hide password" })).toHaveFocus();
  },
};

export const Wrong: Story = {
  args: {
    label: "New password",
    autoComplete: "new-password",
    error: "Use at least 10 characters.",
  },
};
