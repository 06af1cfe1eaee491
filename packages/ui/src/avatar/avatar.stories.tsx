import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Badge } from "../badge/badge";
import { Avatar } from "./avatar";

const meta = { component: Avatar, args: { entity: "person", name: "Ananya Iyer" } } satisfies Meta<
  typeof Avatar
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ShapeIsWho: Story = {
  render: () => (
    <div className="flex items-end gap-3">
      {(["xs", "sm", "md", "lg"] as const).map((size) => (
        <div key={size} className="flex gap-2">
          <Avatar entity="person" name="Siddharth Rao" size={size} />
          <Avatar entity="college" name="Nilgiri Institute" size={size} />
          <Avatar entity="company" name="Kestrel Mobility" size={size} />
        </div>
      ))}
      <Badge count={3} label="waiting" />
      <Badge count={240} label="waiting" />
    </div>
  ),
};

export const BrokenPicture: Story = {
  args: { src: "data:image/png;base64,broken" },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("AI")).toBeVisible();
  },
};

export const AnyScript: Story = { args: { name: "மீரா கிருஷ்ணன்" } };
