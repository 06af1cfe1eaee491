import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { ProgressWindows } from "../progress/progress-windows";
import { Stepper } from "./stepper";

const meta = {
  component: Stepper,
  args: {
    groups: [
      {
        title: "Import",
        steps: [
          { label: "Choose the list", detail: "class-of-2026.xlsx", state: "done", href: "#list" },
          { label: "Match columns", state: "attention", detail: "2 columns are not matched" },
          { label: "Check rows", state: "current" },
          { label: "Import", state: "next" },
        ],
      },
    ],
  },
} satisfies Meta<typeof Stepper>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnTheSheet: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("link", { name: /^Choose the list.*done/ })).toHaveAttribute(
      "href",
      "#list",
    );
    await expect(canvas.getByText("Check rows").closest("li")).toHaveAttribute(
      "aria-current",
      "step",
    );
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: /^Choose the list/ })).toHaveFocus();
  },
};

export const Windows: Story = {
  render: () => <ProgressWindows label="College profile" done={8} total={10} />,
};
