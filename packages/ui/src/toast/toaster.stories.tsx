import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button";
import { BulkBar } from "../data-table/bulk-bar";
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

const marked: ToastItem = {
  id: "1",
  tone: "success",
  title: "1 student marked placed",
  action: { label: "Undo", onPress: undo },
  ...lasting,
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

function Second({ start }: { start: ToastItem[] }) {
  const [items, setItems] = useState(start);
  const tell = () => setItems((held) => [...held, { id: "2", tone: "info", title: "Draft saved" }]);
  return (
    <>
      <Button onClick={tell}>Save draft</Button>
      <Toaster
        items={items.map((item) => ({ duration: 400, ...item }))}
        onClose={(id) => setItems((held) => held.filter((item) => item.id !== id))}
      />
    </>
  );
}
const said = () => page().queryByText("Draft saved");
const closeFirst = async () => {
  await page().findByText("1 student marked placed");
  const [first] = page().getAllByRole("button", { name: "Close this message" });
  if (first) await userEvent.click(first);
};

/** Whoever closes a message with the pointer is where they were before; the others go on, and leave. */
export const OthersLeaveToo: Story = {
  args: { start: [marked, { id: "3", tone: "info", title: "Colleges loaded" }] },
  render: (args) => <Second {...args} />,
  play: async ({ canvas }) => {
    const save = canvas.getByRole("button", { name: "Save draft" });
    save.focus();
    await closeFirst();
    await waitFor(() => expect(save).toHaveFocus());
    await userEvent.hover(save);
    await waitFor(() => expect(page().queryByText("Colleges loaded")).toBeNull());
  },
};

/** A message that comes after the last one was closed under the pointer has its time, and no more. */
export const NextLeavesToo: Story = {
  args: { start: [marked] },
  render: (args) => <Second {...args} />,
  play: async ({ canvas }) => {
    await closeFirst();
    await waitFor(() => expect(page().queryByText("1 student marked placed")).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "Save draft" }));
    await waitFor(() => expect(said()).toBeVisible());
    await waitFor(() => expect(said()).toBeNull());
  },
};

/** By keys one stays among the messages, and is back once none is left. */
export const BackByKeys: Story = {
  args: { start: [marked] },
  render: (args) => <Second {...args} />,
  play: async ({ canvas }) => {
    const save = canvas.getByRole("button", { name: "Save draft" });
    save.focus();
    await page().findByText("1 student marked placed");
    await userEvent.keyboard("{F8}", { keyboardMap: [{ key: "F8", code: "F8" }] });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(save).toHaveFocus());
  },
};
