import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { answering, type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { neverAnswers, seenBy } from "@/testing/in-story";
import { Infrastructure } from "./infrastructure";
import type { Place } from "./place-store";
import { company } from "./testing/company";

const hall: Place = {
  id: "hall",
  name: "Main hall",
  kind: "SEMINAR_HALL",
  capacity: 1200,
  description: "Two projectors, and a stage for a panel of six.",
  pictures: [],
};
type Calls = NonNullable<NonNullable<FakeCalls["hr"]>["company"]>;
const answeredBy = (calls: Calls) =>
  seenBy({ area: "hr", mode: "DASHBOARD", calls: { hr: { company: calls } } });

const meta = {
  component: Infrastructure,
  args: { area: "hr" },
} satisfies Meta<typeof Infrastructure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  decorators: [
    answeredBy({
      read: async () =>
        ok(
          company([
            hall,
            { ...hall, id: "lab", name: "Fleet lab", kind: "COMPUTER_LAB", capacity: 40 },
          ]),
        ),
    }),
  ],
};
/** What is refused is told at its field, by keys alone. */
export const Refused: Story = {
  decorators: [
    answeredBy({
      read: async () => ok(company([])),
      createInfrastructure: answering(refusal({ errors: { name: "Name the place." } })),
    }),
  ],
  play: async ({ canvasElement }) => {
    (await within(canvasElement).findByRole("button", { name: "Add a place" })).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByLabelText("Name")).toHaveFocus());
    await userEvent.selectOptions(screen.getByLabelText("Kind"), "Seminar hall");
    await userEvent.type(screen.getByLabelText("Name"), "H");
    screen.getByRole("button", { name: "Add the place" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByText("Name the place.")).toBeVisible());
    await expect(screen.getByLabelText("Name")).toHaveValue("H");
  },
};
export const Empty: Story = { decorators: [answeredBy({ read: async () => ok(company([])) })] };
export const OnItsWay: Story = { decorators: [answeredBy({ read: neverAnswers })] };
export const Failed: Story = { decorators: [answeredBy({ read: async () => refusal({}, 500) })] };
