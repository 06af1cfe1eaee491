import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Tabs } from "./tabs";

const lists = [
  { value: "everyone", label: "Everyone", count: 1284 },
  { value: "placed", label: "Placed", count: 412 },
  { value: "not placed", label: "Not placed", count: 249 },
  { value: "documents", label: "Documents to review", count: 14 },
  { value: "activity", label: "Activity" },
];

function StudentLists({ begin = "everyone" }: { begin?: string }) {
  const [value, setValue] = useState(begin);
  return (
    <Tabs label="Student lists" tabs={lists} value={value} onValueChange={setValue}>
      <p className="py-4">{lists.find((list) => list.value === value)?.label}</p>
    </Tabs>
  );
}

const meta = {
  title: "Tabs",
  globals: { role: "po" },
  render: () => <StudentLists />,
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithKeys: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("tab", { name: "Everyone 1,284" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: "Placed 412" })).toHaveFocus();
    await expect(canvas.getByRole("tabpanel", { name: "Placed 412" })).toHaveTextContent("Placed");
    await userEvent.keyboard("{End}{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: "Everyone 1,284" })).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("tab", { name: "Activity" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
  },
};

/** A value that is no tab, such as one of an old address, leaves the way in by keys. */
export const NoneChosen: Story = {
  render: () => <StudentLists begin="of last year" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: "Not placed 249" })).toHaveFocus();
    await expect(canvas.getByRole("tabpanel", { name: "Not placed 249" })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(within(canvasElement).getByRole("tab", { name: "Placed 412" })).toHaveFocus();
  },
};

export const Narrow: Story = {
  decorators: [(Story) => <div className="max-w-60">{Story()}</div>],
};
