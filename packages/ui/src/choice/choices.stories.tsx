import type { Meta, StoryObj } from "@storybook/react-vite";
import { useReducer } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Alert } from "../alert/alert";
import { EmptyState } from "../empty/empty-state";
import { TextField } from "../field/text-field";
import { FileField } from "../file/file-field";
import { PlanCard } from "../plan/plan-card";
import { Checkbox } from "./checkbox";
import { RadioGroup } from "./radio-group";
import { SegmentedControl } from "./segmented-control";
import { Switch } from "./switch";

const meta = { title: "Choice/Choices" } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Checkboxes: Story = {
  render: () => (
    <div className="flex flex-col gap-3">
      <Checkbox label="Confirm the Halden Shipping drive date" />
      <Checkbox label="Publish drive rules" defaultChecked />
      <Checkbox label="Include last season" hint="Only for this export." />
      <Checkbox label="I agree to the terms" error="Agree to the terms to go on." />
      <Checkbox label="Set by your college" disabled defaultChecked />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByLabelText("Confirm the Halden Shipping drive date");
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(box).toBeChecked();
  },
};

const chosen = fn();
const onOff = [
  { value: "off", label: "Off" },
  { value: "on", label: "On" },
];

export const Radios: Story = {
  render: () => (
    <RadioGroup
      label="Two-step verification"
      defaultValue="off"
      onValueChange={chosen}
      options={[
        { value: "off", label: "Off" },
        { value: "email", label: "A code by email", hint: "To meera.k@nilgiri.example" },
        { value: "app", label: "An authenticator app" },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByLabelText("Off")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByLabelText("A code by email")).toBeChecked();
    await expect(chosen).toHaveBeenCalledWith("email");
  },
};

/** Values may hold spaces, which part the ids of a list. */
export const RadiosOfWords: Story = {
  render: () => (
    <RadioGroup
      label="Visa"
      options={[
        { value: "in hand", label: "In hand", hint: "Until the end of the season." },
        { value: "not yet", label: "Not yet" },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole("radio");
    await expect(first).toHaveAccessibleDescription("Until the end of the season.");
  },
};

function FormDrawnAnew() {
  const [, draw] = useReducer((times: number) => times + 1, 0);
  return (
    <form aria-label="Form">
      <RadioGroup label="Steps" name="steps" defaultValue="off" options={onOff} />
      <SegmentedControl label="Mails" name="mails" options={onOff} />
      <button type="reset">Put back</button>
      <button type="button" onClick={draw}>
        Draw anew
      </button>
    </form>
  );
}

/** A form that is put back, as React does after its action, puts back what was chosen in it, and it stays so. */
export const PutBackWithItsForm: Story = {
  render: () => <FormDrawnAnew />,
  play: async ({ canvas }) => {
    const held = () => Object.fromEntries(new FormData(canvas.getByRole("form")));
    for (const on of canvas.getAllByLabelText("On")) await userEvent.click(on);
    await expect(held()).toEqual({ steps: "on", mails: "on" });
    await userEvent.click(canvas.getByRole("button", { name: "Put back" }));
    await userEvent.click(canvas.getByRole("button", { name: "Draw anew" }));
    await waitFor(() => expect(held()).toEqual({ steps: "off" }));
    for (const on of canvas.getAllByLabelText("On")) await userEvent.click(on);
    await expect(held()).toEqual({ steps: "on", mails: "on" });
  },
};

/** An address has no place to break, and stays within what it stands in all the same. */
export const LongWords: Story = {
  render: () => {
    const word = `${"placements-and-internships.".repeat(6)}nilgiri.example`;
    return (
      <div data-testid="narrow" className="flex w-80 flex-col gap-3">
        <Checkbox label={word} hint={word} />
        <Switch label={word} hint={word} />
        <RadioGroup label="Site" error={word} options={[{ value: word, label: word }]} />
        <TextField label="Site" hint={word} />
        <FileField label="File" invitation={word} onChoose={fn()} />
        <PlanCard label={word} price="₹24,000" description={word} features={[word]} />
        <EmptyState title={word}>{word}</EmptyState>
        <Alert title={word}>{word}</Alert>
      </div>
    );
  },
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByTestId("narrow");
    await expect(scrollWidth).toBe(clientWidth);
  },
};

export const RadiosWrong: Story = {
  render: () => (
    <RadioGroup
      label="Gender"
      optional
      error="Choose one, or leave it to later."
      options={[
        { value: "f", label: "Woman" },
        { value: "m", label: "Man" },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("radiogroup", { name: "Gender" }).focus();
    await expect(canvas.getByLabelText("Woman")).toHaveFocus();
  },
};

const types = ["Autonomous", "Affiliated", "Deemed"].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

export const SegmentsOfAForm: Story = {
  render: () => (
    <SegmentedControl
      label="Type"
      defaultValue="autonomous"
      options={types}
      className="max-w-120"
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByLabelText("Affiliated")).toBeChecked();
  },
};

/** The line between two segments stands between them where people write to the left as well. */
export const SegmentsRightToLeft: Story = {
  render: () => (
    <div dir="rtl">
      <SegmentedControl label="Type" options={types} className="max-w-120" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const second = within(canvasElement).getByLabelText("Affiliated").closest("label")!;
    const { borderLeftWidth, borderRightWidth } = getComputedStyle(second);
    await expect([borderLeftWidth, borderRightWidth]).toEqual(["0px", "1px"]);
  },
};

export const SegmentsOfAView: Story = {
  render: () => (
    <SegmentedControl
      look="view"
      label="Departments"
      defaultValue="all"
      options={[
        { value: "all", label: "All departments" },
        { value: "core", label: "Core" },
        { value: "circuit", label: "Circuit" },
      ]}
    />
  ),
};

export const Switches: Story = {
  render: () => (
    <div className="flex flex-col gap-3">
      <Switch label="Show my portfolio to companies" defaultChecked />
      <Switch label="Single-letter shortcuts" hint="J and K move through lists." />
      <Switch label="Set by your college" disabled />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const toggle = within(canvasElement).getByRole("switch", { name: "Single-letter shortcuts" });
    toggle.focus();
    await userEvent.keyboard(" ");
    await expect(toggle).toBeChecked();
  },
};
