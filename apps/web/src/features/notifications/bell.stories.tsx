import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { type FakeCalls, ok } from "@/testing/fake-calls";
import { seenBy } from "@/testing/in-story";
import { Bell } from "./bell";
import { notice } from "./testing/notice";

type List = NonNullable<FakeCalls["notifications"]>["list"];
const answeredBy = (list: List) =>
  seenBy({ area: "student", mode: "PORTFOLIO", calls: { notifications: { list } } });

const meta = {
  component: Bell,
  args: { area: "student" },
  decorators: [(Story) => <div className="flex min-h-120 justify-end">{Story()}</div>],
} satisfies Meta<typeof Bell>;
export default meta;
type Story = StoryObj<typeof meta>;

const items = [
  notice(1, { type: "slot.changed", title: "Your interview is tomorrow at 09:30", readAt: null }),
  notice(2, { title: "Banyan Analytics opened your profile" }),
];
/** The newest open by a key, and Escape gives the focus back. */
export const Unread: Story = {
  decorators: [answeredBy(async () => ok({ items, next: null, unread: 1 }))],
  play: async ({ canvasElement }) => {
    const bell = await within(canvasElement).findByRole("button", { name: /1 unread/ });
    bell.focus();
    await userEvent.keyboard("{Enter}");
    const newest = await screen.findByText(items[0]!.title);
    await waitFor(() => expect(newest).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await expect(bell).toHaveFocus();
  },
};
export const NothingNew: Story = {
  decorators: [answeredBy(async () => ok({ items: [], next: null, unread: 0 }))],
  play: async ({ canvasElement }) => {
    (await within(canvasElement).findByRole("button", { name: "Notifications" })).focus();
    await userEvent.keyboard("{Enter}");
    const panel = await screen.findByRole("dialog");
    await waitFor(() => expect(panel).toBeVisible());
  },
};
