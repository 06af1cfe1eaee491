import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { PayAmount } from "./pay-amount";

type Terms = Parameters<typeof PayAmount>[0]["terms"];
function Pay({ terms, error }: { terms: Terms; error?: string }) {
  const [fixed, setFixed] = useState<number | null>(900_000);
  return (
    <PayAmount part="fixed" terms={terms} value={fixed} error={error} onValueChange={setFixed} />
  );
}
const meta = {
  component: Pay,
  args: { terms: {} },
  decorators: [(Story) => <div className="max-w-80">{Story()}</div>],
} satisfies Meta<typeof Pay>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Grouped as the currency is; the arrow keys go by a step. */
export const InRupees: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText(/a year$/);
    field.focus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(field).toHaveValue("9,10,000");
  },
};
export const InDollars: Story = { args: { terms: { currency: "USD" } } };
export const ByTheMonth: Story = { args: { terms: { period: "MONTH" } } };
export const Wrong: Story = { args: { error: "Write what they are paid." } };
