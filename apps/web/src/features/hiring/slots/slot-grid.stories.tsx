import type { Slot } from "@toran/contract/schemas/slot";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { ok, refusal } from "@/testing/fake-calls";
import { seenBy } from "@/testing/in-story";
import { publishedSchedule } from "../testing/schedule";
import { SlotGrid } from "./slot-grid";

const [first, second] = publishedSchedule.slots as [Slot, Slot];
const given = (name: string) => ({ id: name, applicationId: name, name });
const half = 30 * 60_000;
const after = (many: number) => ({
  startsAt: new Date(Date.parse(first.startsAt) + many * half).toISOString(),
  endsAt: new Date(Date.parse(first.endsAt) + many * half).toISOString(),
});
/** A morning of two panels, with a slot in every state. */
const morning = {
  ...publishedSchedule,
  panels: [
    { id: "one", name: "Vehicles", roomId: null },
    { id: "two", name: "Control room and timetables of the night buses", roomId: null },
  ],
  slots: [
    first,
    { ...first, id: "2", ...after(1), state: "CHECKED_IN", student: given("Ananya Iyer") },
    { ...first, id: "3", ...after(2), state: "IN_PROGRESS", student: given("Rohan Deshmukh") },
    { ...first, id: "4", ...after(3), state: "DONE", student: given("Sneha Reddy") },
    { ...first, id: "5", ...after(4), state: "NO_SHOW", student: given("Imran Sheikh") },
    { ...second, panelId: "two", room: "Room 204" },
    { ...second, id: "7", panelId: "two", state: "HELD" },
    { ...second, id: "8", panelId: "two", state: "BLOCKED" },
    { ...second, id: "9", panelId: "two", state: "CANCELLED" },
    {
      ...second,
      id: "10",
      panelId: "two",
      student: given("Lakshmi Venkatanarasimharajuvaripeta Subramanian"),
    },
  ] satisfies Slot[],
};

const meta = {
  component: SlotGrid,
  args: {
    schedule: morning,
    work: { actor: "COMPANY", mayChange: true, command: fn(async () => ok(morning)) },
  },
  globals: { role: "hr" },
  decorators: [seenBy({ area: "hr", mode: "DASHBOARD" })],
} satisfies Meta<typeof SlotGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (canvasElement: HTMLElement, entry: string) => {
  const more = within(canvasElement).getByRole("button", { name: /^More for .* Asha Rao$/ });
  more.focus();
  await userEvent.keyboard("{Enter}");
  const item = await screen.findByRole("menuitem", { name: entry });
  item.focus();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
  return more;
};
/** What takes somebody's slot away is asked first, with a reason; Escape leads back. */
export const EmptiedByKeys: Story = {
  play: async ({ canvasElement }) => {
    const more = await choose(canvasElement, "Empty the slot");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(more).toHaveFocus());
  },
};
export const Refused: Story = {
  args: {
    work: {
      actor: "COMPANY",
      mayChange: true,
      command: async () => refusal({ message: "Asha Rao has been checked in meanwhile." }, 409),
    },
  },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, "Did not come");
    const dialog = within(screen.getByRole("dialog"));
    dialog.getByRole("button", { name: /^Did not come/ }).focus();
    await userEvent.keyboard("{Enter}");
    const why = await dialog.findByText("Asha Rao has been checked in meanwhile.");
    await waitFor(() => expect(why).toBeVisible());
  },
};
export const SeenByAViewer: Story = {
  args: { work: { actor: "COMPANY", mayChange: false, command: async () => ok(morning) } },
};
