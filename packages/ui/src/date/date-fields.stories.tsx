import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { inForm } from "../field/in-form";
import { DateField, type DateFieldProps } from "./date-field";
import type { Day } from "./days";
import { Drive, Interviews, Project } from "./season";

const changed = fn();
const unread = fn();

function Joining({ start = "2025-11-21", ...rest }: { start?: Day } & Partial<DateFieldProps>) {
  const [day, setDay] = useState<Day | null>(start);
  return (
    <DateField
      label="Joining date"
      now="2025-11-13"
      value={day}
      onUnread={unread}
      onValueChange={(next) => {
        changed(next);
        setDay(next);
      }}
      {...rest}
    />
  );
}

const meta = {
  title: "Date/Date fields",
  component: Joining,
  decorators: [(Story) => <div className="min-h-100 max-w-90">{Story()}</div>],
} satisfies Meta<typeof Joining>;
export default meta;

type Story = StoryObj<typeof meta>;

const page = () => within(document.body);

/** A day that cannot be read says so itself, and is not sent as no day. */
export const OneDay: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("button", { name: "Pick joining date" }).focus();
    await userEvent.keyboard("{Enter}");
    const chosen = await page().findByRole("button", { name: "Friday 21 November 2025" });
    await waitFor(() => expect(chosen).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{ArrowRight}");
    await expect(page().getByRole("button", { name: "Saturday 29 November 2025" })).toHaveFocus();
    await userEvent.keyboard("{PageDown}");
    await waitFor(() =>
      expect(page().getByRole("button", { name: "Monday 29 December 2025" })).toHaveFocus(),
    );
    await userEvent.keyboard("{PageUp}{Home}{Enter}");
    await expect(changed).toHaveBeenLastCalledWith("2025-11-24");
    await waitFor(() => expect(canvas.getByLabelText("Joining date")).toHaveValue("24 Nov 2025"));
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Pick joining date" })).toHaveFocus(),
    );
  },
};

export const HoldsItsForm: Story = {
  args: { error: "Give the joining date." },
  decorators: [inForm],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText("Joining date");
    await userEvent.clear(field);
    await userEvent.type(field, "31/02/2026{Enter}");
    await expect(field).toHaveAccessibleDescription("Write the day like 13/11/2026.");
    await expect(canvas.getByRole("form")).not.toHaveAttribute("data-sent");
    await userEvent.clear(field);
    await userEvent.type(field, "28/02/2026");
    await expect(field).toHaveAccessibleDescription("Give the joining date.");
    await expect(changed).toHaveBeenLastCalledWith("2026-02-28");
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("form")).toHaveAttribute("data-sent");
  },
};

export const Typed: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText("Joining date");
    await userEvent.clear(field);
    await userEvent.type(field, "5/1/26");
    await userEvent.tab();
    await expect(changed).toHaveBeenLastCalledWith("2026-01-05");
    await expect(field).toHaveValue("5 Jan 2026");
    await userEvent.clear(field);
    await userEvent.type(field, "after Diwali");
    await userEvent.tab();
    // What could not be read stays, to be put right.
    await expect(unread).toHaveBeenLastCalledWith("after Diwali");
    await expect(field).toHaveValue("after Diwali");
    await expect(field).toHaveAccessibleDescription("Write the day like 13/11/2026.");
    await expect(changed).toHaveBeenLastCalledWith(null);
    await userEvent.clear(field);
    await userEvent.type(field, "14 Nov{Enter}");
    await expect(field).toHaveValue("14 Nov 2025");
    await expect(field).not.toBeInvalid();
  },
};

export const OpenAtTheKeyboard: Story = {
  play: async ({ canvasElement }) => {
    within(canvasElement).getByLabelText("Joining date").focus();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await waitFor(() => expect(page().getByRole("dialog")).toBeVisible());
    await expect(page().getByRole("grid", { name: "November 2025" })).toBeVisible();
  },
};

/** What is typed is kept when the grid opens: what can be read is shown there, and the rest waits to be put right. */
export const TypedAndThenOpened: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText("Joining date");
    await userEvent.clear(field);
    await userEvent.type(field, "5/1/26{Alt>}{ArrowDown}{/Alt}");
    const typed = await page().findByRole("button", { name: "Monday 5 January 2026" });
    await waitFor(() => expect(typed).toHaveFocus());
    await expect(changed).toHaveBeenLastCalledWith("2026-01-05");
    await userEvent.keyboard("{Escape}");
    await userEvent.clear(field);
    await userEvent.type(field, "after Diwali");
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Pick joining date" }));
    await expect(field).toHaveValue("after Diwali");
    await userEvent.click(await page().findByRole("button", { name: "Friday 14 November 2025" }));
    await expect(field).toHaveValue("14 Nov 2025");
    await expect(field).not.toBeInvalid();
  },
};

/** Years have four figures: a day at either end is shown like any other, and no key or button leads beyond. */
export const AtTheEndOfTheYears: Story = {
  args: { start: "9999-12-31" },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText("Joining date");
    await userEvent.type(field, "{Alt>}{ArrowDown}{/Alt}");
    const last = await page().findByRole("button", { name: "Friday 31 December 9999" });
    await waitFor(() => expect(last).toHaveFocus());
    await userEvent.keyboard("{ArrowRight}{ArrowDown}{PageDown}{End}");
    await expect(last).toHaveFocus();
    await userEvent.click(page().getByRole("button", { name: "Next month" }));
    await expect(page().getByRole("grid", { name: "December 9999" })).toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await userEvent.type(field, "{Control>}a{/Control}1/1/0001{Alt>}{ArrowDown}{/Alt}");
    await userEvent.click(await page().findByRole("button", { name: "Previous month" }));
    await expect(await page().findByRole("grid", { name: "January 1" })).toBeInTheDocument();
  },
};

