import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  Archive,
  Bell,
  Bookmark,
  Briefcase,
  Building2,
  CreditCard,
  GraduationCap,
  House,
  LifeBuoy,
  MessageSquare,
  Settings,
} from "lucide-react";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Avatar } from "../avatar/avatar";
import { Button } from "../button/button";
import { IconButton } from "../button/icon-button";
import { EmptyState } from "../empty/empty-state";
import { AppShell } from "./app-shell";
import { OrgTile } from "./org-tile";
import { SearchButton } from "./search-button";
import { PageHeader } from "./page-header";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

const meta = {
  component: AppShell,
  parameters: { page: true },
  globals: { role: "po" },
  args: {
    onRailChange: fn(),
    tile: <OrgTile entity="college" name="Nilgiri Institute" detail="Placement office" />,
    groups: [
      {
        items: [
          { label: "Home", icon: <House {...icon} />, href: "#home", current: true },
          { label: "Students", icon: <GraduationCap {...icon} />, href: "#students", count: 1284 },
          { label: "Companies", icon: <Building2 {...icon} />, href: "#companies", waiting: 6 },
          { label: "Jobs", icon: <Briefcase {...icon} />, href: "#jobs" },
          { label: "Chat", icon: <MessageSquare {...icon} />, href: "#chat", waiting: 3 },
        ],
      },
      {
        title: "Lists",
        items: [
          { label: "Bookmarks", icon: <Bookmark {...icon} />, href: "#bookmarks" },
          { label: "Archive", icon: <Archive {...icon} />, href: "#archive" },
        ],
      },
    ],
    foot: [
      { label: "Plan and billing", icon: <CreditCard {...icon} />, href: "#plan" },
      { label: "Settings", icon: <Settings {...icon} />, href: "#settings" },
      { label: "Support", icon: <LifeBuoy {...icon} />, href: "#support" },
    ],
    breadcrumb: "Nilgiri Institute of Technology / Home",
    actions: (
      <>
        <IconButton label="Notifications">
          <Bell {...icon} />
        </IconButton>
        <Avatar entity="person" name="Meera Krishnan" size="sm" />
      </>
    ),
    children: (
      <>
        <PageHeader
          title="Good morning, Meera"
          context="Thursday 13 November, week 15 of the 2025–26 season"
          actions={<Button>Import students</Button>}
        />
        <EmptyState title="No students yet" action={<Button intent="soft">Import students</Button>}>
          Import your final-year list, and the season starts here.
        </EmptyState>
      </>
    ),
  },
} satisfies Meta<typeof AppShell>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OfficerHome: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("link", { name: "Home" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(canvas.getByRole("link", { name: "Companies 6 waiting for you" })).toBeVisible();
  },
};

export const NarrowedByKey: Story = {
  args: { rail: "wide" },
  play: async ({ args }) => {
    await userEvent.keyboard("[[");
    await expect(args.onRailChange).toHaveBeenLastCalledWith("slim");
  },
};

export const LettersOff: Story = {
  args: { rail: "wide", letterKeys: false },
  play: async ({ args }) => {
    await userEvent.keyboard("[[");
    await expect(args.onRailChange).not.toHaveBeenCalled();
  },
};

export const Narrow: Story = {
  args: { rail: "slim" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: /^Students/ })).toHaveAttribute(
      "title",
      "Students",
    );
  },
};

export const SkipsToThePage: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(
      within(canvasElement).getByRole("link", { name: "Skip to the page" }),
    ).toHaveFocus();
  },
};

/** Approved, the button that approves is gone. */
function Approving() {
  const [open, setOpen] = useState(true);
  return (
    <section aria-label="A job" className="flex gap-2 p-6">
      <Button intent="secondary">Ask a question</Button>
      {open && <Button onClick={() => setOpen(false)}>Approve</Button>}
    </section>
  );
}

export const KeepsTheFocusInItsPlace: Story = {
  args: { children: <Approving /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("button", { name: "Approve" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("region", { name: "A job" })).toHaveFocus());
    await userEvent.tab();
    const ask = canvas.getByRole<HTMLButtonElement>("button", { name: "Ask a question" });
    await expect(ask).toHaveFocus();
    ask.disabled = true;
    await waitFor(() => expect(canvas.getByRole("region", { name: "A job" })).toHaveFocus());
    ask.disabled = false;
    await userEvent.tab();
    await expect(ask).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas }) => {
    const page = canvas.getByRole("main");
    await expect(page, "its edge is at the sidebar").toHaveStyle({ borderLeftWidth: "0px" });
    await expect(page).toHaveStyle({ borderTopLeftRadius: "0px", borderRightWidth: "1px" });
    const title = canvas.getByRole("heading", { level: 1 }).getBoundingClientRect();
    const [button] = canvas.getAllByRole("button", { name: "Import students" });
    const { right, width } = button!.getBoundingClientRect();
    await expect(title.left - right, "the actions are at the end").toBeGreaterThan(width);
  },
};

const asked = fn();
export const SearchByKey: Story = {
  args: { search: <SearchButton label="Search students, companies" onClick={asked} /> },
  play: async ({ canvas }) => {
    canvas.getByRole("link", { name: "Skip to the page" }).focus();
    const search = canvas.getByRole("button", { name: /^Search students/ });
    while (document.activeElement !== search) await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(asked).toHaveBeenCalledOnce();
  },
};
