import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../button/button";
import { inForm } from "../field/in-form";
import { NumberField, type NumberFieldProps } from "./number-field";

interface HeldProps extends NumberFieldProps {
  usual?: number;
  /** What the owner puts where there is no number. */
  none?: number;
}
function Held({ usual, none, ...props }: HeldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <>
      <NumberField
        {...props}
        value={value}
        onValueChange={(next) => {
          props.onValueChange(next);
          setValue(next ?? none ?? null);
        }}
      />
      {usual !== undefined && <Button onClick={() => setValue(usual)}>The usual</Button>}
    </>
  );
}

const meta = {
  component: NumberField,
  args: { label: "Plan seats", value: 1200, min: 1, max: 200000, onValueChange: fn() },
  decorators: [(Story) => <div className="max-w-60">{Story()}</div>],
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof NumberField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Seats: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole("spinbutton", { name: "Plan seats" });
    await expect(field).toHaveValue("1,200");
    await userEvent.tab();
    await userEvent.keyboard("{ArrowUp}{PageUp}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1211);
    await userEvent.clear(field);
    await userEvent.keyboard("120000");
    await userEvent.tab();
    await expect(field).toHaveValue("1,20,000");
    await userEvent.clear(field);
    await userEvent.keyboard("900000{Enter}");
    await expect(field).toHaveValue("900000");
    await expect(field).toHaveAccessibleDescription("Write a number from 1 to 2,00,000.");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.clear(field);
    await userEvent.keyboard("{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.keyboard("two dozen");
    await userEvent.tab();
    await expect(field).toHaveValue("two dozen");
    await expect(field).toHaveAccessibleDescription("Write it in figures, like 1,200.");
    await userEvent.clear(field);
    await userEvent.type(field, "24{Enter}");
    await expect(field).not.toBeInvalid();
  },
};
/** With another key held the arrows and ends are those of the text: it is marked, and the number stays. */
export const KeysOfTheText: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole<HTMLInputElement>("spinbutton");
    await userEvent.click(field);
    await userEvent.keyboard("{Shift>}{Home}{End}{ArrowUp}{/Shift}{Alt>}{ArrowDown}{/Alt}");
    await userEvent.keyboard("{Control>}{Home}{/Control}");
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(field).toHaveValue("1,200");
  },
};

/** What cannot be read is not sent as nothing. */
export const HoldsItsForm: Story = {
  args: { label: "Absences", value: null, min: 0, max: 10, optional: true, error: "Give 0 to 10." },
  decorators: [
    (Story) => (
      <>
        {Story()}
        <Button type="submit">Save</Button>
      </>
    ),
    inForm,
  ],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole("spinbutton");
    const form = canvas.getByRole("form");
    const save = canvas.getByRole("button", { name: "Save" });
    for (const [wrong, says] of [
      ["two", "Write it in figures, like 1,200."],
      ["11", "Write a number from 0 to 10."],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, wrong);
      await userEvent.click(save);
      await expect(field).toHaveFocus();
      await expect(field).toHaveAccessibleDescription(says);
      await userEvent.keyboard("{Enter}");
      await expect(form).not.toHaveAttribute("data-sent");
    }
    await userEvent.clear(field);
    await userEvent.type(field, "2");
    // Told before the field is left, or the button would move under the pointer that presses it.
    await expect(field).toHaveAccessibleDescription("Give 0 to 10.");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2);
    await userEvent.click(save);
    await expect(form).toHaveAttribute("data-sent");
  },
};
/** A number from elsewhere takes the place of what could not be read, and of what was said of it. */
export const SetFromElsewhere: Story = {
  render: (args) => <Held {...args} usual={60} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole("spinbutton");
    await userEvent.clear(field);
    await userEvent.type(field, "five dozen");
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await userEvent.click(canvas.getByRole("button", { name: "The usual" }));
    await expect(field).toHaveValue("60");
    await expect(field).not.toBeInvalid();
  },
};
/** What could not be taken stays as it was typed, also where its owner puts a number in the place of none. */
export const WhereNoneIsZero: Story = {
  args: { label: "Gap years", value: 2, min: 0, max: 10 },
  render: (args) => <Held {...args} none={0} />,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("spinbutton");
    await userEvent.clear(field);
    await userEvent.type(field, "11");
    await userEvent.tab();
    await expect(field).toHaveValue("11");
    await expect(field).toHaveAccessibleDescription("Write a number from 0 to 10.");
  },
};
export const WithSteppers: Story = {
  args: { label: "Backlogs", value: 0, min: 0, max: 20, steppers: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("button", { name: "Less of backlogs" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await userEvent.click(canvas.getByRole("button", { name: "More of backlogs" }));
    await expect(canvas.getByRole("spinbutton")).toHaveValue("1");
  },
};
export const Money: Story = {
  args: { label: "Package", value: 7.2, decimals: 1, step: 0.1, prefix: "₹", suffix: "LPA" },
};
/** Rounded, a number would be another one: it stays to be put right, where a part of the whole is asked for as well. */
export const TooFine: Story = {
  args: { label: "Least CGPA", value: 7.2, min: 0, max: 10, decimals: 2 },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole("spinbutton");
    await userEvent.clear(field);
    await userEvent.type(field, "8.755");
    await userEvent.tab();
    await expect(field).toHaveValue("8.755");
    await expect(field).toHaveAccessibleDescription("Write it with 2 decimals at most, like 7.25.");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.clear(field);
    await userEvent.type(field, "8.750");
    await userEvent.tab();
    await expect(field).toHaveValue("8.75");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(8.75);
  },
};
/** Money of another country is grouped as that country does. */
export const AnotherCurrency: Story = {
  args: { label: "Fixed", value: 120000, max: undefined, prefix: "$", locale: "en" },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole("spinbutton", { name: "Fixed" });
    await expect(field).toHaveValue("120,000");
    await userEvent.clear(field);
    await userEvent.type(field, "$1,500,000");
    await userEvent.tab();
    await expect(field).toHaveValue("1,500,000");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1_500_000);
  },
};
/** Where points stand between groups, they do so in what is typed as well. */
export const GroupedByPoints: Story = {
  args: { label: "Fixed", value: 120000, max: undefined, locale: "de-DE" },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole("spinbutton", { name: "Fixed" });
    await expect(field).toHaveValue("120.000");
    await userEvent.type(field, "0");
    await userEvent.tab();
    await expect(field).toHaveValue("1.200.000");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1_200_000);
  },
};
export const Empty: Story = { args: { value: null, placeholder: "0", optional: true } };
export const Refused: Story = { args: { value: 0, error: "A plan has at least one seat." } };
export const Disabled: Story = { args: { disabled: true, steppers: true } };
export const ReadOnly: Story = { args: { readOnly: true, hint: "Set by your plan." } };
export const Large: Story = { args: { size: "lg", steppers: true } };
