import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { ok, refusal } from "@/testing/fake-calls";
import { seenBy } from "@/testing/in-story";
import { confirmedBooking } from "../testing/booking";
import { draftSchedule } from "../testing/schedule";
import { ScheduleForm } from "./schedule-form";

const meta = {
  component: ScheduleForm,
  args: {
    area: "hr",
    booking: confirmedBooking,
    schedule: undefined,
    onClose: fn(),
    save: async (): Promise<object> => ok(draftSchedule),
  },
  globals: { role: "hr" },
  decorators: [
    seenBy({
      area: "hr",
      mode: "DASHBOARD",
      calls: {
        hr: {
          jobs: {
            read: async () => ok({ rounds: [{ id: "talk", title: "Interview" }] } as never),
          },
        },
      },
    }),
  ],
} satisfies Meta<typeof ScheduleForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: RegExp) => {
  (await screen.findByRole("button", { name })).focus();
  await userEvent.keyboard("{Enter}");
};
/** A break and a panel more change how many slots there are; what is taken out again is gone. */
export const CutByKeys: Story = {
  play: async ({ args }) => {
    await press(/^Add a panel/);
    await press(/^Add a break/);
    const from = screen.getByLabelText("Break 1 from");
    await userEvent.clear(from);
    await userEvent.type(from, "11:00");
    const until = screen.getByLabelText("Break 1 until");
    await userEvent.clear(until);
    await userEvent.type(until, "11:30");
    await userEvent.tab();
    const many = await screen.findByText("15 slots: 5 in each of 3 panels");
    await waitFor(() => expect(many).toBeVisible());
    await press(/^Draw the slots/);
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};
/** Of a company that invites: how long there is to answer, and when others move up. */
export const ByInvitation: Story = {
  play: async () => {
    const invites = await screen.findByRole("radio", { name: /^You invite/ });
    await userEvent.click(invites);
    const hours = await screen.findByLabelText("Hours to answer an invitation");
    await waitFor(() => expect(hours).toBeVisible());
  },
};
/** What goes with the plan before is said before it is drawn anew. */
export const DrawnAnew: Story = {
  args: {
    schedule: {
      ...draftSchedule,
      slots: draftSchedule.slots.map((slot, place) =>
        place
          ? { ...slot, state: "BLOCKED" as const }
          : { ...slot, student: { id: "asha", applicationId: "asha", name: "Asha Rao" } },
      ),
    },
  },
  play: () => waitFor(() => expect(screen.getByText(/Drawn anew, all of that goes/)).toBeVisible()),
};
/** A panel without a name is told at its field, which has the focus. */
export const NamelessPanel: Story = {
  play: async () => {
    const name = await screen.findByLabelText("Panel 2");
    await userEvent.clear(name);
    await press(/^Draw the slots/);
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toBeInvalid();
  },
};
/** Why stands beside what was pressed: the top of the form may be out of sight. */
export const Refused: Story = {
  args: {
    save: async () =>
      refusal(
        { message: "Somebody else has drawn the slots meanwhile. Load the page again." },
        409,
      ),
  },
  play: async () => {
    await press(/^Draw the slots/);
    const why = await screen.findByText(/^Somebody else has drawn/);
    await waitFor(() => expect(why).toBeVisible());
    const pressed = screen.getByRole("button", { name: /^Draw the slots/ });
    const between = pressed.getBoundingClientRect().top - why.getBoundingClientRect().bottom;
    await expect(between).toBeLessThan(80);
  },
};
