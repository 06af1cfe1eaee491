import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { ProofField } from "./proof-field";

function Kept(props: ComponentProps<typeof ProofField>) {
  const [chosen, setChosen] = useState(props.chosen);
  const [error, setError] = useState(props.error);
  return (
    <ProofField
      {...props}
      chosen={chosen}
      error={error}
      onChange={(next) => {
        setChosen(next);
        setError(undefined);
      }}
      onProblem={setError}
    />
  );
}
const nothing = () => undefined;
const meta = {
  component: ProofField,
  args: {
    hint: "The letter of the offer, as you were sent it.",
    chosen: undefined,
    error: undefined,
    onChange: nothing,
    onProblem: nothing,
  },
  render: (props) => <Kept {...props} />,
  decorators: [(Story) => <div className="max-w-form">{Story()}</div>],
} satisfies Meta<typeof ProofField>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = (canvasElement: HTMLElement, name: string, type: string) =>
  userEvent.upload(
    within(canvasElement).getByLabelText("Proof", { selector: "input" }),
    new File(["letter"], name, { type }),
    { applyAccept: false },
  );
export const NothingChosen: Story = {};
/** What was chosen is taken out again by a key, and the one that is kept stands there. */
export const ChosenAndTakenOut: Story = {
  args: { kept: { key: "k1", name: "letter of last year.pdf", bytes: 48_000 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await choose(canvasElement, "letter.pdf", "application/pdf");
    (await canvas.findByRole("button", { name: "Remove letter.pdf" })).focus();
    await userEvent.keyboard("{Enter}");
    const kept = await canvas.findByText("letter of last year.pdf", { selector: "p" });
    await waitFor(() => expect(kept).toBeVisible());
  },
};
export const OfAnotherKind: Story = {
  args: { optional: true },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, "letter.txt", "text/plain");
    await expect(await within(canvasElement).findByText(/^Choose another file/)).toBeVisible();
  },
};
