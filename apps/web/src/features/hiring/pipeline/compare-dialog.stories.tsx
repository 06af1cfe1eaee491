import type { Candidate } from "@toran/contract/schemas/application";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { type FakeCalls, ok } from "@/testing/fake-calls";
import { failsOnce, neverAnswers, seenBy } from "@/testing/in-story";
import { filledBoard, people } from "../testing/pipeline";
import { CompareDialog } from "./compare-dialog";

type Compare = NonNullable<NonNullable<FakeCalls["hr"]>["applications"]>["compare"];
const answeredBy = (compare: Compare) =>
  seenBy({ area: "hr", mode: "DASHBOARD", calls: { hr: { applications: { compare } } } });
const found = (...items: Candidate[]) => answeredBy(async () => ok({ items, next: null }));
const { ananya, rohan, sneha, imran } = people;

const meta = {
  component: CompareDialog,
  args: {
    ids: [sneha.id, imran.id],
    stages: filledBoard.stages,
    onOpen: fn(),
    onClose: fn(),
  },
  globals: { role: "hr" },
} satisfies Meta<typeof CompareDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each can be opened from here. */
export const Two: Story = {
  decorators: [found(imran, sneha)],
  play: async ({ args }) => {
    (await screen.findByRole("button", { name: "Open Sneha Reddy" })).focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onOpen).toHaveBeenCalledWith(sneha.id);
  },
};
export const Four: Story = {
  args: { ids: [ananya.id, rohan.id, sneha.id, imran.id] },
  decorators: [
    found(ananya, { ...rohan, studentName: "Venkatanarasimharajuvaripeta Rohan" }, sneha, imran),
  ],
};
/** One of them has been erased since. */
export const OneIsGone: Story = {
  decorators: [found(sneha)],
  play: () => waitFor(() => expect(screen.getByText(/1 candidate you chose is/)).toBeVisible()),
};
export const OnItsWay: Story = { decorators: [answeredBy(neverAnswers)] };
export const Failed: Story = {
  decorators: [answeredBy(failsOnce({ items: [sneha, imran], next: null }))],
  play: async () => {
    (await screen.findByRole("button", { name: "Try again" })).focus();
    await userEvent.keyboard("{Enter}");
    const open = await screen.findByRole("button", { name: "Open Sneha Reddy" });
    await waitFor(() => expect(open).toBeVisible());
  },
};
