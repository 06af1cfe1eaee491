import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { neverAnswers } from "@/testing/in-story";
import { Conversation } from "./conversation";
import { answeredBy, inItsRoom } from "./testing/answered-by";
import { id, info, me, meera, message, windowOf } from "./testing/written";

const meta = {
  component: Conversation,
  args: { area: "po", id, me, at: undefined },
  parameters: { page: true },
  decorators: [inItsRoom],
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
