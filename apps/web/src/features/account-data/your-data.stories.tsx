import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { neverAnswers, seenBy } from "@/testing/in-story";
import { YourData } from "./your-data";

const stays = [{ what: "Invoices of the college.", why: "The law asks for them to be kept." }];
const nothing = { requestedAt: null, erasesAt: null, stays, hindered: null };

type Trust = NonNullable<NonNullable<FakeCalls["po"]>["trust"]>;
const answeredBy = (deletion: Trust["deletion"]) =>
  seenBy({ area: "po", mode: "DASHBOARD", calls: { po: { trust: { deletion } } } });

const meta = {
  component: YourData,
  args: { area: "po", todos: <p>To-dos</p> },
} satisfies Meta<typeof YourData>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What stays, and why, stands there before anybody asks to be erased; the question says it once more. */
export const NothingAsked: Story = {
  decorators: [answeredBy(async () => ok(nothing))],
  play: async ({ canvasElement }) => {
    const ask = await within(canvasElement).findByRole("button", { name: "Delete my account" });
    ask.focus();
    await userEvent.keyboard("{Enter}");
    await expect(await screen.findByRole("dialog")).toHaveAccessibleName(/Delete/);
  },
};
export const AskedToBeErased: Story = {
  decorators: [
    answeredBy(async () =>
      ok({
        ...nothing,
        requestedAt: "2026-11-12T06:00:00.000Z",
        erasesAt: "2026-11-19T06:00:00.000Z",
      }),
    ),
  ],
};
export const OnItsWay: Story = { decorators: [answeredBy(neverAnswers)] };
export const Failed: Story = { decorators: [answeredBy(async () => refusal({}, 500))] };
