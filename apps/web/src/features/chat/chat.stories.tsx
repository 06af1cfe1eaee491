import type { Conversation } from "@toran/contract/schemas/chat";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { neverAnswers, seenBy } from "@/testing/in-story";
import { Chat } from "./chat";
import { inItsRoom, items } from "./testing/answered-by";
import { info, me } from "./testing/written";

type Calls = NonNullable<FakeCalls["chat"]>;
const answeredBy = (chat: Calls) =>
  seenBy({ area: "po", mode: "DASHBOARD", person: me, path: "/po/chat", calls: { chat } });

const meta = {
  component: Chat,
  args: { area: "po" },
  parameters: { page: true },
  decorators: [inItsRoom],
} satisfies Meta<typeof Chat>;
export default meta;
type Story = StoryObj<typeof meta>;

const [theirs, ours] = items;
const withCompany = (id: string, name: string, more: Partial<Conversation>): Conversation =>
  info({ id, other: { id, name, city: "Pune", picture: null }, unread: 0, ...more });
const conversations = [
  withCompany("kestrel", "Kestrel Mobility", { last: theirs ?? null, unread: 2 }),
  withCompany("steel", "Coromandel Steel and Allied Works of Southern India", {
    last: ours ?? null,
    muted: true,
  }),
  withCompany("banyan", "Banyan Analytics", {}),
];
const page = (all: Conversation[]) => ok({ items: all, next: null, unread: 0 });
const some = async () => page(conversations);
const lookFor = async (canvasElement: HTMLElement, words: string) =>
  userEvent.type(
    await within(canvasElement).findByRole("searchbox", { name: "Search people and messages" }),
    words,
  );

/** What can be done with one is in a menu by keys. */
export const Filled: Story = {
  decorators: [answeredBy({ list: some })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    (await canvas.findByRole("button", { name: "More about Kestrel Mobility" })).focus();
    await userEvent.keyboard("{Enter}");
    const mute = await screen.findByRole("menuitem", { name: "Mute" });
    await waitFor(() => expect(mute).toBeVisible());
  },
};
export const Empty: Story = {
  decorators: [answeredBy({ list: async () => page([]) })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("No conversations yet")).toBeVisible();
  },
};
/** Conversations with this company, and messages with its name. */
export const LookedFor: Story = {
  decorators: [
    answeredBy({
      list: async ({ query } = {}) => page(conversations.slice(0, query?.search ? 1 : 3)),
      search: async () =>
        ok({
          items: items.map((each) => ({ ...each, other: { id: "kestrel", name: "Kestrel" } })),
          next: "2",
        }),
    }),
  ],
  play: async ({ canvasElement }) => {
    await lookFor(canvasElement, "week");
    const found = within(canvasElement).findByRole("link", { name: /interviews next week/ });
    await expect(await found).toBeVisible();
  },
};
export const NothingFound: Story = {
  decorators: [
    answeredBy({
      list: async ({ query } = {}) => page(query?.search ? [] : conversations),
      search: async () => ok({ items: [], next: null }),
    }),
  ],
  play: async ({ canvasElement }) => {
    await lookFor(canvasElement, "deposit");
    await expect(
      await within(canvasElement).findByText("No message holds “deposit”"),
    ).toBeVisible();
  },
};
export const PutAway: Story = {
  decorators: [
    answeredBy({
      list: async ({ query } = {}) => page(query?.archived ? [] : conversations),
    }),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    (await canvas.findByRole("button", { name: "Which conversations" })).focus();
    await userEvent.keyboard("{Enter}");
    const away = await screen.findByRole("menuitemcheckbox", { name: "Show what is put away" });
    await waitFor(() => expect(away).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByText("Nothing is put away")).toBeVisible();
  },
};
export const OnItsWay: Story = { decorators: [answeredBy({ list: neverAnswers })] };
export const Failed: Story = {
  decorators: [answeredBy({ list: async () => refusal({}, 500) })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};
