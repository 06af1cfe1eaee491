import type { Meta, StoryObj } from "@storybook/react-vite";
import { Download } from "lucide-react";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { translate } from "../field/translate";
import { Button } from "./button";

const meta = {
  component: Button,
  args: { children: "Import students", onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Secondary: Story = {
  args: {
    intent: "secondary",
    children: (
      <>
        <Download aria-hidden="true" size={16} strokeWidth={1.75} />
        Export
      </>
    ),
  },
};
export const Soft: Story = { args: { intent: "soft", children: "Accept" } };
export const Quiet: Story = { args: { intent: "quiet", children: "Decline" } };
export const Danger: Story = { args: { intent: "danger", children: "Delete list" } };
export const LinkLike: Story = { args: { intent: "link", children: "Send a new code" } };
export const Disabled: Story = { args: { disabled: true, children: "Mark placed" } };

export const Sizes: Story = {
  render: (args) => (
    <div className="flex items-center gap-2">
      <Button {...args} size="sm">
        Small
      </Button>
      <Button {...args} size="md">
        Default
      </Button>
      <Button {...args} size="lg">
        Large
      </Button>
    </div>
  ),
};

export const Busy: Story = {
  args: { busy: true, busyLabel: "Saving", children: "Save changes" },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button", { name: "Saving" });
    await expect(button).toHaveAttribute("aria-busy", "true");
    button.focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const BusyKeepsItsWidth: Story = {
  render: () => (
    <div className="flex flex-col items-start gap-2">
      <Button busyLabel="Logging in">Log in</Button>
      <Button busyLabel="Logging in" busy>
        Log in
      </Button>
      <Button busy>Log in</Button>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [idle, busy] = within(canvasElement).getAllByRole("button");
    await expect(busy?.offsetWidth).toBe(idle?.offsetWidth);
  },
};

export const AsALink: Story = {
  args: { asChild: true, children: <a href="#plans">See the plans</a> },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("link", { name: "See the plans" }),
    ).not.toHaveAttribute("type");
  },
};

const sent = fn((event: { preventDefault: () => void }) => event.preventDefault());

export const BusyFormIsNotSentAgain: Story = {
  render: () => (
    <form onSubmit={sent} className="flex gap-2">
      <input aria-label="Name of the list" className="control-box" />
      <Button type="submit" busy busyLabel="Saving">
        Save
      </Button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.type(
      within(canvasElement).getByLabelText("Name of the list"),
      "Shipping{Enter}",
    );
    await expect(sent).not.toHaveBeenCalled();
  },
};

function Sending() {
  const [busy, setBusy] = useState(false);
  return (
    <Button busy={busy} onClick={() => setBusy(true)}>
      Send
    </Button>
  );
}

/** A translator has put words of its own in place of ours: what draws the button anew must not look for them. */
export const Translated: Story = {
  render: () => <Sending />,
  play: async ({ canvasElement }) => {
    translate(canvasElement);
    const button = within(canvasElement).getByRole("button", { name: "SEND" });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute("aria-busy", "true"));
  },
};
