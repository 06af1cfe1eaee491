import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button";
import { Calendar } from "./calendar";
import type { CalendarEvent } from "./event";

const event = (
  id: string,
  day: string,
  from: string | undefined,
  to: string | undefined,
  title: string,
  detail?: string,
): CalendarEvent => ({ id, day: `2025-11-${day}`, from, to, title, detail });

const events = [
  event("1", "04", "10:00", "11:00", "Tessera, round 2"),
  event("2", "13", "09:30", "10:30", "Department heads", "Board room"),
  event("3", "13", "11:30", "13:00", "Kestrel, pre-placement talk", "Main block, hall 2"),
  event("4", "13", "14:00", "15:00", "Karthik and Ananya, Tessera", "Panel A"),
  event("5", "13", "14:30", "16:00", "Halden Shipping, mock interviews", "Panel B"),
  event("6", "18", "16:00", undefined, "Documents due"),
  event("7", "21", "09:30", "13:00", "Campus interviews, Kestrel", "2 panels, 14 students"),
  event("8", "28", undefined, undefined, "Graduate Software Engineer closes"),
];

const meta = {
  component: Calendar,
  parameters: { page: true },
  args: { events, now: "2025-11-13T11:42", onOpen: fn() },
  globals: { role: "po" },
} satisfies Meta<typeof Calendar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Month: Story = {
  args: { actions: <Button size="sm">Plan interviews</Button> },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const dayOf = (name: RegExp) => canvas.getByRole("button", { name });
    dayOf(/^Thursday 13 November/).focus();
    await userEvent.keyboard("{ArrowRight}{ArrowDown}");
    await waitFor(() => expect(dayOf(/^Friday 21 November 2025, 1 event$/)).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onOpen).toHaveBeenCalledWith(events[6]);
    dayOf(/^Friday 21 November/).focus();
    await userEvent.keyboard("{PageDown}");
    await expect(canvas.getByRole("heading", { name: "December 2025" })).toBeVisible();
    await waitFor(() => expect(dayOf(/^Sunday 21 December/)).toHaveFocus());
    await userEvent.keyboard("{PageUp}{Enter}");
    // A day opens by itself.
    await expect(canvas.getByRole("heading", { name: "Friday 21 November 2025" })).toBeVisible();
    await expect(canvas.getByRole("radio", { name: "Day" })).toBeChecked();
  },
};

/** The month stays while a day of the one before is pressed, or the press would end on another day. */
export const ADayOfAnotherMonth: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const target = canvas.getByRole("button", { name: /^Thursday 30 October/ });
    const user = userEvent.setup();
    await user.pointer({ keys: "[MouseLeft>]", target });
    await expect(canvas.getByRole("heading", { name: "November 2025" })).toBeVisible();
    await user.pointer({ keys: "[/MouseLeft]", target });
    await expect(canvas.getByRole("heading", { name: "Thursday 30 October 2025" })).toBeVisible();
  },
};

export const MonthInSight: Story = {};
export const Week: Story = {
  args: { view: "week" },
  play: async ({ canvasElement, args }) => {
    await expect(
      within(canvasElement).getByRole("heading", { name: "10 Nov to 16 Nov 2025" }),
    ).toBeVisible();
    within(canvasElement)
      .getByRole("button", { name: /Campus|Department heads/ })
      .focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onOpen).toHaveBeenCalledWith(events[1]);
    const detail = within(canvasElement).getByText("Board room");
    const { bottom } = detail.closest("button")!.getBoundingClientRect();
    const line = detail.getBoundingClientRect();
    await expect(line.height <= 1 || line.bottom <= bottom, "it is not cut in half").toBe(true);
  },
};
export const Day: Story = { args: { view: "day" } };
export const AgendaOfTheMonth: Story = {
  args: { view: "agenda" },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("button", { name: /^11:30 to 13:00/ }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onOpen).toHaveBeenCalledWith(events[2]);
  },
};
const movable = events.map((one) => ({
  ...one,
  movable: one.id === "2",
  cancelled: one.id === "3",
}));
export const Moved: Story = {
  args: { view: "week", events: movable, onMove: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const held = canvas.getByRole("button", { name: /Department heads/ });
    const friday = canvas.getByRole("region", { name: "Friday 14 November 2025" });
    const { top } = held.getBoundingClientRect();
    const dataTransfer = new DataTransfer();
    const drag = (type: string, to: Element, clientY: number) =>
      to.dispatchEvent(
        new DragEvent(type, { dataTransfer, clientY, bubbles: true, cancelable: true }),
      );
    drag("dragstart", held, top + 5);
    // An hour is 48 pixels high.
    drag("dragover", friday, top + 5 + 96);
    drag("drop", friday, top + 5 + 96);
    await expect(args.onMove).toHaveBeenCalledWith(movable[1], {
      day: "2025-11-14",
      from: "11:30",
    });
    await expect(
      canvas.getByRole("button", { name: /pre-placement talk ?, cancelled/ }),
    ).not.toHaveAttribute("draggable", "true");
  },
};
export const NothingPlanned: Story = { args: { view: "agenda", events: [] } };
export const RightToLeft: Story = {
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};
