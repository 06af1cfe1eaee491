import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { StatStrip } from "./stat-strip";

const meta = {
  component: StatStrip,
  globals: { role: "po" },
  parameters: { page: true },
  args: {
    label: "Season so far",
    stats: [
      { label: "Placed", figure: "412", unit: "of 661", note: "18 this week", sign: "now" },
      { label: "Offers made", figure: "538", note: "126 students hold two or more" },
      {
        label: "Median package",
        figure: "₹7.2",
        unit: "LPA",
        note: "₹0.8 LPA on last season",
        sign: "up",
      },
      { label: "Companies connected", figure: "86", note: "9 new this month" },
    ],
  },
} satisfies Meta<typeof StatStrip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Season: Story = {};
export const Falling: Story = {
  args: {
    stats: [
      { label: "Applications", figure: "1,24,300", note: "6% on last season", sign: "down" },
      { label: "Nothing counted yet", figure: "–" },
    ],
  },
};
export const Narrow: Story = {
  decorators: [(Story) => <div className="max-w-120">{Story()}</div>],
};
export const RightToLeft: Story = { decorators: [(Story) => <div dir="rtl">{Story()}</div>] };

/** Each figure that has a list behind it leads there. */
export const Leading: Story = {
  args: {
    stats: [
      { label: "Connected", figure: "3", href: "#connected" },
      { label: "Wait for you", figure: "2", href: "#waiting" },
      { label: "Median package", figure: "₹7.2", unit: "LPA" },
    ],
  },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole("link");
    await expect(links.map((link) => link.textContent)).toEqual(["Connected", "Wait for you"]);
    await userEvent.tab();
    await userEvent.tab();
    await expect(links[1]).toHaveFocus();
  },
};
