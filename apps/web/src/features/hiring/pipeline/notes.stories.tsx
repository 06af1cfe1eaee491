import type { ApplicationSheet } from "@toran/contract/schemas/application";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { answering, type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { seenBy } from "@/testing/in-story";
import { people, sheetOf } from "../testing/pipeline";
import { Notes } from "./notes";

type Note = NonNullable<NonNullable<FakeCalls["hr"]>["applications"]>["note"];
const answeredBy = (note: Note) =>
  seenBy({ area: "hr", mode: "DASHBOARD", calls: { hr: { applications: { note } } } });
const written = (id: string, more: Partial<ApplicationSheet["notes"][number]>) => ({
  id,
  text: null,
  rating: null,
  who: "Vikram Rao",
  own: true,
  at: "2026-11-13T09:00:00.000Z",
  ...more,
});
const bare = sheetOf(people.sneha);

const meta = {
  component: Notes,
  args: {
    sheet: {
      ...bare,
      notes: [
        written("1", { text: "Calm under questions.\nAsks back.", rating: 4 }),
        written("2", { rating: 3, who: "Leela Menon" }),
        // Whoever wrote it has left the company and was erased.
        written("3", { text: "Shortlist.", who: null }),
      ],
    },
    mayChange: true,
    onAdded: fn(),
  },
  globals: { role: "hr" },
  decorators: [(Story) => <div className="max-w-form">{Story()}</div>],
} satisfies Meta<typeof Notes>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A rating alone is a note; pressed again it is taken back, and then there is nothing to add. */
export const WrittenByKeys: Story = {
  decorators: [answeredBy(async () => ok(bare))],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("button", { name: "Add" }).focus();
    await userEvent.keyboard("{Enter}");
    const wrong = await canvas.findByText("Write a note, or give a rating.");
    await waitFor(() => expect(wrong).toBeVisible());
    const box = canvas.getByLabelText("A note");
    await userEvent.type(box, "Knows batteries.");
    canvas.getByRole("button", { name: "Add" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(box).toHaveValue(""));
    await expect(args.onAdded).toHaveBeenCalled();
  },
};
export const NothingNotedYet: Story = {
  args: { sheet: bare },
  decorators: [answeredBy(async () => ok(bare))],
};
/** What was written stays to be added once more. */
export const NotAdded: Story = {
  decorators: [answeredBy(answering(refusal({}, 500)))],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText("A note"), "Knows batteries.");
    canvas.getByRole("button", { name: "Add" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("alert")).toBeVisible());
    await expect(canvas.getByLabelText("A note")).toHaveValue("Knows batteries.");
  },
};
export const SeenByAViewer: Story = {
  args: { mayChange: false },
  decorators: [answeredBy(async () => ok(bare))],
};
