import { collegeZone } from "@toran/contract/calendar/zones";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { useStores } from "@/stores/use-stores";
import { type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { neverAnswers, seenBy } from "@/testing/in-story";
import { event, own } from "./testing/events";
import { Today } from "./today";

type List = NonNullable<NonNullable<FakeCalls["po"]>["calendar"]>["list"];
const answeredBy = (list: List) =>
  seenBy({ area: "po", mode: "DASHBOARD", calls: { po: { calendar: { list } } } });

function OfOfficer() {
  const { calls } = useStores();
  return <Today area="po" calls={async () => (await calls.po()).calendar} />;
}
const meta = {
  component: OfOfficer,
  decorators: [(Story) => <div className="max-w-100">{Story()}</div>],
} satisfies Meta<typeof OfOfficer>;
export default meta;
type Story = StoryObj<typeof meta>;

const interviews = event({
  ...own,
  id: "slot.7",
  source: "SLOT",
  title: "Interviews of Coromandel Steel and Allied Works of Southern India",
  place: "Main block, hall 2",
  link: "/po/bookings/7",
});
/** Each can be opened by a key. */
export const Filled: Story = {
  decorators: [
    answeredBy(async () => ok({ zone: collegeZone, events: [own, interviews, event({})] })),
  ],
  play: async ({ canvasElement }) => {
    const first = await within(canvasElement).findByRole("button", { name: /Dentist/ });
    first.focus();
    await expect(first).toBeVisible();
  },
};
export const NothingPlanned: Story = {
  decorators: [answeredBy(async () => ok({ zone: collegeZone, events: [] }))],
};
export const OnItsWay: Story = { decorators: [answeredBy(neverAnswers)] };
export const Failed: Story = { decorators: [answeredBy(async () => refusal({}, 500))] };
