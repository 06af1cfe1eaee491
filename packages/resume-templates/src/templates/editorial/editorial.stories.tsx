import type { Meta, StoryObj } from "@storybook/react-vite";
import { ResumePages } from "../../react/resume-pages";
import { common, stories } from "../../testing/stories";
import { editorial } from "./editorial";

const meta = {
  title: "Résumé/Editorial",
  component: ResumePages,
  ...common,
  args: { ...common.args, template: editorial },
} satisfies Meta<typeof ResumePages>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = stories.Full;
export const Sparse: Story = stories.Sparse;
export const Long: Story = stories.Long;
export const NoPhoto: Story = stories.NoPhoto;
export const Hindi: Story = stories.Hindi;
export const Arabic: Story = stories.Arabic;
