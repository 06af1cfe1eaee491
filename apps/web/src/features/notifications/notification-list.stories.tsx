import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { answering, type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { neverAnswers, seenBy } from "@/testing/in-story";
import { NotificationList } from "./notification-list";
import { notice } from "./testing/notice";

type Calls = FakeCalls["notifications"];
const answeredBy = (notifications: Calls) =>
  seenBy({ area: "po", mode: "DASHBOARD", calls: { notifications } });

const meta = {
  component: NotificationList,
  args: { area: "po" },
} satisfies Meta<typeof NotificationList>;
export default meta;
type Story = StoryObj<typeof meta>;

const items = [
  notice(1, {
    type: "connection.requested",
    title: "Kestrel Mobility asks to connect",
    body: "Answer by Friday 20 November.",
    createdAt: "2026-11-13T05:30:00Z",
    readAt: null,
  }),
  notice(2, { title: "Banyan Analytics is connected", createdAt: "2026-11-12T09:00:00Z" }),
];

/** One is put away by a key. */
export const Filled: Story = {
  decorators: [
    answeredBy({
      list: answering(
        ok({ items, next: null, unread: 1 }),
        ok({ items: items.slice(1), next: null, unread: 0 }),
      ),
      archive: answering(ok({ unread: 0 })),
    }),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    (await canvas.findByRole("button", { name: /^Put away: Kestrel/ })).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.queryByText(items[0]!.title)).toBeNull());
  },
};
export const Empty: Story = {
  decorators: [answeredBy({ list: async () => ok({ items: [], next: null, unread: 0 }) })],
};
export const OnItsWay: Story = { decorators: [answeredBy({ list: neverAnswers })] };
export const Failed: Story = { decorators: [answeredBy({ list: async () => refusal({}, 500) })] };
