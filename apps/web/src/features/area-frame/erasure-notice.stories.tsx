import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { seenBy } from "@/testing/in-story";
import { ErasureNotice } from "./erasure-notice";

const meta = {
  component: ErasureNotice,
  args: { area: "student", erasesAt: "2026-11-19T06:00:00.000Z" },
  parameters: { page: true },
  decorators: [seenBy({ area: "student", mode: "PORTFOLIO", path: "/student/skills" })],
} satisfies Meta<typeof ErasureNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Whoever asked to be erased reads it on every page, and goes to where it is taken back. */
export const Told: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const keep = within(canvasElement).getByRole("link", { name: "Keep my account" });
    await expect(keep).toHaveFocus();
  },
};
