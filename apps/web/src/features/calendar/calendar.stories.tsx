import { collegeZone } from "@toran/contract/calendar/zones";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { useStores } from "@/stores/use-stores";
import { type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { neverAnswers, seenBy } from "@/testing/in-story";
import { Calendar } from "./calendar";
import { event, own } from "./testing/events";

type List = NonNullable<NonNullable<FakeCalls["po"]>["calendar"]>["list"];
const answeredBy = (list: List, tab: string) =>
  seenBy({
    area: "po",
    mode: "DASHBOARD",
    path: `/po/calendar?tab=${tab}`,
    calls: { po: { calendar: { list } } },
  });

function OfOfficer() {
  const { calls } = useStores();
  return <Calendar area="po" calls={async () => (await calls.po()).calendar} />;
}
const meta = { component: OfOfficer, parameters: { page: true } } satisfies Meta<typeof OfOfficer>;
export default meta;
type Story = StoryObj<typeof meta>;

const some = async () => ok({ zone: collegeZone, events: [event({}), own] });
const none = async () => ok({ zone: collegeZone, events: [] });

/** Days of one's own are written down by keys. */
export const Agenda: Story = {
  decorators: [answeredBy(some, "agenda")],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(own.title)).toBeVisible();
    canvas.getByRole("button", { name: "Add to calendar" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
  },
};
export const Month: Story = { decorators: [answeredBy(some, "month")] };
export const NothingPlanned: Story = { decorators: [answeredBy(none, "agenda")] };
export const OnItsWay: Story = { decorators: [answeredBy(neverAnswers, "agenda")] };
export const Failed: Story = {
  decorators: [answeredBy(async () => refusal({}, 500), "agenda")],
};
