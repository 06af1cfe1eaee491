import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { answering, type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { neverAnswers, seenBy } from "@/testing/in-story";
import { Conversation } from "./conversation";
import { id, info, me, meera, message, windowOf } from "./testing/written";

type Calls = NonNullable<FakeCalls["chat"]>;
const items = [
  message(1, "We have shortlisted 14 of your students. Could we hold interviews next week?"),
  message(2, "Monday works; the main block is free from 09:30.", { sender: meera }),
];
const answeredBy = (chat: Calls, of = info()) =>
  seenBy({
    area: "po",
    mode: "DASHBOARD",
    calls: {
      chat: {
        read: async () => ok(of),
        messages: async () => ok(windowOf({ items })),
        markRead: async () => ok({ unread: 0 }),
        ...chat,
      },
    },
  });

const meta = {
  component: Conversation,
  args: { area: "po", id, me, at: undefined },
  parameters: { page: true },
  decorators: [(Story) => <div className="flex h-160 *:flex-1">{Story()}</div>],
} satisfies Meta<typeof Conversation>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is written by keys stands in the log. */
export const Written: Story = {
  decorators: [
    answeredBy({
      send: async ({ body: { clientId, body = "" } }) =>
        ok(message(3, body, { clientId, sender: meera })),
    }),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole("textbox", { name: "Message to Kestrel Mobility" });
    await userEvent.type(field, "Done. I have moved both.{Enter}");
    const log = within(canvas.getByRole("log"));
    await expect(await log.findByText("Done. I have moved both.")).toBeVisible();
  },
};
/** One that met no server is kept, and can be sent again. */
export const NotSent: Story = {
  decorators: [answeredBy({ send: answering(refusal({}, 0)) })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole("textbox", { name: "Message to Kestrel Mobility" });
    await userEvent.type(field, "Done.{Enter}");
    await expect(await canvas.findByRole("button", { name: "Retry" })).toBeVisible();
  },
};
export const NotConnectedAnyMore: Story = {
  decorators: [answeredBy({}, info({ connected: false, state: "READ_ONLY" }))],
};
export const NothingWrittenYet: Story = {
  decorators: [answeredBy({ messages: async () => ok(windowOf({})) })],
};
/** Where the newest will stand there are the shapes of some. */
export const OnItsWay: Story = {
  decorators: [answeredBy({ messages: neverAnswers })],
  play: async ({ canvasElement }) => {
    const shapes = () => canvasElement.querySelector("[aria-busy] *");
    await waitFor(() => expect(shapes()).toBeVisible());
  },
};
export const Failed: Story = {
  decorators: [answeredBy({ messages: async () => refusal({}, 500) })],
};
