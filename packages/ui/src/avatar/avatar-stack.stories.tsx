import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { AvatarStack } from "./avatar-stack";

const people = [
  "Ananya Iyer",
  "Karthik Subramanian",
  "Zoya Sheikh",
  "Lalrinpuii Ralte",
  "Tenzin Dolma",
  "Sneha Reddy",
].map((name) => ({ name }));

const meta = {
  title: "AvatarStack",
  component: AvatarStack,
  args: { entity: "person", members: people.slice(0, 3) },
} satisfies Meta<typeof AvatarStack>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("img", {
        name: "Ananya Iyer, Karthik Subramanian, Zoya Sheikh",
      }),
    ).toBeVisible();
  },
};

export const MoreThanFour: Story = {
  args: { members: people, total: 28 },
  play: async ({ canvasElement }) => {
    const stack = within(canvasElement).getByRole("img", { name: /Lalrinpuii Ralte and 24 more$/ });
    await expect(stack).toHaveTextContent("+24");
  },
};

export const Colleges: Story = {
  args: {
    entity: "college",
    size: "md",
    members: [{ name: "Nilgiri Institute" }, { name: "Kaveri College" }],
    total: 6,
  },
};

export const Companies: Story = {
  args: {
    entity: "company",
    size: "md",
    members: [{ name: "Kestrel Mobility" }, { name: "Tessera Analytics" }, { name: "Saral Pay" }],
  },
};

export const EverySize: Story = {
  render: (args) => (
    <div className="flex flex-col items-start gap-3">
      {(["xs", "sm", "md", "lg"] as const).map((size) => (
        <AvatarStack key={size} {...args} size={size} total={9} />
      ))}
    </div>
  ),
};

export const Dark: Story = { ...MoreThanFour, globals: { theme: "dark" } };
export const RightToLeft: Story = {
  ...MoreThanFour,
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};
