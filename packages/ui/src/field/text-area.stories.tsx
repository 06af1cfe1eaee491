import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { TextArea } from "./text-area";

const meta = {
  component: TextArea,
  args: { label: "About", maxLength: 600, defaultValue: "Six departments, a robotics lab." },
  decorators: [(Story) => <div className="max-w-120">{Story()}</div>],
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Counts: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("32 of 600")).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByLabelText("About")).toHaveFocus();
    await userEvent.keyboard("{Control>}{End}{/Control} Open to visits.");
    await expect(canvas.getByText("48 of 600")).toBeVisible();
  },
};

/** Nothing of what is pasted is lost. */
export const TooLong: Story = {
  args: { maxLength: 20 },
  play: async ({ canvas }) => {
    const area = canvas.getByLabelText("About");
    await expect(area).toHaveValue("Six departments, a robotics lab.");
    await expect(area).toHaveAccessibleDescription("Keep it to 20 characters.");
    await userEvent.tab();
    await userEvent.keyboard("{Control>}a{/Control}Six departments.");
    await expect(area).toBeValid();
    await expect(canvas.getByText("16 of 20")).toBeVisible();
  },
};

/** The count does not take the place of the word. */
export const Optional: Story = {
  args: { optional: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Optional/)).toHaveTextContent(
      "Optional, 32 of 600",
    );
  },
};

export const CountsWhatItsFormPutsBack: Story = {
  decorators: [
    (Story) => (
      <form>
        {Story()}
        <button type="reset">Put back</button>
      </form>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText("About"), "!");
    await expect(canvas.getByText("33 of 600")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Put back" }));
    await expect(await canvas.findByText("32 of 600")).toBeVisible();
  },
};

export const CountsWhatAFormSets: Story = {
  args: {
    defaultValue: undefined,
    ref: (area) => {
      if (area) area.value = "Written by a form library";
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("25 of 600")).toBeVisible();
  },
};

function Held() {
  const [text, setText] = useState("");
  return (
    <TextArea
      label="Reason"
      maxLength={500}
      value={text}
      onChange={({ target }) => setText(target.value)}
    />
  );
}

export const HeldByItsOwner: Story = {
  render: () => <Held />,
  play: async ({ canvasElement }) => {
    const reason = within(canvasElement).getByLabelText("Reason");
    await userEvent.type(reason, "No word");
    await expect(reason).toHaveValue("No word");
    await expect(within(canvasElement).getByText("7 of 500")).toBeVisible();
  },
};

export const Wrong: Story = {
  args: { error: "Write at least two sentences, so that companies know you." },
};
