import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button";
import { TextField } from "../field/text-field";
import { Popover } from "./popover";
import { UnderAMessage } from "./under-a-message";

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

const escapes = async (role: "dialog" | "menu" | "listbox") => {
  await waitFor(() => expect(page().getByText("Saved")).toBeVisible());
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(page().queryByRole(role)).toBeNull());
  // What goes fades first, and can be seen a moment longer.
  await expect(page().getByText("Saved").closest("[data-state]")).toHaveAttribute(
    "data-state",
    "open",
  );
};

/** Escape closes the box in which it is pressed, and the message stays. */
export const EscapeIsOfTheBox: Story = {
  render: () => <UnderAMessage />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Filter" });
    await userEvent.click(button);
    await waitFor(() => expect(page().getByRole("button", { name: "Only mine" })).toHaveFocus());
    await escapes("dialog");
    await waitFor(() => expect(button).toHaveFocus());
    // Nothing is open any more: now it is the message that goes.
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page().queryByText("Saved")).toBeNull());
  },
};

export const EscapeIsOfTheMenu: Story = {
  render: () => <UnderAMessage />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "More" });
    button.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(page().getByRole("menuitem", { name: "Archive" })).toHaveFocus());
    await escapes("menu");
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const EscapeIsOfTheBranch: Story = {
  render: () => <UnderAMessage />,
  play: async ({ canvas }) => {
    canvas.getByRole("button", { name: "More" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(page().getByRole("menuitem", { name: "Archive" })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{ArrowRight}");
    await waitFor(() => expect(page().getByRole("menuitem", { name: "Fleet" })).toHaveFocus());
    await escapes("menu");
  },
};

export const EscapeIsOfTheMenuOfAPlace: Story = {
  render: () => <UnderAMessage />,
  play: async ({ canvas }) => {
    const place = canvas.getByRole("button", { name: "A place" });
    place.focus();
    place.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
    await waitFor(() =>
      expect(page().getByRole("menu")).toContainElement(document.activeElement as HTMLElement),
    );
    await escapes("menu");
    await waitFor(() => expect(place).toHaveFocus());
  },
};

export const EscapeIsOfTheList: Story = {
  render: () => <UnderAMessage />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await page().findByRole("option", { name: "Chennai" });
    await escapes("listbox");
  },
};
