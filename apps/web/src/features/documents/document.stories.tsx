import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { seenBy } from "@/testing/in-story";
import { ok } from "@/testing/fake-calls";
import { Document } from "./document";

const meta = {
  component: Document,
  args: {
    saved: { kind: "COLLEGE_ID", numberEnding: "SE45", file: null },
    save: async () => ok(undefined) as never,
    remove: async () => undefined,
  },
  decorators: [seenBy({ area: "student", mode: "PORTFOLIO" })],
} satisfies Meta<typeof Document>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kept: Story = {};
/** What taking it away means is said before. */
export const AskedBeforeItGoes: Story = {
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole("button", { name: "Delete" }).focus();
    await userEvent.keyboard("{Enter}");
    const question = await screen.findByRole("dialog");
    await waitFor(() => expect(question).toBeVisible());
  },
};
export const None: Story = { args: { saved: { kind: null, numberEnding: null, file: null } } };
