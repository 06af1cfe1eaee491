import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { neverAnswers, seenBy } from "@/testing/in-story";
import { Support } from "./support";
import { answered } from "./testing/ticket";

const faq = [
  { question: "Where is our invoice?", answer: "Beside each payment, under Plan and billing." },
  { question: "How do I let a colleague in?", answer: "A lead invites them by mail." },
];

type Calls = NonNullable<NonNullable<FakeCalls["po"]>["support"]>;
const answeredBy = (support: Calls) =>
  seenBy({ area: "po", mode: "DASHBOARD", calls: { po: { support } } });

const meta = { component: Support, args: { area: "po", faq } } satisfies Meta<typeof Support>;
export default meta;
type Story = StoryObj<typeof meta>;

const said = {
  by: "SUPPORT" as const,
  text: "Change it under Plan and billing: the next invoice has the new one.",
  at: answered.at,
  files: [],
};
export const WithAnAnswer: Story = {
  decorators: [answeredBy({ list: async () => ok([{ ...answered, messages: [said] }]) })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText("Our invoice"));
    await expect(await canvas.findByText(said.text)).toBeVisible();
  },
};
export const NothingAsked: Story = { decorators: [answeredBy({ list: async () => ok([]) })] };
/** A question is looked for by its words, whatever their order. */
export const NothingFound: Story = {
  decorators: [answeredBy({ list: async () => ok([]) })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText("Search the questions"), "parking");
    await expect(canvas.queryByText("Where is our invoice?")).toBeNull();
  },
};
export const OnItsWay: Story = { decorators: [answeredBy({ list: neverAnswers })] };
export const Failed: Story = { decorators: [answeredBy({ list: async () => refusal({}, 500) })] };
