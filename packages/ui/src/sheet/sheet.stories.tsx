import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Avatar } from "../avatar/avatar";
import { Button } from "../button/button";
import { DescriptionList } from "../description/description-list";
import { ConfirmDialog } from "../dialog/confirm-dialog";
import { Dialog } from "../dialog/dialog";
import { TextArea } from "../field/text-area";
import type { ToastItem } from "../toast/toast-item";
import { Toaster } from "../toast/toaster";
import { Sheet } from "./sheet";

const meta = {
  component: Sheet,
  args: { open: true, onOpenChange: fn(), title: "Ananya Iyer" },
  parameters: { page: true },
} satisfies Meta<typeof Sheet>;
export default meta;

type Story = StoryObj<typeof meta>;

const page = () => within(document.body);

const students = [
  { name: "Ishita Banerjee", roll: "22ECE107", cgpa: "9.41" },
  { name: "Ananya Iyer", roll: "22CSB014", cgpa: "9.12" },
  { name: "Harpreet Singh Gill", roll: "22MEC061", cgpa: "8.97" },
];

function ListAndSheet({ size }: { size?: "md" | "lg" }) {
  const [at, setAt] = useState<number>();
  const student = students[at ?? 0];
  return (
    <div className="min-h-140">
      <ul className="w-100 px-6 py-4">
        {students.map((one, place) => (
          <li key={one.roll} className="border-rule border-b">
            <button type="button" className="w-full py-2.5 text-start" onClick={() => setAt(place)}>
              {one.name}
            </button>
          </li>
        ))}
      </ul>
      <Sheet
        size={size}
        open={at !== undefined}
        onOpenChange={(open) => !open && setAt(undefined)}
        picture={<Avatar decorative entity="person" name={student?.name ?? ""} />}
        title={student?.name}
        description={student?.roll}
        atStart={at === 0}
        atEnd={at === students.length - 1}
        onMove={(step) => setAt((at ?? 0) + step)}
        footer={
          <>
            <Button intent="secondary">Message</Button>
            <Button>Mark placed</Button>
          </>
        }
      >
        <DescriptionList
          items={[
            { term: "CGPA", value: student?.cgpa },
            { term: "Department", value: "Computer Science" },
          ]}
        />
        <TextArea label="Note" className="mt-4" />
      </Sheet>
    </div>
  );
}

export const BesideAList: Story = {
  render: () => <ListAndSheet />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("button", { name: "Ananya Iyer" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(page().getByRole("dialog", { name: "Ananya Iyer" })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() =>
      expect(page().getByRole("dialog", { name: "Harpreet Singh Gill" })).toBeVisible(),
    );
    await expect(page().getByRole("button", { name: "Next record" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await userEvent.keyboard("{ArrowDown}{ArrowUp}{ArrowUp}");
    await waitFor(() =>
      expect(page().getByRole("dialog", { name: "Ishita Banerjee" })).toBeVisible(),
    );
    // The list stays live: a press on another row changes the sheet and does not close it.
    await userEvent.click(canvas.getByRole("button", { name: "Ananya Iyer" }));
    await expect(page().getByRole("dialog", { name: "Ananya Iyer" })).toBeVisible();
    // Arrows inside a text stay in the text.
    page().getByLabelText("Note").focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(page().getByRole("dialog", { name: "Ananya Iyer" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page().queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(canvas.getByRole("button", { name: "Ananya Iyer" })).toHaveFocus());
  },
};

/** An action that is gone once it is done. */
function DoneOnce() {
  const [done, setDone] = useState(false);
  return done ? <p>It is noted.</p> : <Button onClick={() => setDone(true)}>Note absence</Button>;
}

export const KeepsTheFocusOfWhatGoes: Story = {
  args: { children: <DoneOnce /> },
  play: async () => {
    const action = await page().findByRole("button", { name: "Note absence" });
    action.focus();
    await userEvent.keyboard("{Enter}");
    await page().findByText("It is noted.");
    await waitFor(() => expect(page().getByRole("dialog")).toHaveFocus());
  },
};

/** A question about one record stays with that record. */
export const AskedOverARecord: Story = {
  args: {
    onMove: fn(),
    children: (
      <ConfirmDialog
        open
        onOpenChange={fn()}
        title="Mark Ananya Iyer placed?"
        description="Her other applications are withdrawn."
        confirmLabel="Mark placed"
        onConfirm={fn()}
      />
    ),
  },
  play: async ({ args }) => {
    const action = await page().findByRole("button", { name: "Mark placed" });
    await waitFor(() => expect(action).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{ArrowUp}");
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};

export const Wide: Story = {
  render: () => <ListAndSheet size="lg" />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Ananya Iyer" }));
    await waitFor(() => expect(page().getByRole("dialog")).toBeVisible());
  },
};

export const UnsavedTextStays: Story = {
  args: { unsaved: true, children: <TextArea label="Note" defaultValue="Prefers Bengaluru." /> },
  render: (args) => (
    <div className="min-h-100">
      <Sheet {...args} />
    </div>
  ),
  play: async ({ args }) => {
    await page().findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(page().getByRole("button", { name: "Close" }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

const messages: ToastItem[] = [
  {
    id: "1",
    tone: "success",
    title: "1 student marked placed",
    action: { label: "Undo", onPress: fn() },
    duration: Infinity,
  },
];

function UnderMessage() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Sheet open={open} onOpenChange={setOpen} title="Aarav Menon" />
      <Toaster items={messages} onClose={fn()} />
    </>
  );
}

/** Escape pressed in a sheet closes the sheet; the message stays, and its Undo with it. */
export const EscapeIsOfTheSheet: Story = {
  render: () => <UnderMessage />,
  play: async () => {
    const sheet = await page().findByRole("dialog");
    await page().findByText("1 student marked placed");
    sheet.focus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page().queryByRole("dialog")).toBeNull());
    await expect(page().getByRole("button", { name: "Undo" })).toBeVisible();
  },
};

function DialogUnderMessage({ holds }: { holds: boolean }) {
  const [sheet, setSheet] = useState(true);
  const [dialog, setDialog] = useState(true);
  return (
    <>
      <Sheet open={sheet} onOpenChange={setSheet} title="Aarav Menon">
        <Dialog open={dialog} onOpenChange={setDialog} title="Mark placed?" unsaved={holds}>
          <Button>Choose a day</Button>
        </Dialog>
      </Sheet>
      <Toaster items={messages} onClose={fn()} />
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
  render: () => <DialogUnderMessage holds={false} />,
  play: async () => {
    await escape();
    await waitFor(() => expect(asked()).toBeNull());
    await expect(page().getByRole("dialog", { name: "Aarav Menon" })).toBeVisible();
    await waitFor(() => expect(page().getByRole("button", { name: "Undo" })).toBeVisible());
  },
};

/** A dialog that holds something unsaved keeps it, and the message stays as well. */
export const UnsavedStays: Story = {
  render: () => <DialogUnderMessage holds />,
  play: async () => {
    await escape();
    await waitFor(() => expect(asked()).toBeVisible());
    await waitFor(() => expect(page().getByRole("button", { name: "Undo" })).toBeVisible());
  },
};
