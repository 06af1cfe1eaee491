import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { answering, type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { neverAnswers, seenBy } from "@/testing/in-story";
import { todoOf } from "./testing/todo";
import { TodoAbout } from "./todo-about";

type Create = NonNullable<NonNullable<FakeCalls["po"]>["todos"]>["create"];
const answeredBy = (create: Create) =>
  seenBy({ area: "po", mode: "DASHBOARD", calls: { po: { todos: { create } } } });

const meta = {
  component: TodoAbout,
  args: { area: "po", type: "COMPANY", id: "kestrel", name: "Kestrel Mobility" },
} satisfies Meta<typeof TodoAbout>;
export default meta;
type Story = StoryObj<typeof meta>;

async function add(canvasElement: HTMLElement, title: string) {
  const opener = within(canvasElement).getByRole("button", { name: /^Add a to-do about/ });
  opener.focus();
  await userEvent.keyboard("{Enter}");
  const field = await screen.findByLabelText("What is to be done");
  await waitFor(() => expect(field).toBeVisible());
  if (title) await userEvent.type(field, title);
  screen.getByRole("button", { name: /^Add to the list/ }).focus();
  await userEvent.keyboard("{Enter}");
  return opener;
}

/** Added by keys, the focus is where it was before. */
export const Added: Story = {
  decorators: [answeredBy(answering(ok(todoOf("Ask about the bond"))))],
  play: async ({ canvasElement }) => {
    const opener = await add(canvasElement, "Ask about the bond");
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
/** What is missing is told at its field, which has the focus. */
export const NothingWritten: Story = {
  decorators: [answeredBy(neverAnswers)],
  play: async ({ canvasElement }) => {
    await add(canvasElement, "");
    await waitFor(() => expect(screen.getByText("Write what is to be done.")).toBeVisible());
    await waitFor(() => expect(screen.getByLabelText("What is to be done")).toHaveFocus());
  },
};
export const OnItsWay: Story = {
  decorators: [answeredBy(neverAnswers)],
  play: async ({ canvasElement }) => {
    await add(canvasElement, "Ask about the bond");
  },
};
export const Refused: Story = {
  decorators: [
    answeredBy(
      answering(refusal({ message: "The list is full. Finish or remove something first." }, 409)),
    ),
  ],
  play: async ({ canvasElement }) => {
    await add(canvasElement, "Ask about the bond");
    await waitFor(() => expect(screen.getByText(/^The list is full/)).toBeVisible());
  },
};
