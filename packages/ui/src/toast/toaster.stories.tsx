import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button";
import { BulkBar } from "../data-table/bulk-bar";
import { Dialog } from "../dialog/dialog";
import { Sheet } from "../sheet/sheet";
import type { ToastItem } from "./toast-item";
import { Toaster } from "./toaster";

const closed = fn();

function Shelf({ start, label }: { start: ToastItem[]; label?: string }) {
  const [items, setItems] = useState(start);
  return (
    <div className="h-90">
      <Toaster
        label={label}
        items={items}
        onClose={(id) => {
          closed(id);
          setItems((held) => held.filter((item) => item.id !== id));
        }}
      />
    </div>
  );
}

const lasting = { duration: Infinity };
const undo = fn();

const meta = { component: Shelf } satisfies Meta<typeof Shelf>;
export default meta;

type Story = StoryObj<typeof meta>;

const page = () => within(document.body);

export const Tones: Story = {
  args: {
    start: [
      {
        id: "1",
        tone: "success",
        title: "3 students marked placed",
        action: { label: "Undo", onPress: undo },
        ...lasting,
      },
      {
        id: "2",
        tone: "warning",
        title: "2 rows skipped",
        detail: "No roll number in rows 14 and 61.",
        ...lasting,
      },
      {
        id: "3",
        tone: "error",
        title: "Network Error",
        detail: "Please check your network connection.",
        ...lasting,
      },
    ],
  },
  play: async () => {
    await expect(await page().findByRole("alert")).toHaveTextContent("Network Error");
    await userEvent.click(page().getByRole("button", { name: "Undo" }));
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(closed).toHaveBeenCalledWith("1"));
  },
};

