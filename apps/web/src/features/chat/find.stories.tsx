import type { ChatHits } from "@toran/contract/schemas/chat";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { ok, refusal } from "@/testing/fake-calls";
import { neverAnswers } from "@/testing/in-story";
import { Conversation } from "./conversation";
import { answeredBy, inItsRoom, items } from "./testing/answered-by";
import { id, me } from "./testing/written";

const meta = {
  component: Conversation,
  args: { area: "po", id, me, at: undefined },
  parameters: { page: true },
  decorators: [inItsRoom],
} satisfies Meta<typeof Conversation>;
export default meta;
type Story = StoryObj<typeof meta>;

const other = { id: "kestrel", name: "Kestrel Mobility" };
const found = async () =>
  ok<ChatHits>({ items: items.toReversed().map((each) => ({ ...each, other })), next: null });

async function lookFor(canvasElement: HTMLElement, words: string) {
  const canvas = within(canvasElement);
  const opener = await canvas.findByRole("button", { name: "Search in this conversation" });
  opener.focus();
  await userEvent.keyboard("{Enter}");
  const field = await canvas.findByRole("searchbox", { name: "Words in this conversation" });
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.keyboard(words);
  return { canvas, opener, field };
}

/** Enter goes from message to message, and the focus stays with the words. */
export const Found: Story = {
  decorators: [answeredBy({ search: found })],
  play: async ({ canvasElement }) => {
    const { canvas, field } = await lookFor(canvasElement, "we");
    await expect(await canvas.findByText(/^1 of 2/)).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByText(/^2 of 2/)).toBeVisible();
    await expect(field).toHaveFocus();
  },
};
/** Escape ends the search and gives the focus back. */
export const Ended: Story = {
  decorators: [answeredBy({ search: found })],
  play: async ({ canvasElement }) => {
    const { opener } = await lookFor(canvasElement, "we");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
export const NothingFound: Story = {
  decorators: [answeredBy({ search: async () => ok<ChatHits>({ items: [], next: null }) })],
  play: async ({ canvasElement }) => {
    const { canvas } = await lookFor(canvasElement, "deposit");
    await expect(await canvas.findByText("No message holds that")).toBeVisible();
  },
};
export const OnItsWay: Story = {
  decorators: [answeredBy({ search: neverAnswers })],
  play: async ({ canvasElement }) => {
    await lookFor(canvasElement, "Monday");
  },
};
export const Failed: Story = {
  decorators: [answeredBy({ search: async () => refusal({}, 500) })],
  play: async ({ canvasElement }) => {
    const { canvas } = await lookFor(canvasElement, "Monday");
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};
