import type { Meta, StoryObj } from "@storybook/react-vite";
import { seenBy } from "@/testing/in-story";
import { Terms } from "./terms";

const meta = {
  component: Terms,
  args: { area: "student" },
  parameters: { page: true },
  decorators: [seenBy({})],
} satisfies Meta<typeof Terms>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForStudents: Story = {};
export const ForCompanies: Story = { args: { area: "hr" } };
