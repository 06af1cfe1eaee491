import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Slider, type SliderProps } from "./slider";

function Held(props: SliderProps) {
  const [value, setValue] = useState(props.value);
  return <Slider {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  component: Slider,
  args: {
    label: "CGPA",
    value: [8.2],
    min: 0,
    max: 10,
    step: 0.1,
    say: (value: number) => `${value.toFixed(1)} and up`,
    onValueChange: fn(),
    onValueCommit: fn(),
  },
  decorators: [(Story) => <div className="max-w-80">{Story()}</div>],
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Slider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ canvasElement, args }) => {
    const thumb = within(canvasElement).getByRole("slider", { name: "CGPA" });
    await userEvent.tab();
    await expect(thumb).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(thumb).toHaveAttribute("aria-valuetext", "8.4 and up");
    await userEvent.keyboard("{End}");
    await expect(thumb).toHaveAttribute("aria-valuetext", "10.0 and up");
    await expect(args.onValueCommit).toHaveBeenLastCalledWith([10]);
  },
};

export const Range: Story = {
  args: {
    label: "Package",
    value: [6, 18],
    max: 40,
    step: 1,
    say: (value: number) => `₹${value} LPA`,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("slider", { name: "Package, to" }).focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByText("₹6 LPA to ₹17 LPA")).toBeVisible();
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const Refused: Story = { args: { error: "No student is above 9.6. Choose less." } };
export const RightToLeft: Story = {
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvasElement }) => {
    const thumb = within(canvasElement).getByRole("slider", { name: "CGPA" });
    thumb.focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(thumb).toHaveAttribute("aria-valuetext", "8.3 and up");
  },
};
