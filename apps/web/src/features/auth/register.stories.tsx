import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { answering, refusal } from "@/testing/fake-calls";
import { seenBy } from "@/testing/in-story";
import { Register } from "./register";

const taken = refusal({ errors: { email: "This address cannot be used here." } });

const meta = {
  component: Register,
  args: { area: "student" },
  parameters: { page: true },
  decorators: [seenBy({ calls: { student: { auth: { register: answering(taken) } } } })],
} satisfies Meta<typeof Register>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForStudents: Story = {};
export const ForOfficers: Story = { args: { area: "po" } };
/** What is missing is told at each field, and the first of them has the focus. */
export const NothingWritten: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("button", { name: /^Send me a code/ }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByLabelText("First name")).toBeInvalid());
    await waitFor(() => expect(canvas.getByLabelText("First name")).toHaveFocus());
  },
};
