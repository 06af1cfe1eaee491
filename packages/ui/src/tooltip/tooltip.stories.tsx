import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button";
import { Tooltip } from "./tooltip";

const meta = {
  component: Tooltip,
  args: {
    text: "The plan ended on 9 November.",
    children: (describedBy: string) => (
      <Button aria-disabled aria-describedby={describedBy} intent="secondary">
        Mark placed
      </Button>
    ),
  },
} satisfies Meta<typeof Tooltip>;
export default meta;

export const OnFocus: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText("The plan ended on 9 November.")).toBeVisible());
    await expect(canvas.getByRole("button")).toHaveAccessibleDescription(
      "The plan ended on 9 November.",
    );
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByText("The plan ended on 9 November.")).not.toBeVisible();
    await expect(canvas.getByRole("button")).toHaveFocus();
  },
};
