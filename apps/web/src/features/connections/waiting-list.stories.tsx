import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { ok } from "@/testing/fake-calls";
import { seenBy } from "@/testing/in-story";
import { request } from "./testing/request";
import { WaitingList } from "./waiting-list";

const decide = fn(async () => ok(request(1)));
const meta = {
  component: WaitingList,
  args: { area: "po", items: [request(1), request(2)], find: "/po/companies", decide },
  decorators: [
    (Story) => <div className="max-w-160">{Story()}</div>,
    seenBy({ area: "po", mode: "DASHBOARD" }),
  ],
} satisfies Meta<typeof WaitingList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each is answered in its row by a key. */
export const Accepted: Story = {
  play: async ({ canvasElement }) => {
    within(canvasElement)
      .getAllByRole("button", { name: /^Accept/ })[0]
      ?.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(decide).toHaveBeenCalledOnce());
  },
};
export const LongNames: Story = {
  args: {
    items: [
      request(1, {
        company: {
          id: "steel",
          name: "Coromandel Steel and Allied Works of Southern India",
          city: "Thiruvananthapuram",
          picture: null,
        },
        message: "We look for twelve engineers who would care for furnaces by night. ".repeat(4),
      }),
    ],
  },
};
export const NobodyWaits: Story = { args: { items: [] } };
