import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { MentionField, type MentionFieldProps } from "./mention-field";

function Edited(props: MentionFieldProps) {
  const [value, setValue] = useState(props.value);
  return <MentionField {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: "Chat/MentionField",
  component: MentionField,
  render: (args) => <Edited {...args} />,
  args: {
    label: "Edit the message",
    value: "Please ask ",
    maxLength: 4000,
    onValueChange: () => undefined,
    people: [
      { value: "1", label: "Vikram Rao", detail: "Campus hiring lead, Kestrel Mobility" },
      { value: "2", label: "Nandini Hegde", detail: "Kestrel Mobility" },
      { value: "3", label: "Vidya Iyer", detail: "your team" },
    ],
  },
  decorators: [(Story) => <div className="max-w-118 pt-80">{Story()}</div>],
} satisfies Meta<typeof MentionField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ByKeysAlone: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole<HTMLTextAreaElement>("textbox", { name: "Edit the message" });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    field.setSelectionRange(field.value.length, field.value.length);
    await userEvent.keyboard("@vi");
    const list = canvas.getByRole("listbox", { name: "People to mention" });
    await expect(within(list).getAllByRole("option")).toHaveLength(2);
    await userEvent.keyboard("{ArrowDown}{Tab}");
    await expect(field).toHaveValue("Please ask @Vidya Iyer ");
    await expect(field).toHaveFocus();
    await expect(canvas.getByText("23 of 4,000")).toBeVisible();
    // Enter breaks the line here, and chooses only while the list is open.
    await userEvent.keyboard("{Enter}@nan{Enter}");
    await expect(field).toHaveValue("Please ask @Vidya Iyer \n@Nandini Hegde ");
    await userEvent.keyboard("@{Escape}");
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await expect(field).toHaveFocus();
  },
};

/** Inside what scrolls, the list opens where it can be seen whole. */
export const NearTheTopOfALog: Story = {
  decorators: [(Story) => <div className="h-100 overflow-y-auto">{Story()}</div>],
  render: (args) => (
    <div className="h-200">
      <Edited {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole("textbox");
    await userEvent.click(field);
    await userEvent.keyboard("@");
    const list = canvas.getByRole("listbox");
    const { bottom } = field.getBoundingClientRect();
    await expect(list.getBoundingClientRect().top).toBeGreaterThan(bottom);
  },
};

export const Refused: Story = { args: { error: "A message can be changed for 15 minutes." } };
export const Alone: Story = { args: { people: [], value: "Nobody else is here." } };
