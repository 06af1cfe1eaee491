import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { WebAddressField } from "./web-address-field";

const meta = {
  component: WebAddressField,
  args: { label: "Website" },
  decorators: [(Story) => <div className="max-w-100">{Story()}</div>],
} satisfies Meta<typeof WebAddressField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One that is pasted whole does not show its scheme twice. */
export const Pasted: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText("Website");
    await userEvent.click(field);
    await userEvent.paste("https://kestrel.example/careers");
    await waitFor(() => expect(field).toHaveValue("kestrel.example/careers"));
  },
};
export const Optional: Story = { args: { optional: true, hint: "The page of your careers." } };
export const Wrong: Story = {
  args: { defaultValue: "kestrel", error: "Write a web address like kestrel.example." },
};
export const Long: Story = {
  args: { defaultValue: `kestrel.example/${"a-page-of-the-careers-of-engineers/".repeat(4)}` },
};
