import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { seenBy } from "@/testing/in-story";
import { people, sheetOf } from "../testing/pipeline";
import { Rounds } from "./rounds";

type Attendance = NonNullable<NonNullable<FakeCalls["hr"]>["applications"]>["attendance"];
const answeredBy = (attendance: Attendance) =>
  seenBy({ area: "hr", mode: "DASHBOARD", calls: { hr: { applications: { attendance } } } });
const round = (id: string, title: string, result: "PASSED" | "FAILED" | "ON_HOLD" | "ABSENT") => ({
  id,
  title,
  result,
  at: null,
});
const now = { id: "talk", title: "Interview", result: null, at: null };
const sheet = sheetOf(people.lalrinpuii, { rounds: [round("test", "Online test", "PASSED"), now] });

const meta = {
  component: Rounds,
  args: { area: "hr", sheet, mayChange: true, onChanged: fn() },
  globals: { role: "hr" },
  decorators: [(Story) => <div className="max-w-form">{Story()}</div>],
} satisfies Meta<typeof Rounds>;
export default meta;
type Story = StoryObj<typeof meta>;

const openMenu = async (canvasElement: HTMLElement) => {
  const how = await within(canvasElement).findByRole("button", { name: "How it went" });
  how.focus();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(screen.getByRole("menuitem", { name: "Passed" })).toHaveFocus());
  return how;
};
export const ToldByKeys: Story = {
  decorators: [answeredBy(async () => ok(sheet))],
  play: async ({ canvasElement, args }) => {
    const how = await openMenu(canvasElement);
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(args.onChanged).toHaveBeenCalled());
    await waitFor(() => expect(how).toHaveFocus());
  },
};
/** Who did not come is turned down only once that was asked. */
export const NotThere: Story = {
  decorators: [answeredBy(async () => ok(sheet))],
  play: async ({ canvasElement }) => {
    const how = await openMenu(canvasElement);
    await userEvent.keyboard("{ArrowUp}{Enter}");
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(how).toHaveFocus());
  },
};
export const Refused: Story = {
  decorators: [
    answeredBy(async () => refusal({ message: "Lalrinpuii Ralte is in another round." }, 409)),
  ],
  play: async ({ canvasElement }) => {
    await openMenu(canvasElement);
    await userEvent.keyboard("{Enter}");
    const why = await within(canvasElement).findByText("Lalrinpuii Ralte is in another round.");
    await waitFor(() => expect(why).toBeVisible());
  },
};
export const HowTheyWent: Story = {
  args: {
    sheet: sheetOf(people.imran, {
      rounds: [
        round("test", "Online test", "PASSED"),
        round("case", "Case study with the team that looks after the buses of Pune", "ON_HOLD"),
        round("talk", "Interview", "FAILED"),
        round("last", "Talk with the founders", "ABSENT"),
      ],
    }),
    mayChange: false,
  },
  decorators: [answeredBy(async () => ok(sheet))],
};