export const ByKeysAlone: Story = {
  args: {
    start: [
      {
        id: "1",
        tone: "success",
        title: "3 students marked placed",
        action: { label: "Undo", onPress: undo },
        ...lasting,
      },
    ],
  },
  play: async () => {
    undo.mockClear();
    await page().findByText("3 students marked placed");
    // F8 goes to the messages from wherever one is.
    await userEvent.keyboard("{F8}", { keyboardMap: [{ key: "F8", code: "F8" }] });
    await userEvent.tab();
    await userEvent.tab();
    await expect(page().getByRole("button", { name: "Undo" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(undo).toHaveBeenCalledOnce();
  },
};

export const LoadingStays: Story = {
  args: { start: [{ id: "1", tone: "loading", title: "Importing 661 students" }] },
  play: async () => {
    await waitFor(() => expect(page().getByText("Importing 661 students")).toBeVisible());
  },
};

export const ThreeAtATime: Story = {
  args: {
    start: ["Import began", "Colleges loaded", "Profile saved", "Draft saved"].map((title, n) => ({
      id: String(n),
      tone: "info" as const,
      title,
      ...lasting,
    })),
  },
  play: async () => {
    await page().findByText("Profile saved");
    await expect(page().queryByText("Draft saved")).toBeNull();
    const [first] = page().getAllByRole("button", { name: "Close this message" });
    if (first) await userEvent.click(first);
    await waitFor(() => expect(page().getByText("Draft saved")).toBeVisible());
  },
};

export const LeavesByItself: Story = {
  args: { start: [{ id: "gone", tone: "success", title: "Saved", duration: 50 }] },
  play: async () => {
    await waitFor(() => expect(closed).toHaveBeenCalledWith("gone"));
    await waitFor(() => expect(page().queryByText("Saved")).toBeNull());
  },
};

export const WaitsUnderThePointer: Story = {
  args: { start: [{ id: "held", tone: "info", title: "Anna University added", duration: 400 }] },
  // The second shelf, which nobody points at, tells when the time of the first would be over.
  render: (args) => (
    <>
      <Shelf {...args} />
      <Shelf
        label="Other messages"
        start={[{ id: "clock", tone: "info", title: "Draft saved", duration: 800 }]}
      />
    </>
  ),
  play: async () => {
    closed.mockClear();
    const toast = await page().findByText("Anna University added");
    await userEvent.hover(toast);
    await waitFor(() => expect(closed).toHaveBeenCalledWith("clock"), { timeout: 3000 });
    await expect(closed).not.toHaveBeenCalledWith("held");
    await userEvent.unhover(toast);
    await waitFor(() => expect(closed).toHaveBeenCalledWith("held"), { timeout: 3000 });
  },
};

/** A message never lies on the actions of the record that is open. */
export const BesideASheet: Story = {
  args: { start: [{ id: "1", tone: "success", title: "1 student moved to Offer", ...lasting }] },
  render: (args) => (
    <>
      <Shelf {...args} />
      <Sheet open onOpenChange={fn()} title="Aarav Menon" footer={<Button>Make an offer</Button>} />
    </>
  ),
  play: async () => {
    const toast = await page().findByRole("listitem");
    const sheet = await page().findByRole("dialog");
    await waitFor(() =>
      expect(toast.getBoundingClientRect().right).toBeLessThan(sheet.getBoundingClientRect().left),
    );
  },
};

const cleared = fn();

/** What can be done with chosen rows stays free, to its last button. */
export const AboveTheBulkBar: Story = {
  args: { start: [{ id: "1", tone: "success", title: "1 student marked placed", ...lasting }] },
  render: (args) => (
    <div className="fixed inset-x-0 top-0 bottom-10">
      <Shelf {...args} />
      <BulkBar
        count={3}
        chosen={undefined}
        actions={[{ label: "Mark placed", onAct: fn() }]}
        onClear={cleared}
      />
    </div>
  ),
  play: async () => {
    const toast = await page().findByRole("listitem");
    const bar = page().getByRole("region", { name: "3 selected" });
    await waitFor(() =>
      expect(toast.getBoundingClientRect().bottom).toBeLessThan(bar.getBoundingClientRect().top),
    );
    page().getByRole("button", { name: "Clear selection" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(cleared).toHaveBeenCalledOnce();
  },
};

function OverShelf({ start }: { start: ToastItem[] }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Sheet open={open} onOpenChange={setOpen} title="Aarav Menon" />
      <Shelf start={start} />
    </>
  );
}

const marked: ToastItem = {
  id: "1",
  tone: "success",
  title: "1 student marked placed",
  action: { label: "Undo", onPress: undo },
  ...lasting,
};

/** Escape pressed in a sheet closes the sheet; the message stays, and its Undo with it. */
export const EscapeIsOfTheSheet: Story = {
  args: { start: [marked] },
  render: (args) => <OverShelf {...args} />,
  play: async () => {
    const sheet = await page().findByRole("dialog");
    await page().findByText("1 student marked placed");
    sheet.focus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page().queryByRole("dialog")).toBeNull());
    await expect(page().getByRole("button", { name: "Undo" })).toBeVisible();
  },
};

function OverDialog({ start, holds }: { start: ToastItem[]; holds: boolean }) {
  const [sheet, setSheet] = useState(true);
  const [dialog, setDialog] = useState(true);
  return (
    <>
      <Sheet open={sheet} onOpenChange={setSheet} title="Aarav Menon">
        <Dialog open={dialog} onOpenChange={setDialog} title="Mark placed?" unsaved={holds}>
          <Button>Choose a day</Button>
        </Dialog>
      </Sheet>
      <Shelf start={start} />
    </>
  );
}

const asked = () => page().queryByRole("dialog", { name: "Mark placed?" });
const escape = async () => {
  await page().findByText("1 student marked placed");
  page().getByRole("button", { name: "Choose a day" }).focus();
  await userEvent.keyboard("{Escape}");
};

/** Escape pressed in a dialog closes the dialog alone: neither what it stands over, nor the message with its Undo. */
export const EscapeIsOfTheDialog: Story = {
  args: { start: [marked] },
  render: (args) => <OverDialog {...args} holds={false} />,
  play: async () => {
    await escape();
    await waitFor(() => expect(asked()).toBeNull());
    await expect(page().getByRole("dialog", { name: "Aarav Menon" })).toBeVisible();
    await waitFor(() => expect(page().getByRole("button", { name: "Undo" })).toBeVisible());
  },
};

/** A dialog that holds something unsaved keeps it, and the message stays as well. */
export const UnsavedStays: Story = {
  args: { start: [marked] },
  render: (args) => <OverDialog {...args} holds />,
  play: async () => {
    await escape();
    await waitFor(() => expect(asked()).toBeVisible());
    await waitFor(() => expect(page().getByRole("button", { name: "Undo" })).toBeVisible());
  },
};

function Busy({ start }: { start: ToastItem[] }) {
  const [, draw] = useState(0);
  useEffect(() => {
    const often = setInterval(() => draw((times) => times + 1), 50);
    return () => clearInterval(often);
  }, []);
  return <Shelf start={start} />;
}

/** A second press on Undo undoes nothing more, and a page that is drawn anew all the time keeps no message. */
export const UndoneOnce: Story = {
  args: { start: [marked] },
  render: (args) => <Busy {...args} />,
  play: async () => {
    undo.mockClear();
    closed.mockClear();
    await userEvent.dblClick(await page().findByRole("button", { name: "Undo" }));
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(closed).toHaveBeenCalledWith("1"));
  },
};
