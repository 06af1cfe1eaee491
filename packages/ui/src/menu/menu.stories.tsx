import type { Meta, StoryObj } from "@storybook/react-vite";
import { Archive, Bookmark, Ellipsis, FolderPlus, MessageSquare, Trash2 } from "lucide-react";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button";
import { IconButton } from "../button/icon-button";
import { ContextMenu } from "./context-menu";
import type { MenuEntry } from "./entry";
import { useInBrowser } from "../in-browser";
import { Menu } from "./menu";

const meta = {
  component: Menu,
  args: { trigger: <Button intent="secondary">Actions</Button>, entries: [] },
  decorators: [(Story) => <div className="min-h-80">{Story()}</div>],
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

const page = () => within(document.body);
const icon = { size: 16, strokeWidth: 1.75 };
const archived = fn();
const moved = fn();

const actions: MenuEntry[] = [
  { label: "Message Ananya Iyer", icon: <MessageSquare {...icon} />, onSelect: fn() },
  { label: "Bookmark", icon: <Bookmark {...icon} />, shortcut: "B", onSelect: fn() },
  {
    label: "Add to a list",
    icon: <FolderPlus {...icon} />,
    entries: [
      { label: "Shipping drive", detail: 42, onSelect: moved },
      { label: "Fleet software", detail: 14, onSelect: fn() },
    ],
  },
  { label: "Archive", icon: <Archive {...icon} />, shortcut: "E", onSelect: archived },
  "rule",
  { label: "Withdraw offer", disabled: true },
  { label: "Remove student", icon: <Trash2 {...icon} />, destructive: true, onSelect: fn() },
];

export const OfARow: Story = {
  args: {
    trigger: (
      <IconButton label="More for Ananya Iyer" edge>
        <Ellipsis aria-hidden="true" {...icon} />
      </IconButton>
    ),
    entries: actions,
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "More for Ananya Iyer" });
    button.focus();
    await userEvent.keyboard("{Enter}");
    const menu = await page().findByRole("menu");
    await waitFor(() =>
      expect(within(menu).getByRole("menuitem", { name: /Message/ })).toHaveFocus(),
    );
    // A letter jumps to the entry that begins with it.
    await userEvent.keyboard("ar");
    await waitFor(() =>
      expect(within(menu).getByRole("menuitem", { name: /Archive/ })).toHaveFocus(),
    );
    await userEvent.keyboard("{Enter}");
    await expect(archived).toHaveBeenCalled();
    await waitFor(() => expect(page().queryByRole("menu")).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Open: Story = {
  args: { entries: actions, defaultOpen: true },
  play: async () => {
    await waitFor(() => expect(page().getByRole("menu")).toBeVisible());
  },
};

export const AMenuInTheMenu: Story = {
  args: { entries: actions },
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole("button", { name: "Actions" }).focus();
    await userEvent.keyboard("{Enter}");
    await page().findByRole("menu");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowRight}");
    const inner = await page().findByRole("menuitem", { name: /Shipping drive/ });
    await waitFor(() => expect(inner).toHaveFocus());
    await userEvent.keyboard("{ArrowLeft}");
    await waitFor(() => expect(inner).not.toBeInTheDocument());
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() =>
      expect(page().getByRole("menuitem", { name: /Shipping drive/ })).toHaveFocus(),
    );
    await userEvent.keyboard("{Enter}");
    await expect(moved).toHaveBeenCalled();
  },
};

function Columns() {
  const [skills, setSkills] = useState(true);
  const [rows, setRows] = useState("comfortable");
  return (
    <Menu
      trigger={<Button intent="secondary">View</Button>}
      entries={[
        { heading: "Columns" },
        { label: "Top skills", checked: skills, onCheckedChange: setSkills },
        { label: "Backlogs", checked: false, onCheckedChange: fn(), disabled: true },
        "rule",
        {
          heading: "Rows",
          value: rows,
          onValueChange: setRows,
          options: [
            { value: "comfortable", label: "Comfortable" },
            { value: "dense", label: "Dense" },
          ],
        },
      ]}
    />
  );
}

export const TicksAndChoices: Story = {
  render: () => <Columns />,
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole("button", { name: "View" }).focus();
    await userEvent.keyboard("{Enter}");
    const skills = await page().findByRole("menuitemcheckbox", { name: "Top skills" });
    await waitFor(() => expect(skills).toHaveFocus());
    await userEvent.keyboard(" ");
    await waitFor(() => expect(skills).not.toBeChecked());
    await userEvent.keyboard("{End}{Enter}");
    await waitFor(() => expect(page().queryByRole("menu")).toBeNull());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(page().getByRole("menuitemradio", { name: "Dense" })).toBeChecked());
  },
};

export const LongWords: Story = {
  args: {
    defaultOpen: true,
    entries: [
      { label: "Share the documents of all 187 students that match with Kestrel Mobility" },
      { label: "Copy link", href: "#link" },
    ],
  },
  play: async () => {
    await waitFor(() => expect(page().getByRole("menuitem", { name: "Copy link" })).toBeVisible());
  },
};

export const RightToLeft: Story = {
  args: { entries: actions, defaultOpen: true },
  decorators: [
    (Story) => {
      // After the page was given its own direction.
      if (useInBrowser()) document.dir = "rtl";
      return <Story />;
    },
  ],
  play: async () => {
    await waitFor(() => expect(page().getByRole("menu")).toBeVisible());
  },
};

const views = ["Ready for Kestrel", "Save this view"];

/** A view that somebody named as an action is called stands beside that, and goes without it. */
export const TwoOfOneName: Story = {
  render: () => <Views />,
  play: async () => {
    const named = () => page().queryAllByRole("menuitem", { name: "Save this view" });
    await waitFor(() => expect(named()).toHaveLength(2));
    await userEvent.click(page().getByRole("menuitem", { name: "Delete the views" }));
    await waitFor(() => expect(named()).toHaveLength(1));
  },
};

function Views() {
  const [saved, setSaved] = useState(views);
  return (
    <Menu
      open
      trigger={<Button>Views</Button>}
      entries={[
        ...saved.map((label) => ({ label })),
        "rule",
        { label: "Save this view" },
        { label: "Delete the views", onSelect: () => setSaved([]) },
      ]}
    />
  );
}

const called = fn();

export const OfAPlace: Story = {
  render: () => (
    <ContextMenu
      entries={[
        { label: "Open in a new window", onSelect: called },
        { label: "Copy link", onSelect: fn() },
      ]}
    >
      <button type="button" className="border-rule w-90 border-b py-2.5 text-start">
        Graduate Software Engineer, Fleet
      </button>
    </ContextMenu>
  ),
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole("button", { name: /Graduate/ });
    row.focus();
    // What Shift F10 and the menu key send.
    row.dispatchEvent(
      new MouseEvent("contextmenu", { bubbles: true, cancelable: true, clientX: 60, clientY: 40 }),
    );
    await page().findByRole("menu");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(called).toHaveBeenCalled();
  },
};
