import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button";
import { TextField } from "../field/text-field";
import { Popover } from "./popover";

const meta = {
  component: Popover,
  args: {
    label: "Save this view",
    trigger: <Button intent="secondary">Save view</Button>,
    children: "Views keep the filters and the columns.",
  },
  decorators: [(Story) => <div className="min-h-50">{Story()}</div>],
} satisfies Meta<typeof Popover>;
export default meta;

type Story = StoryObj<typeof meta>;

const page = () => within(document.body);
const saved = fn();

function SaveView() {
  const [open, setOpen] = useState(false);
  return (
    <Popover
      label="Save this view"
      trigger={<Button intent="secondary">Save view</Button>}
      open={open}
      onOpenChange={setOpen}
      className="w-72"
    >
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          saved();
          setOpen(false);
        }}
      >
        <TextField label="Name of the view" defaultValue="Ready for Kestrel" />
        <Button type="submit" className="self-end">
          Save view
        </Button>
      </form>
    </Popover>
  );
}

export const HoldsAForm: Story = {
  render: () => <SaveView />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "Save view" });
    button.focus();
    await userEvent.keyboard("{Enter}");
    const name = await page().findByLabelText("Name of the view");
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(saved).toHaveBeenCalled();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await page().findByLabelText("Name of the view");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page().queryByRole("dialog")).toBeNull());
  },
};

export const Open: Story = {
  args: { defaultOpen: true, className: "w-64" },
  play: async () => {
    await waitFor(() => expect(page().getByRole("dialog")).toBeVisible());
  },
};
