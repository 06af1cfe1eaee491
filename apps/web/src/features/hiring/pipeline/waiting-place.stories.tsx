import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { seenBy } from "@/testing/in-story";
import { people, sheetOf } from "../testing/pipeline";
import { WaitingPlace } from "./waiting-place";

type Rank = NonNullable<NonNullable<FakeCalls["hr"]>["applications"]>["rank"];
const answeredBy = (rank: Rank) =>
  seenBy({ area: "hr", mode: "DASHBOARD", calls: { hr: { applications: { rank } } } });

const meta = {
  component: WaitingPlace,
  args: {
    area: "hr",
    sheet: sheetOf({ ...people.karthik, waiting: { place: 2, of: 14 } }),
    mayChange: true,
    onChanged: fn(),
  },
  globals: { role: "hr" },
} satisfies Meta<typeof WaitingPlace>;
export default meta;
type Story = StoryObj<typeof meta>;

const up = async (canvasElement: HTMLElement) => {
  within(canvasElement).getByRole("button", { name: "Move up" }).focus();
  await userEvent.keyboard("{Enter}");
};
export const MovedUpByKeys: Story = {
  decorators: [answeredBy(async () => ok(sheetOf(people.karthik)))],
  play: async ({ canvasElement, args }) => {
    await up(canvasElement);
    await waitFor(() => expect(args.onChanged).toHaveBeenCalled());
  },
};
export const Refused: Story = {
  decorators: [answeredBy(async () => refusal({ message: "Karthik is selected." }, 409))],
  play: async ({ canvasElement }) => {
    await up(canvasElement);
    const why = await within(canvasElement).findByText("Karthik is selected.");
    await waitFor(() => expect(why).toBeVisible());
  },
};
export const AloneInTheLine: Story = {
  args: { sheet: sheetOf({ ...people.karthik, waiting: { place: 1, of: 1 } }) },
  decorators: [answeredBy(async () => ok(sheetOf(people.karthik)))],
};
export const SeenByAViewer: Story = {
  args: { mayChange: false },
  decorators: [answeredBy(async () => ok(sheetOf(people.karthik)))],
};
