import type { Meta, StoryObj } from "@storybook/react-vite";
import { Mail } from "lucide-react";
import { expect, userEvent, within } from "storybook/test";
import { SearchField } from "./search-field";
import { TextField } from "./text-field";

const meta = {
  component: TextField,
  args: { label: "City", placeholder: "Start typing" },
  decorators: [(Story) => <div className="max-w-90">{Story()}</div>],
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Typed: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard("Coimbatore");
    await expect(within(canvasElement).getByLabelText("City")).toHaveValue("Coimbatore");
  },
};
export const WithHint: Story = {
  args: { label: "Mobile", hint: "We only use it when a drive moves at short notice." },
};
export const Optional: Story = {
  args: { label: "Plan seats", defaultValue: "1,200", optional: true },
};
export const WithIcon: Story = {
  args: {
    label: "Email",
    icon: <Mail aria-hidden="true" size={16} strokeWidth={1.75} />,
    defaultValue: "meera.k@nilgiri.example",
  },
};
export const WithPrefixAndSuffix: Story = {
  args: { label: "Median package", prefix: "₹", suffix: "LPA", defaultValue: "7.2" },
};
export const Large: Story = { args: { size: "lg" } };
export const Disabled: Story = { args: { disabled: true, defaultValue: "Coimbatore" } };
export const ReadOnly: Story = {
  args: {
    label: "Role",
    readOnly: true,
    defaultValue: "Placement officer",
    hint: "Set by your college.",
  },
};

export const Wrong: Story = {
  args: { label: "Mobile", defaultValue: "98400 1234", error: "Enter 10 digits." },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText("Mobile");
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription("Enter 10 digits.");
  },
};

export const SearchByKeys: Story = {
  render: () => <SearchField label="Search students" placeholder="Name or roll number" />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("iyer");
    await expect(canvas.getByRole("searchbox", { name: "Search students" })).toHaveValue("iyer");
  },
};
