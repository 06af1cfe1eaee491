import type { Meta, StoryObj } from "@storybook/react-vite";
import { Archive, Bookmark, Trash2 } from "lucide-react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Avatar } from "../avatar/avatar";
import { Button } from "../button/button";
import { IconButton } from "../button/icon-button";
import { ConfirmDialog } from "../dialog/confirm-dialog";
import { Dialog } from "../dialog/dialog";
import { SessionDialog } from "../dialog/session-dialog";
import { TextField } from "../field/text-field";
import { PageLoader } from "../loader/page-loader";
import { ContextMenu } from "../menu/context-menu";
import type { MenuEntry } from "../menu/entry";
import { Menu } from "../menu/menu";
import { CommandPalette } from "../palette/command-palette";
import { Popover } from "../popover/popover";
import { Sheet } from "../sheet/sheet";
import { Toaster } from "../toast/toaster";
import { Tips } from "../tooltip/tips";
import { Tooltip } from "../tooltip/tooltip";

/** What opens over a page, where it is likeliest to break: in the dark, right to left and with long words at once. */
const meta = {
  title: "States/Boxes",
  parameters: { shows: ["dark", "long text", "right to left"] },
  globals: { theme: "dark", direction: "rtl" },
  decorators: [(Story) => <div className="min-h-120">{Story()}</div>],
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const nothing = () => undefined;
const page = () => within(document.body);
const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;
const long = "Offers of the companies that came in the second week of the season";
const address = `${"placements-and-internships.".repeat(3)}nilgiri.example`;
const open = { open: true, onOpenChange: nothing };

const entries: MenuEntry[] = [
  { label: long, icon: <Bookmark {...icon} />, shortcut: "B", onSelect: nothing },
  { label: "Add to a list", icon: <Archive {...icon} />, entries: [{ label: long, detail: 42 }] },
  { label: address, disabled: true },
  "rule",
  { heading: "Columns" },
  { label: `${long}, in words`, checked: true, onCheckedChange: nothing },
  "rule",
  { label: `Remove ${address}`, icon: <Trash2 {...icon} />, destructive: true },
];

/** The pointer marks what the keys mark. */
const pointedAt = async () => {
  const last = await page().findByRole("menuitem", { name: /^Remove/ });
  await userEvent.hover(last);
  await waitFor(() => expect(last).toHaveAttribute("data-highlighted"));
};

export const Menus: Story = {
  parameters: { shows: [...meta.parameters.shows, "hover", "focus", "disabled"] },
  render: () => <Menu trigger={<Button>Actions</Button>} entries={entries} defaultOpen />,
  play: pointedAt,
};

export const ContextMenus: Story = {
  parameters: Menus.parameters,
  render: () => (
    <ContextMenu entries={entries}>
      <button type="button" className="border-rule w-full border-b py-2.5 text-start">
        {long}
      </button>
    </ContextMenu>
  ),
  play: async ({ canvas }) => {
    const place = { bubbles: true, cancelable: true, clientX: 900, clientY: 40 };
    canvas.getByRole("button").dispatchEvent(new MouseEvent("contextmenu", place));
    await pointedAt();
  },
};

export const Dialogs: Story = {
  parameters: { shows: [...meta.parameters.shows, "loading", "error"] },
  render: () => (
    <Dialog
      {...open}
      title={`${long}?`}
      description={address}
      footer={
        <>
          <Button intent="secondary">Cancel</Button>
          <Button busy busyLabel="Saving">
            Save
          </Button>
        </>
      }
    >
      <TextField label={long} defaultValue={address} error={long} />
    </Dialog>
  ),
  play: async () => void (await page().findByRole("dialog")),
};

export const ConfirmDialogs: Story = {
  parameters: { shows: [...meta.parameters.shows, "loading"] },
  render: () => (
    <ConfirmDialog
      {...open}
      destructive
      busy
      busyLabel="Removing"
      title={`Remove ${address}?`}
      description={long}
      confirmLabel="Remove"
      onConfirm={nothing}
    />
  ),
  play: async () => void (await page().findByRole("dialog")),
};

export const SessionDialogs: Story = {
  render: () => (
    <SessionDialog open title={long} message={long} actionLabel="Log In" onAction={nothing} />
  ),
  play: async () => void (await page().findByRole("dialog")),
};

export const Sheets: Story = {
  render: () => (
    <Sheet
      {...open}
      picture={<Avatar decorative entity="person" name="Ananya Iyer" />}
      title={long}
      description={address}
      onMove={nothing}
      atStart
      footer={
        <>
          <Button intent="secondary">Message</Button>
          <Button>Mark placed</Button>
        </>
      }
    >
      {address}
    </Sheet>
  ),
  play: async () => void (await page().findByRole("dialog")),
};

export const Popovers: Story = {
  render: () => (
    <Popover label="Save this view" trigger={<Button>Save view</Button>} defaultOpen>
      <p className="max-w-60">{`${long} ${address}`}</p>
    </Popover>
  ),
  play: async () => void (await page().findByRole("dialog")),
};

const hits = [
  { id: "1", label: long, detail: address, picture: <Bookmark {...icon} /> },
  { id: "2", label: address, detail: "22CSB014", picture: <Archive {...icon} /> },
];
export const Palettes: Story = {
  parameters: { shows: [...meta.parameters.shows, "hover", "focus"] },
  render: () => (
    <CommandPalette
      {...open}
      search={() => Promise.resolve([])}
      recent={[{ heading: "Recent", hits }]}
      onChoose={nothing}
    />
  ),
  play: async () => {
    const second = await page().findByRole("option", { name: /^placements/ });
    await userEvent.hover(second);
    await waitFor(() => expect(second).toHaveAttribute("aria-selected", "true"));
  },
};

export const Toasts: Story = {
  parameters: { shows: [...meta.parameters.shows, "loading", "error"] },
  render: () => (
    <Toaster
      onClose={nothing}
      items={[
        { id: "1", tone: "loading", title: long },
        { id: "2", tone: "error", title: long, detail: address, duration: Infinity },
        {
          id: "3",
          tone: "success",
          title: address,
          duration: Infinity,
          action: { label: "Undo", onPress: nothing },
        },
      ]}
    />
  ),
  play: async () => void (await page().findByRole("alert")),
};

export const Tooltips: Story = {
  render: () => (
    <Tooltip text={long}>
      {(describedBy) => <Button aria-describedby={describedBy}>Mark placed</Button>}
    </Tooltip>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    const words = canvas.getByText(long);
    await waitFor(() => expect(words).toBeVisible());
    const { right } = words.getBoundingClientRect();
    await expect(right, "it stays in the window").toBeLessThan(innerWidth);
  },
};

export const TipsOfButtons: Story = {
  render: () => (
    <>
      <IconButton label={long} aria-keyshortcuts="b">
        <Bookmark {...icon} />
      </IconButton>
      <Tips />
    </>
  ),
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(page().getByText(long)).toBeVisible());
  },
};

export const Loaders: Story = { render: () => <PageLoader label={long} /> };
