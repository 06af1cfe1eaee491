import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProfileBanner } from "./profile-banner";

const meta = {
  component: ProfileBanner,
  parameters: { page: true },
  args: { className: "h-44 w-full" },
} satisfies Meta<typeof ProfileBanner>;
export default meta;

export const Evening: StoryObj<typeof meta> = {};
