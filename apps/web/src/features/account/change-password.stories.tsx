import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { answering, refusal } from "@/testing/fake-calls";
import { seenBy } from "@/testing/in-story";
import { ChangePassword } from "./change-password";

const wrong = refusal({ errors: { currentPassword: "This is not your password." } });

const meta = {
  component: ChangePassword,
  args: { area: "hr" },
  decorators: [
    seenBy({
      area: "hr",
      mode: "DASHBOARD",
      calls: { hr: { auth: { changePassword: answering(wrong) } } },
    }),
  ],
} satisfies Meta<typeof ChangePassword>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
/** What the server does not take is told at its field, which gets the focus. */
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const fields = canvas.getAllByLabelText(/password/i, { selector: "input" });
    for (const field of fields) await userEvent.type(field, "lantern-over-the-door");
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByText("This is not your password.")).toBeVisible();
  },
};
