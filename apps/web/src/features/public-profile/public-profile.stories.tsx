import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { seenBy } from "@/testing/in-story";
import { PublicProfile } from "./public-profile";
import { published, withPapers } from "./testing/published";

const meta = {
  component: PublicProfile,
  args: { badge: () => null, page: published, fileUrl: () => undefined },
  parameters: { page: true },
  decorators: [seenBy({})],
} satisfies Meta<typeof PublicProfile>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What a student wrote stays text. */
export const SeenByAStranger: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("<script>alert(1)</script>")).toBeVisible();
  },
};
export const WithPapers: Story = { args: { page: withPapers } };
export const SeenBySomebodyLoggedIn: Story = { args: { home: "/hr/home" } };
