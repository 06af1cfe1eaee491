import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { seenBy } from "@/testing/in-story";
import { NoSuchPage } from "./no-such-page";

const meta = {
  component: NoSuchPage,
  args: { home: "/po/home" },
  decorators: [seenBy({ area: "po", mode: "DASHBOARD", path: "/po/nowhere" })],
} satisfies Meta<typeof NoSuchPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Told: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getAllByRole("link")[0]).toHaveFocus();
  },
};
