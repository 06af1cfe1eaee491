import type { Meta, StoryObj } from "@storybook/react-vite";
import { DotRows } from "./dot-rows";

const dots = (...values: number[]) => values.map((value, n) => ({ name: `Skill ${n + 1}`, value }));

const meta = {
  component: DotRows,
  args: {
    finding: "Strongest in web development; six domains in all.",
    from: { value: 1, name: "New" },
    to: { value: 5, name: "Expert" },
    middle: "Working",
    legend: { dot: "one skill", bar: "domain average" },
    rows: [
      { name: "Web development", average: 4.5, dots: dots(4, 5) },
      { name: "Databases", average: 3.5, dots: dots(3, 4) },
      { name: "Cloud and operations", average: 2, dots: dots(2) },
    ],
  },
} satisfies Meta<typeof DotRows>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Domains: Story = {};
export const One: Story = {
  args: { rows: [{ name: "Languages", average: 1, dots: dots(1) }] },
};
