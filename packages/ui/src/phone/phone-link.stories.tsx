import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { PhoneLink } from "./phone-link";

const meta = {
  component: PhoneLink,
  args: { value: "+919840012345" },
} satisfies Meta<typeof PhoneLink>;
export default meta;

type Story = StoryObj<typeof meta>;

// The library is fetched when a number is first shown.
const loading = { timeout: 10_000 };

export const Mobile: Story = {
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole(
      "link",
      { name: "+91 98400 12345" },
      loading,
    );
    await expect(link).toHaveAttribute("href", "tel:+919840012345");
  },
};

export const ReachedByKeys: Story = {
  play: async ({ canvasElement }) => {
    const name = { name: "+91 98400 12345" };
    const link = await within(canvasElement).findByRole("link", name, loading);
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

export const FromElsewhere: Story = {
  args: { value: "+442079460123" },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("link", { name: "+44 20 7946 0123" }, loading);
  },
};

export const NoNumber: Story = {
  args: { value: "0422 ask for the office" },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "0422 ask for the office" });
    await expect(link).toHaveAttribute("href", "tel:0422");
  },
};

/** The groups of a number stand in their order in every script. */
export const RightToLeft: Story = {
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: "+91 98400 12345" }, loading);
    await expect(link).toHaveStyle({ direction: "ltr" });
  },
};
