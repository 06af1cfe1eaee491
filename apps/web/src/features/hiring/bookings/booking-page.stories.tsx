import type { Booking } from "@toran/contract/schemas/booking";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { failsOnce, neverAnswers, seenBy } from "@/testing/in-story";
import { askedBooking, confirmedBooking } from "../testing/booking";
import { BookingPage } from "./booking-page";

type Read = NonNullable<NonNullable<FakeCalls["hr"]>["bookings"]>["read"];
const answeredBy = (read: Read) =>
  seenBy({ area: "hr", mode: "DASHBOARD", calls: { hr: { bookings: { read } } } });
const shows = (booking: Booking): Story => ({ decorators: [answeredBy(async () => ok(booking))] });

const meta = {
  component: BookingPage,
  args: { area: "hr", id: "booking", actions: () => null, schedule: () => null },
  parameters: { page: true },
  globals: { role: "hr" },
} satisfies Meta<typeof BookingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const event = (id: string, to: Booking["state"], more = {}) => ({
  id,
  from: null,
  to,
  command: "REQUEST",
  round: null,
  who: "Vikram Rao",
  side: "COMPANY" as const,
  reason: null,
  at: "2026-11-12T10:00:00.000Z",
  ...more,
});
const [room] = askedBooking.wantedRooms;
/** All that can be said of a booking. */
export const Confirmed = shows({
  ...confirmedBooking,
  mode: "HYBRID",
  panels: 3,
  equipment: ["Projector", "Two microphones"],
  visitors: [
    { name: "Vikram Rao", role: "Hiring" },
    { name: "Leela Menon", role: "Head of the control room" },
  ],
  link: "https://meet.kestrel.example/interviews/fleet-engineer/2099/december/second-of-december",
  notes: "Lunch for six, two of them vegan.\nThe bus stands at gate 3.",
  timeline: [
    event("2", "CONFIRMED", {
      from: "REQUESTED",
      command: "CONFIRM",
      side: "COLLEGE",
      who: "Meera Krishnan",
    }),
    event("1", "REQUESTED"),
  ],
});
export const Asked = shows({
  ...askedBooking,
  dates: [
    ...askedBooking.dates,
    { startsAt: "2099-12-03T04:30:00.000Z", endsAt: "2099-12-03T07:30:00.000Z" },
  ],
});
/** Its places may be given to others, and it can still be confirmed. */
export const HoldRanOut = shows({ ...askedBooking, holdUntil: null });
export const AnotherTimeOffered = shows({
  ...askedBooking,
  state: "COUNTER_PROPOSED",
  proposal: {
    startsAt: "2099-12-03T04:30:00.000Z",
    endsAt: "2099-12-03T07:30:00.000Z",
    rooms: room ? [room] : [],
    note: "The hall is taken for the convocation on the 2nd",
  },
});
export const AnotherTimeAskedFor = shows({
  ...confirmedBooking,
  state: "RESCHEDULED",
  reasonText: "Two of our panel are ill.",
});
export const Draft = shows({
  ...askedBooking,
  state: "DRAFT",
  dates: [],
  wantedRooms: [],
  holdUntil: null,
  posting: null,
  expectedStudents: null,
  missing: { dates: "Give at least one time.", rooms: "Choose the places." },
});
export const CancelledLate = shows({
  ...confirmedBooking,
  state: "CANCELLED",
  endedBy: "COLLEGE",
  noticeHours: 1,
  reason: "OTHER",
  reasonText: "The campus is closed because of the flood.",
});
/** An old link, or a draft that was deleted. */
export const NotThere: Story = {
  decorators: [answeredBy(async () => refusal({ message: "There is no such booking." }, 404))],
  play: async ({ canvasElement }) => {
    const all = await within(canvasElement).findByRole("link", { name: "All bookings" });
    await waitFor(() => expect(all).toBeVisible());
  },
};
export const OnItsWay: Story = { decorators: [answeredBy(neverAnswers)] };
export const Failed: Story = {
  decorators: [answeredBy(failsOnce(confirmedBooking))],
  play: async ({ canvasElement }) => {
    (await within(canvasElement).findByRole("button", { name: "Try again" })).focus();
    await userEvent.keyboard("{Enter}");
    await expect(
      await within(canvasElement).findByRole("heading", { name: /Fleet Engineer/, level: 1 }),
    ).toBeVisible();
  },
};
