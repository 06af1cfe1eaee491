import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button";
import { TextField } from "../field/text-field";
import { Toaster } from "../toast/toaster";
import { Dialog } from "./dialog";
import { SessionDialog } from "./session-dialog";

const meta = { title: "Dialog/Session dialog" } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const page = () => within(document.body);

const again = fn();

export const SessionExpired: Story = {
  parameters: { page: true },
  render: () => (
    <SessionDialog
      open
      title="Session expired"
      message="Please login again to continue."
      actionLabel="Log In"
      onAction={again}
    />
  ),
  play: async () => {
    const dialog = await page().findByRole("dialog", { name: "Session expired" });
    await expect(within(dialog).getByRole("heading", { level: 1 })).toHaveTextContent(
      "Session expired",
    );
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(page().getByRole("button", { name: "Log In" }));
    await expect(again).toHaveBeenCalledOnce();
  },
};

const back = fn();

export const SessionEndsOverADialog: Story = {
  render: () => (
    <>
      <Dialog open onOpenChange={fn()} title="New list" footer={<Button>Make list</Button>}>
        <TextField label="Name" defaultValue="Shipping drive" />
      </Dialog>
      <SessionDialog
        open
        title="Session expired"
        message="Please login again to continue."
        actionLabel="Log In"
        onAction={back}
      />
    </>
  ),
  play: async () => {
    await userEvent.click(await page().findByRole("button", { name: "Log In" }));
    await expect(back).toHaveBeenCalledOnce();
  },
};

const undo = fn();

/** A dialog, opened after the first message, and in it a button that tells another. */
function Desk() {
  const [told, setTold] = useState(["List made"]);
  const [open, setOpen] = useState(false);
  const tell = (title: string) => setTold((titles) => [...titles, title]);
  return (
    <div className="h-90">
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Saved lists"
        footer={<Button onClick={() => tell("List deleted")}>Delete list</Button>}
      >
        <TextField label="Name" />
      </Dialog>
      <Toaster
        items={told.map((title) => ({
          id: title,
          tone: "success",
          title,
          duration: Infinity,
          action: { label: `Undo: ${title}`, onPress: undo },
        }))}
        onClose={(id) => setTold((titles) => titles.filter((title) => title !== id))}
      />
    </div>
  );
}

const f8 = { key: "F8", code: "F8" };
const pressF8 = () => userEvent.keyboard("{F8}", { keyboardMap: [f8] });
const messages = () => page().getByRole("region", { name: "Messages (F8)" }).querySelector("ol");

const offer = (title: string) => page().findByRole("button", { name: `Undo: ${title}` });

const openAndTell = async () => {
  undo.mockClear();
  await offer("List made");
  await userEvent.click(page().getByRole("button", { name: "Open" }));
  await userEvent.click(await page().findByRole("button", { name: "Delete list" }));
  await offer("List deleted");
};

export const MessagesReachedByKeys: Story = {
  render: () => <Desk />,
  play: async () => {
    await openAndTell();
    const name = page().getByRole("textbox", { name: "Name" });
    name.focus();
    await pressF8();
    await userEvent.tab();
    await userEvent.tab();
    await expect(await offer("List deleted")).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(name).toHaveFocus();
    await pressF8();
    await expect(messages()).toHaveFocus();
    await pressF8();
    await expect(name).toHaveFocus();
    await pressF8();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(undo).toHaveBeenCalledOnce();
    // The other is still there to be read; with it the last one goes.
    await expect(messages()).toHaveFocus();
    (await offer("List made")).focus();
    await userEvent.keyboard("{Enter}");
    await expect(undo).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(name).toHaveFocus());
    await expect(page().getByRole("dialog")).toBeVisible();
  },
};

export const MessagesPressedWithThePointer: Story = {
  render: () => <Desk />,
  play: async () => {
    await openAndTell();
    await userEvent.click(await offer("List made"));
    await userEvent.click(await offer("List deleted"));
    await expect(undo).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(page().getByRole("button", { name: "Delete list" })).toHaveFocus());
    await expect(page().getByRole("dialog")).toBeVisible();
  },
};

export const MessagesNotUnderTheSession: Story = {
  render: () => (
    <>
      <Desk />
      <SessionDialog
        open
        title="Session expired"
        message="Please login again to continue."
        actionLabel="Log In"
        onAction={fn()}
      />
    </>
  ),
  play: async () => {
    await waitFor(() => expect(page().getByText("List made")).not.toBeVisible());
    const logIn = page().getByRole("button", { name: "Log In" });
    await expect(logIn).toHaveFocus();
    await pressF8();
    await expect(logIn).toHaveFocus();
  },
};
