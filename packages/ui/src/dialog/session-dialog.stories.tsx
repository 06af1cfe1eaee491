import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button";
import { TextField } from "../field/text-field";
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
