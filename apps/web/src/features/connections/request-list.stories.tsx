import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { neverAnswers, seenBy } from "@/testing/in-story";
import { RequestList } from "./request-list";
import { request } from "./testing/request";

type List = NonNullable<NonNullable<FakeCalls["po"]>["companies"]>["status"];
const answeredBy = (status: List) =>
  seenBy({ area: "po", mode: "DASHBOARD", calls: { po: { companies: { status } } } });

const meta = {
  component: RequestList,
  args: { area: "po", exportMenu: () => null, onAnswered: () => undefined },
} satisfies Meta<typeof RequestList>;
export default meta;
type Story = StoryObj<typeof meta>;

const named = (n: number, name: string) =>
  request(n, { company: { id: `company-${n}`, name, city: "Pune", picture: null } });
const items = [named(1, "Kestrel Mobility"), named(2, "Marigold Finance")];

/** To decline asks for a reason; Cancel gives the focus back. */
export const Filled: Story = {
  decorators: [answeredBy(async () => ok({ items, next: null }))],
  play: async ({ canvasElement }) => {
    const decline = await within(canvasElement).findByRole("button", {
      name: "Decline Kestrel Mobility",
    });
    decline.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(decline).toHaveFocus());
  },
};
export const NobodyAsked: Story = {
  decorators: [answeredBy(async () => ok({ items: [], next: null }))],
};
export const OnItsWay: Story = { decorators: [answeredBy(neverAnswers)] };
export const Failed: Story = { decorators: [answeredBy(async () => refusal({}, 500))] };
