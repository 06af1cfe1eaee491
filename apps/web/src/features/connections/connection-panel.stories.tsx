import type { Connection } from "@toran/contract/schemas/connection";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { ok } from "@/testing/fake-calls";
import { seenBy } from "@/testing/in-story";
import { ConnectionPanel } from "./connection-panel";
import { request } from "./testing/request";

const answer = async () => ok(request(1));
const meta = {
  component: ConnectionPanel,
  args: {
    area: "po",
    name: "Kestrel Mobility",
    otherId: "company-1",
    connection: null,
    decide: answer,
    send: answer,
    block: answer,
  },
  decorators: [
    (Story) => <div className="max-w-96">{Story()}</div>,
    seenBy({ area: "po", mode: "DASHBOARD" }),
  ],
} satisfies Meta<typeof ConnectionPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const standing = (more: Partial<Connection>): Story => ({
  args: {
    connection: request(1, {
      company: { id: "company-1", name: "Kestrel Mobility", city: "Pune", picture: null },
      ...more,
    }),
  },
});
/** What is sent with the question is written before it is sent. */
export const NotConnected: Story = {
  play: async ({ canvasElement }) => {
    within(canvasElement).getAllByRole("button")[0]!.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
  },
};
export const TheyAsked = standing({});
export const YouAsked = standing({ initiatedBy: "COLLEGE" });
export const Connected = standing({ status: "APPROVED", respondedAt: "2026-11-14T10:00:00Z" });
export const Declined = standing({
  status: "REJECTED",
  reasonText: "We have all the companies of this sector that we can look after.",
  respondedAt: "2026-11-14T10:00:00Z",
});
export const Ended = standing({ status: "DISCONNECTED", respondedAt: "2026-11-14T10:00:00Z" });
