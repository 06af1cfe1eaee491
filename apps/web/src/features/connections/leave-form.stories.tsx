import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { ok, refusal } from "@/testing/fake-calls";
import { neverAnswers, seenBy } from "@/testing/in-story";
import type { Decide } from "./answer-dialog";
import { LeaveForm } from "./leave-form";
import { request } from "./testing/request";

const saved = fn<Decide>(async () => ok(request(1)));
const meta = {
  component: LeaveForm,
  args: {
    leave: { viewStudents: true, postJobs: true, requestBookings: true, chat: true },
    decide: saved,
  },
  decorators: [
    (Story) => <div className="max-w-96">{Story()}</div>,
    seenBy({ area: "po", mode: "DASHBOARD" }),
  ],
} satisfies Meta<typeof LeaveForm>;
export default meta;
type Story = StoryObj<typeof meta>;

async function save(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  canvas.getByRole("checkbox", { name: "See students" }).focus();
  await userEvent.keyboard(" ");
  canvas.getByRole("button", { name: /^Save/ }).focus();
  await userEvent.keyboard("{Enter}");
  return canvas;
}

/** What is taken back is said alone. */
export const TakenBack: Story = {
  play: async ({ canvasElement }) => {
    await save(canvasElement);
    const permissions = { viewStudents: false };
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ status: "APPROVED", permissions }));
  },
};
export const OnItsWay: Story = {
  args: { decide: fn<Decide>(neverAnswers) },
  play: async ({ canvasElement }) => {
    await save(canvasElement);
  },
};
/** A colleague has ended the connection meanwhile. */
export const Refused: Story = {
  args: { decide: fn<Decide>(async () => refusal({ message: "This connection has ended." }, 409)) },
  play: async ({ canvasElement }) => {
    const canvas = await save(canvasElement);
    await expect(await canvas.findByText("This connection has ended.")).toBeVisible();
  },
};
export const SeenByAViewer: Story = {
  args: {
    leave: { viewStudents: true, postJobs: true, requestBookings: true, chat: false },
    decide: undefined,
  },
};
