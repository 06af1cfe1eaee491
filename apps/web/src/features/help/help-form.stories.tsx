import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { answering, ok } from "@/testing/fake-calls";
import { seenBy } from "@/testing/in-story";
import { HelpForm } from "./help-form";

const meta = {
  component: HelpForm,
  decorators: [
    (Story) => <div className="max-w-120">{Story()}</div>,
    seenBy({ calls: { site: { help: { ask: answering(ok(undefined)) } } } }),
  ],
} satisfies Meta<typeof HelpForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
/** Words that are too few are told at their field. */
export const TooFewWords: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText("Email"), "ananya@nilgiri.example{Enter}");
    await waitFor(() => expect(canvas.getByLabelText("What happens?")).toBeInvalid());
  },
};
export const Sent: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText("Email"), "ananya@nilgiri.example");
    await userEvent.type(
      canvas.getByLabelText("What happens?"),
      "The code does not come to my address.",
    );
    canvas.getByRole("button", { name: /^Send/ }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByText("Your message has arrived")).toBeVisible();
  },
};
