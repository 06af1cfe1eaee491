import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { BarInBar } from "./bar-in-bar";

const sent = [3, 5, 5, 8, 6, 10, 11, 11, 13, 8, 6, 10, 11, 9, 9];
const accepted = [2, 3, 4, 5, 5, 7, 9, 8, 10, 7, 5, 7, 9, 7, 3];

const meta = {
  component: BarInBar,
  globals: { role: "po" },
  args: {
    title: "Connection requests",
    finding: "Requests rose to 13 a week in week 9; 10 of those were accepted.",
    wholeName: "Sent",
    partName: "Accepted",
    rows: sent.map((whole, n) => ({
      name: `Wk ${n + 1}`,
      title: `Week ${n + 1}`,
      whole,
      part: accepted[n] ?? 0,
    })),
  },
  decorators: [(Story) => <div className="max-w-130">{Story()}</div>],
} satisfies Meta<typeof BarInBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Chart: Story = {};

export const AsATable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("button", { name: "Options of Connection requests" }).focus();
    await userEvent.keyboard("{Enter}{Tab}{Enter}");
    await expect(canvas.getByRole("row", { name: "Week 9 13 10" })).toBeVisible();
  },
};