export const Refused: Story = {
  args: { error: "Choose a day after the drive, from 22 November." },
};
export const Disabled: Story = { args: { disabled: true } };
export const Bounded: Story = {
  args: { min: "2025-11-10", max: "2025-11-28" },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Pick joining date" }));
    await waitFor(() =>
      expect(page().getByRole("button", { name: "Saturday 29 November 2025" })).toBeDisabled(),
    );
    await userEvent.keyboard("{Escape}");
    const field = within(canvasElement).getByLabelText("Joining date");
    await userEvent.clear(field);
    await userEvent.type(field, "1 Dec{Enter}");
    await expect(field).toHaveAccessibleDescription("Choose one from 10 Nov 2025 to 28 Nov 2025.");
  },
};

/** Today lies outside of what is allowed: the keyboard begins at the nearest day that is not. */
export const BoundedInThePast: Story = {
  args: { start: undefined, value: null, max: "2010-06-15", label: "Date of birth" },
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole("button", { name: "Pick date of birth" }).focus();
    await userEvent.keyboard("{Enter}");
    const last = await page().findByRole("button", { name: "Tuesday 15 June 2010" });
    await waitFor(() => expect(last).toHaveFocus());
    await userEvent.keyboard("{ArrowRight}{ArrowUp}");
    await expect(page().getByRole("button", { name: "Tuesday 8 June 2010" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{ArrowRight}");
    const previous = page().getByRole("button", { name: "Previous month" });
    await userEvent.click(previous);
    await expect(previous).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(page().getByRole("button", { name: "Saturday 1 May 2010" })).toHaveFocus();
  },
};

export const Range: Story = {
  render: () => <Drive />,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText("Drive");
    await expect(field).toHaveValue("18 Nov to 21 Nov 2025");
    within(canvasElement).getByRole("button", { name: "Pick drive" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() =>
      expect(page().getByRole("button", { name: "Tuesday 18 November 2025" })).toHaveFocus(),
    );
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await waitFor(() =>
      expect(page().getByText("From 25 Nov 2025. Now the last day.")).toBeVisible(),
    );
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{Enter}");
    await waitFor(() => expect(field).toHaveValue("25 Nov to 27 Nov 2025"));
  },
};

/** Days that cannot be read hold their form as one day does, until other days take their place. */
export const RangeHoldsItsForm: Story = {
  decorators: [inForm],
  render: () => <Drive />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText("Drive");
    await userEvent.clear(field);
    await userEvent.type(field, "next week{Enter}");
    await expect(field).toHaveAccessibleDescription("Write the days like 13 Nov to 21 Nov 2026.");
    await expect(canvas.getByRole("form")).not.toHaveAttribute("data-sent");
    await userEvent.click(canvas.getByRole("button", { name: "As proposed" }));
    await expect(field).toHaveValue("25 Nov to 27 Nov 2025");
    await expect(field).not.toBeInvalid();
    await userEvent.type(field, "{Enter}");
    await expect(canvas.getByRole("form")).toHaveAttribute("data-sent");
  },
};

export const RangeInSight: Story = {
  render: () => <Drive />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Pick drive" }));
    await waitFor(() => expect(page().getByRole("dialog")).toBeVisible());
  },
};

export const OneMonth: Story = {
  render: () => <Project />,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText("From");
    await expect(field).toHaveValue("Jan 2025");
    within(canvasElement).getByRole("button", { name: "Pick from" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(page().getByRole("button", { name: "January 2025" })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{PageDown}{Enter}");
    await waitFor(() => expect(field).toHaveValue("Apr 2026"));
    await userEvent.clear(field);
    await userEvent.type(field, "11/2024{Enter}");
    await waitFor(() => expect(field).toHaveValue("Nov 2024"));
  },
};

export const TheLastMonthOfTheYears: Story = {
  render: () => <Project start="9999-12" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Pick from" }));
    const last = await page().findByRole("button", { name: "December 9999" });
    await waitFor(() => expect(last).toHaveFocus());
    await userEvent.keyboard("{ArrowRight}{PageDown}");
    await userEvent.click(page().getByRole("button", { name: "Next year" }));
    await expect(last).toBeInTheDocument();
  },
};

export const YearInSight: Story = {
  render: () => <Project />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Pick from" }));
    await waitFor(() => expect(page().getByRole("button", { name: "May 2025" })).toBeVisible());
  },
};

export const Grid: Story = {
  render: () => <Interviews />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByRole("button", { name: "Thursday 13 November 2025, today, 3 interviews" }),
    ).toHaveAttribute("aria-current", "date");
    canvas.getByRole("button", { name: "Next month" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("heading", { name: "December 2025" })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}{Enter}");
    await expect(canvas.getByRole("button", { name: "Tuesday 2 December 2025" })).toHaveFocus();
  },
};

export const RightToLeft: Story = { render: () => <Interviews dir="rtl" /> };
