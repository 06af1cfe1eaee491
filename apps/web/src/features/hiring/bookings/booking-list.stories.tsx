import type { ListedBooking } from "@toran/contract/schemas/booking";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { EmptyState } from "@toran/ui";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { type FakeCalls, ok } from "@/testing/fake-calls";
import { failsOnce, neverAnswers, seenBy } from "@/testing/in-story";
import { askedBooking, confirmedBooking } from "../testing/booking";
import { side } from "../testing/facts";
import { BookingList } from "./booking-list";

type List = NonNullable<NonNullable<FakeCalls["hr"]>["bookings"]>["list"];
const answeredBy = (list: List, path = "/hr/bookings") =>
  seenBy({ area: "hr", mode: "DASHBOARD", path, calls: { hr: { bookings: { list } } } });
const items: ListedBooking[] = [
  { ...confirmedBooking, id: "confirmed", expectedStudents: 1200 },
  {
    ...askedBooking,
    dates: [...askedBooking.dates, ...askedBooking.dates],
    college: side("Sahyadri College of Engineering and Technology for Women, Pune"),
  },
  {
    ...askedBooking,
    id: "offered",
    state: "COUNTER_PROPOSED",
    title: "Talk before the placements: Graduate Engineers of the control room",
  },
  { ...askedBooking, id: "draft", state: "DRAFT", dates: [], expectedStudents: null },
  { ...confirmedBooking, id: "gone", state: "CANCELLED" },
];
const page = async () => ok({ items, next: null, total: items.length });

const meta = {
  component: BookingList,
  args: {
    area: "hr",
    searchBox: () => null,
    exportMenu: () => null,
    empty: <EmptyState title="No bookings yet">Ask a college for a day.</EmptyState>,
  },
  parameters: { page: true },
  globals: { role: "hr" },
  decorators: [(Story) => <div className="flex h-200 flex-col">{Story()}</div>],
} satisfies Meta<typeof BookingList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows lead from tab to tab, each with a list of its own. */
export const Filled: Story = {
  decorators: [
    answeredBy(async ({ query } = {}) =>
      query?.waiting ? ok({ items: items.slice(2, 3), next: null, total: 1 }) : page(),
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("row", { name: /Nilgiri Institute.*Cancelled/ });
    canvas.getByRole("tab", { name: "All bookings" }).focus();
    await userEvent.keyboard("{ArrowRight}");
    const waiting = canvas.getByRole("tab", { name: "Waiting for you" });
    await waitFor(() => expect(waiting).toHaveAttribute("aria-selected", "true"));
    await waitFor(() => expect(canvas.queryByText("Cancelled")).toBeNull());
  },
};
export const NothingAskedYet: Story = {
  decorators: [answeredBy(async () => ok({ items: [], next: null, total: 0 }))],
};
/** What narrowed the list down to nothing can be taken off. */
export const NothingFound: Story = {
  decorators: [
    answeredBy(
      async ({ query } = {}) => (query?.state ? ok({ items: [], next: null, total: 0 }) : page()),
      "/hr/bookings?state=WITHDRAWN",
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const clear = await canvas.findByRole("button", { name: "Clear filters" });
    clear.focus();
    await userEvent.keyboard("{Enter}");
    await canvas.findByRole("row", { name: /Nilgiri Institute.*Cancelled/ });
  },
};
export const NothingWaits: Story = {
  decorators: [
    answeredBy(async () => ok({ items: [], next: null, total: 0 }), "/hr/bookings?tab=waiting"),
  ],
};
export const OnItsWay: Story = { decorators: [answeredBy(neverAnswers)] };
export const Failed: Story = {
  decorators: [answeredBy(failsOnce({ items, next: null, total: items.length }))],
  play: async ({ canvasElement }) => {
    (await within(canvasElement).findByRole("button", { name: "Try again" })).focus();
    await userEvent.keyboard("{Enter}");
    await within(canvasElement).findByRole("row", { name: /Nilgiri Institute.*Cancelled/ });
  },
};
