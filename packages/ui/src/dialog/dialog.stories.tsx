import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useEffect, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button";
import { TextField } from "../field/text-field";
import { Menu } from "../menu/menu";
import { Skeleton } from "../skeleton/skeleton";
import { ConfirmDialog } from "./confirm-dialog";
import { Dialog } from "./dialog";

const meta = { title: "Dialog/Dialogs" } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const page = () => within(document.body);

function Opened({
  children,
}: {
  children: (open: boolean, set: (open: boolean) => void) => ReactNode;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {children(open, setOpen)}
    </>
  );
}

const openByKeyboard = async () => {
  page().getByRole("button", { name: "Open" }).focus();
  await userEvent.keyboard("{Enter}");
};

export const OpensAndReturnsFocus: Story = {
  render: () => (
    <Opened>
      {(open, set) => (
        <Dialog
          open={open}
          onOpenChange={set}
          title="Mark 3 students placed?"
          description="They leave the Not placed list and stop getting drive invites."
          footer={
            <>
              <Button intent="secondary" onClick={() => set(false)}>
                Cancel
              </Button>
              <Button>Mark placed</Button>
            </>
          }
        />
      )}
    </Opened>
  ),
  play: async () => {
    await openByKeyboard();
    const dialog = await page().findByRole("dialog", { name: "Mark 3 students placed?" });
    await expect(dialog).toHaveAccessibleDescription(/stop getting drive invites/);
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page().queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(page().getByRole("button", { name: "Open" })).toHaveFocus());
  },
};

/** Asked from a menu about somebody who is forgotten as soon as it closes. */
function AskedFromAMenu() {
  const [name, setName] = useState<string>();
  return (
    <>
      <Menu
        trigger={<Button>More</Button>}
        entries={[{ label: "Turn down", onSelect: () => setName("Priya Agarwal") }]}
      />
      <Dialog
        open={name !== undefined}
        onOpenChange={() => setName(undefined)}
        title={`Turn down ${name}?`}
      >
        {name && <TextField label="Why" />}
      </Dialog>
    </>
  );
}

export const KeepsItsWordsWhileItLeaves: Story = {
  render: () => <AskedFromAMenu />,
  play: async () => {
    const more = page().getByRole("button", { name: "More" });
    more.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(page().getByRole("menuitem")).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    const dialog = await page().findByRole("dialog");
    await waitFor(() => expect(page().getByLabelText("Why")).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await expect(dialog).toHaveTextContent("Turn down Priya Agarwal?Why");
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(more).toHaveFocus());
  },
};

/** What opened it is gone with what was asked about. */
function DeletedByItself() {
  const [open, setOpen] = useState(false);
  const [there, setThere] = useState(true);
  return (
    <ul aria-label="Messages">
      <li>{there ? <Button onClick={() => setOpen(true)}>Delete</Button> : "Deleted"}</li>
      <Dialog open={open} onOpenChange={setOpen} title="Delete it?">
        <Button
          onClick={() => {
            setThere(false);
            setOpen(false);
          }}
        >
          Yes
        </Button>
      </Dialog>
    </ul>
  );
}

export const ReturnsNearWhatIsGone: Story = {
  render: () => <DeletedByItself />,
  play: async () => {
    page().getByRole("button", { name: "Delete" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(page().getByRole("button", { name: "Yes" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(page().getByRole("listitem")).toHaveFocus());
  },
};

export const UnsavedTextStays: Story = {
  render: () => (
    <Opened>
      {(open, set) => (
        <Dialog
          open={open}
          onOpenChange={set}
          title="New list"
          unsaved
          footer={<Button>Make list</Button>}
        >
          <TextField label="Name" defaultValue="Shipping drive" />
        </Dialog>
      )}
    </Opened>
  ),
  play: async () => {
    await openByKeyboard();
    await page().findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page().getByRole("dialog", { name: "New list" })).toBeVisible());
  },
};

export const TypedTextStays: Story = {
  render: () => (
    <Opened>
      {(open, set) => (
        <Dialog open={open} onOpenChange={set} title="New list">
          <form aria-label="New list">
            <TextField label="Name" />
          </form>
        </Dialog>
      )}
    </Opened>
  ),
  play: async () => {
    await openByKeyboard();
    await userEvent.type(await page().findByLabelText("Name"), "Shipping drive");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page().getByRole("dialog", { name: "New list" })).toBeVisible());
  },
};

const deleted = fn();

export const DestructiveStartsOnCancel: Story = {
  render: () => (
    <Opened>
      {(open, set) => (
        <ConfirmDialog
          open={open}
          onOpenChange={set}
          destructive
          title="Delete “Shipping drive”?"
          description="The list goes; its 42 students stay where they are."
          confirmLabel="Delete list"
          onConfirm={deleted}
        />
      )}
    </Opened>
  ),
  play: async () => {
    await openByKeyboard();
    await waitFor(() => expect(page().getByRole("button", { name: "Cancel" })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(deleted).toHaveBeenCalledOnce();
  },
};

/** An address has no place to break, and stays within the dialog all the same. */
export const LongWords: Story = {
  render: () => {
    const word = `${"placements-and-internships.".repeat(6)}nilgiri.example`;
    const words = { title: `Remove ${word}?`, description: word, confirmLabel: "Remove" };
    return <ConfirmDialog open {...words} onOpenChange={fn()} onConfirm={fn()} />;
  },
  play: async () => {
    const { scrollWidth, clientWidth } = await page().findByRole("dialog");
    await expect(scrollWidth).toBe(clientWidth);
  },
};

const saved = fn();

function ReadMeanwhile() {
  const [name, setName] = useState<string>();
  useEffect(() => {
    const arrive = () => setName("Shipping drive");
    addEventListener("arrived", arrive);
    return () => removeEventListener("arrived", arrive);
  }, []);
  return (
    <Opened>
      {(open, set) => (
        <Dialog
          open={open}
          onOpenChange={set}
          title="Rename the list"
          footer={<Button onClick={saved}>Save</Button>}
        >
          {name === undefined ? (
            <div aria-busy="true">
              <Skeleton className="h-10" />
            </div>
          ) : (
            <TextField label="Name" defaultValue={name} />
          )}
        </Dialog>
      )}
    </Opened>
  );
}

const arrives = () => dispatchEvent(new Event("arrived"));

/** A space or a return that came too early presses nothing, and what is typed lands where it should. */
export const BeginsAtWhatIsStillRead: Story = {
  render: () => <ReadMeanwhile />,
  play: async () => {
    await openByKeyboard();
    const dialog = await page().findByRole("dialog", { name: "Rename the list" });
    await expect(dialog).toHaveFocus();
    await userEvent.keyboard(" {Enter}");
    await expect(saved).not.toHaveBeenCalled();
    arrives();
    await waitFor(() => expect(page().getByRole("textbox", { name: "Name" })).toHaveFocus());
    await userEvent.keyboard("Ports");
    await expect(page().getByRole("textbox", { name: "Name" })).toHaveValue("Ports");
  },
};

export const WhoWentOnIsNotCalledBack: Story = {
  render: () => <ReadMeanwhile />,
  play: async () => {
    await openByKeyboard();
    await page().findByRole("dialog", { name: "Rename the list" });
    await userEvent.tab();
    await expect(page().getByRole("button", { name: "Save" })).toHaveFocus();
    arrives();
    await page().findByRole("textbox", { name: "Name" });
    await expect(page().getByRole("button", { name: "Save" })).toHaveFocus();
  },
};
