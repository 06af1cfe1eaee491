import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { TagsField } from "./tags-field";

function Services({ begun, ...field }: { begun: string[]; error?: string; hint?: string }) {
  const [tags, setTags] = useState(begun);
  return <TagsField label="Services" value={tags} onValueChange={setTags} {...field} />;
}
const meta = {
  component: Services,
  args: { begun: ["Fleet software", "Charging"], hint: "Enter or a comma adds one." },
  decorators: [(Story) => <div className="max-w-120">{Story()}</div>],
} satisfies Meta<typeof Services>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter and a comma add, Backspace in the empty field takes the last away. */
export const ByKeys: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(
      canvas.getByRole("textbox", { name: "Services" }),
      "Batteries, Depots{Enter}",
    );
    await expect(canvas.getByText("Batteries")).toBeVisible();
    await userEvent.keyboard("{Backspace}");
    await expect(canvas.queryByText("Depots")).toBeNull();
  },
};
export const Empty: Story = { args: { begun: [] } };
export const Wrong: Story = { args: { error: "Name a service in 60 letters or fewer." } };
export const LongWords: Story = {
  args: { begun: ["Software for the charging and the care of electric fleets ".repeat(3).trim()] },
};
