import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { seenBy } from "@/testing/in-story";
import { people, sheetOf } from "../testing/pipeline";
import { WithdrawalRequest } from "./withdrawal-request";

type Answer = NonNullable<NonNullable<FakeCalls["po"]>["applications"]>["answerWithdrawal"];
const answeredBy = (answerWithdrawal: Answer) =>
  seenBy({
    area: "po",
    mode: "DASHBOARD",
    calls: { po: { applications: { answerWithdrawal } } },
  });
const sheet = sheetOf(people.sneha, {
  withdrawal: {
    state: "OPEN",
    reason: "I was offered a place to study in Delft,\nand shall go there in August.",
    askedAt: "2026-11-20T10:00:00.000Z",
    answer: null,
    answeredAt: null,
  },
});

const meta = {
  component: WithdrawalRequest,
  args: { sheet, mayChange: true, onChanged: fn() },
  globals: { role: "po" },
  decorators: [(Story) => <div className="max-w-form">{Story()}</div>],
} satisfies Meta<typeof WithdrawalRequest>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: RegExp, of = document.body) => {
  (await within(of).findByRole("button", { name })).focus();
  await userEvent.keyboard("{Enter}");
};
export const TakenBackByKeys: Story = {
  decorators: [answeredBy(async () => ok(sheet))],
  play: async ({ canvasElement, args }) => {
    await press(/^Take it back/, canvasElement);
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
    await press(/^Take it back/, screen.getByRole("dialog"));
    await waitFor(() => expect(args.onChanged).toHaveBeenCalled());
  },
};
/** A reason that is too short is told at its field, and stays. */
export const RefusalTooShort: Story = {
  decorators: [
    answeredBy(async () =>
      refusal({ errors: { reason: "Give a reason of ten letters or more." } }),
    ),
  ],
  play: async ({ canvasElement }) => {
    await press(/^Refuse/, canvasElement);
    await userEvent.type(await screen.findByLabelText("Why"), "Not now");
    await press(/^Refuse/, screen.getByRole("dialog"));
    const wrong = await screen.findByText("Give a reason of ten letters or more.");
    await waitFor(() => expect(wrong).toBeVisible());
    await expect(screen.getByLabelText("Why")).toHaveValue("Not now");
  },
};
export const SeenByAViewer: Story = {
  args: { mayChange: false },
  decorators: [answeredBy(async () => ok(sheet))],
};
