import type { Schedule } from "@toran/contract/schemas/slot";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { failsOnce, neverAnswers, seenBy } from "@/testing/in-story";
import { confirmedBooking, slottedBooking } from "../testing/booking";
import { draftSchedule, publishedSchedule } from "../testing/schedule";
import { viewer } from "../testing/viewer";
import { ScheduleSection } from "./schedule-section";

type Hr = NonNullable<FakeCalls["hr"]>;
const answeredBy = (schedules: Hr["schedules"], rank: "LEAD" | "VIEWER" = "LEAD") =>
  seenBy({
    area: "hr",
    mode: "DASHBOARD",
    known: true,
    calls: {
      hr: {
        schedules,
        jobs: {
          read: async () => ok({ rounds: [{ id: "talk", title: "Interview" }] } as never),
        },
        company: { user: async () => ({ ...viewer, rank }) },
      },
    },
  });
const reads = (schedule: Schedule) => ({ read: async () => ok(schedule) });
const nothing = () => undefined;

const meta = {
  component: ScheduleSection,
  args: { area: "hr", booking: slottedBooking, set: nothing, reload: nothing },
  globals: { role: "hr" },
} satisfies Meta<typeof ScheduleSection>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: RegExp, of = document.body) => {
  (await within(of).findByRole("button", { name })).focus();
  await userEvent.keyboard("{Enter}");
};
const asked = () => waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());

/** Drawn from nothing: what is typed says first how many slots come of it. */
export const DrawnByKeys: Story = {
  args: { booking: confirmedBooking },
  decorators: [answeredBy({ save: async () => ok(draftSchedule) })],
  play: async ({ canvasElement }) => {
    await press(/^Draw the slots/, canvasElement);
    await asked();
    await expect(await screen.findByText("12 slots: 6 in each of 2 panels")).toBeVisible();
    await press(/^Draw the slots/, screen.getByRole("dialog"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await within(canvasElement).findByRole("button", { name: "Publish" });
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  },
};
/** Nobody sees a draft until it is published, and that is asked first. */
export const PublishedByKeys: Story = {
  decorators: [answeredBy({ ...reads(draftSchedule), publish: async () => ok(publishedSchedule) })],
  play: async ({ canvasElement }) => {
    await press(/^Publish/, canvasElement);
    await asked();
    await press(/^Publish/, screen.getByRole("dialog"));
    const back = await within(canvasElement).findByRole("button", { name: "Take back" });
    await waitFor(() => expect(back).toBeVisible());
  },
};
/** Why it cannot be published stands above the slots, which are read again. */
export const PublishRefused: Story = {
  decorators: [
    answeredBy({
      ...reads(draftSchedule),
      publish: async () => refusal({ message: "Choose first whom to invite." }, 409),
    }),
  ],
  play: async ({ canvasElement }) => {
    await press(/^Publish/, canvasElement);
    await asked();
    await press(/^Publish/, screen.getByRole("dialog"));
    const why = await within(canvasElement).findByText("Choose first whom to invite.");
    await waitFor(() => expect(why).toBeVisible());
  },
};
/** One who has a slot and is here is checked in by Enter. */
export const CheckedInByKeys: Story = {
  decorators: [
    answeredBy({
      ...reads(publishedSchedule),
      command: async () =>
        ok({
          ...publishedSchedule,
          slots: publishedSchedule.slots.map((slot) =>
            slot.student ? { ...slot, state: "CHECKED_IN" as const } : slot,
          ),
        }),
    }),
  ],
  play: async ({ canvasElement }) => {
    await press(/^Check in Asha Rao/, canvasElement);
    const start = await within(canvasElement).findByRole("button", { name: "Start Asha Rao" });
    await waitFor(() => expect(start).toHaveFocus());
  },
};
const invited = (id: string, name: string, more: Partial<Schedule["picks"][number]>) => ({
  id,
  applicationId: id,
  name,
  rank: 1,
  alternate: false,
  state: "INVITED" as const,
  answerBy: "2026-11-28T10:00:00.000Z",
  ...more,
});
export const WithInvitations: Story = {
  decorators: [
    answeredBy(
      reads({
        ...publishedSchedule,
        model: "PRESELECT",
        round: { id: "talk", title: "Interview" },
        picks: [
          invited("2", "Rohan Deshmukh", { alternate: true, state: "WAITING", answerBy: null }),
          invited("1", "Ananya Iyer", {}),
          invited("3", "Sneha Reddy", { rank: 2, state: "LAPSED" }),
          invited("4", "Imran Sheikh", { rank: 3, state: "ACCEPTED" }),
        ],
      }),
    ),
  ],
};
export const TimeAndPlaceAlone: Story = {
  decorators: [answeredBy(reads({ ...draftSchedule, model: "ROOM_ONLY", panels: [], slots: [] }))],
};
export const SeenByAViewer: Story = {
  decorators: [answeredBy(reads(publishedSchedule), "VIEWER")],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("Asha Rao");
    await waitFor(() => expect(within(canvasElement).queryByRole("button")).toBeNull());
  },
};
export const NotDrawnYet: Story = {
  args: { booking: confirmedBooking },
  decorators: [answeredBy({}, "VIEWER")],
};
export const OnItsWay: Story = { decorators: [answeredBy({ read: neverAnswers })] };
export const Failed: Story = {
  decorators: [answeredBy({ read: failsOnce(publishedSchedule) })],
  play: async ({ canvasElement }) => {
    await press(/^Try again/, canvasElement);
    await expect(await within(canvasElement).findByText("Asha Rao")).toBeVisible();
  },
};
