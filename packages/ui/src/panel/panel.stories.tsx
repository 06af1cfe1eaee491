import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Button } from "../button/button";
import { inShadow, InShadow } from "../states/in-shadow";
import { Panel } from "./panel";

const meta = {
  component: Panel,
  args: {
    label: "Columns",
    renderTrigger: (props) => (
      <Button intent="secondary" {...props}>
        Columns
      </Button>
    ),
    children: (close) => <Button onClick={close}>Done</Button>,
  },
  decorators: [(Story) => <div className="flex h-40 justify-center">{Story()}</div>],
} satisfies Meta<typeof Panel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ByKeysAlone: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole("button", { name: "Columns" });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}{Tab}");
    await expect(canvas.getByRole("button", { name: "Done" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("region", { name: "Columns" })).toBeNull();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard("{Enter}{Tab}{Enter}");
    await expect(trigger).toHaveFocus();
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole("button", { name: "Columns" }).focus();
    await userEvent.keyboard("{Enter}");
  },
};

export const InAShadowRoot: Story = {
  decorators: [(Story) => <InShadow>{Story()}</InShadow>],
  play: async ({ canvasElement }) => {
    const { root, ...widget } = inShadow(canvasElement);
    const trigger = await widget.findByRole("button", { name: "Columns" });
    await userEvent.click(trigger);
    await userEvent.click(widget.getByRole("region", { name: "Columns" }));
    await expect(
      widget.getByRole("region", { name: "Columns" }),
      "it was pressed",
    ).toBeInTheDocument();
    await userEvent.click(widget.getByRole("button", { name: "Done" }));
    await expect(root.activeElement).toBe(trigger);
    await userEvent.click(trigger);
    widget.getByRole("button", { name: "Done" }).focus();
    await userEvent.keyboard("{Escape}");
    await expect(widget.queryByRole("region", { name: "Columns" })).toBeNull();
    await expect(root.activeElement).toBe(trigger);
    await userEvent.click(trigger);
    await userEvent.click(document.body);
    await expect(widget.queryByRole("region", { name: "Columns" })).toBeNull();
  },
};
