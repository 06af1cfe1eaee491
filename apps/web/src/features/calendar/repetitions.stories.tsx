import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { seenBy } from "@/testing/in-story";
import { MoveRepetitions } from "./repetitions";

const meta = {
  component: MoveRepetitions,
  args: {
    title: "Stand-up of the placement cell",
    to: { day: "2026-11-16", from: "09:30" },
    onChoose: fn(),
  },
  decorators: [seenBy({ area: "po", mode: "DASHBOARD" })],
} satisfies Meta<typeof MoveRepetitions>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Which are meant is chosen by an arrow, and the day stays. */
export const ThoseThatFollow: Story = {
  play: async ({ args }) => {
    const one = await screen.findByRole("radio", { name: "This one" });
    await waitFor(() => expect(one).toBeVisible());
    one.focus();
    await userEvent.keyboard("{ArrowDown}");
    screen.getByRole("button", { name: "Move" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChoose).toHaveBeenCalledWith({ to: args.to, scope: "FOLLOWING" });
  },
};
/** A time that there is not is told at its field. */
export const Wrong: Story = {
  play: async () => {
    const at = await screen.findByRole("textbox", { name: "At" });
    await userEvent.clear(at);
    await userEvent.type(at, "25:00");
    screen.getByRole("button", { name: "Move" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByText("Write a time like 09:30.")).toBeVisible());
  },
};
export const OfWholeDays: Story = { args: { title: "Leave", to: { day: "2026-11-16" } } };
