import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { useStores } from "@/stores/use-stores";
import { answering, type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { neverAnswers } from "@/testing/in-story";
import { ConversationStore } from "./conversation-store";
import { ReportDialog } from "./report-dialog";
import { answeredBy } from "./testing/answered-by";
import { id, me, message } from "./testing/written";

type Report = NonNullable<FakeCalls["chat"]>["report"];
const asked = message(1, "Each student pays a deposit of ₹ 5,000 before the interview.");

function Reporting({ onOpenChange }: { onOpenChange: (open: boolean) => void }) {
  const { calls } = useStores();
  const [store] = useState(() => new ConversationStore(calls, id, me));
  return <ReportDialog open message={asked} store={store} onOpenChange={onOpenChange} />;
}
const answered = (report: Report) => answeredBy({ report });

const meta = { component: Reporting, args: { onOpenChange: fn() } } satisfies Meta<
  typeof Reporting
>;
export default meta;
type Story = StoryObj<typeof meta>;

const send = async () => {
  (await screen.findByRole("button", { name: /^Report/ })).focus();
  await userEvent.keyboard("{Enter}");
};
async function fill() {
  await userEvent.selectOptions(
    await screen.findByLabelText("What is wrong with it"),
    "FEES_OR_DEPOSIT",
  );
  await userEvent.type(screen.getByLabelText(/^What happened/), "They ask for money.");
  await send();
}

/** What is missing is told at its field, which has the focus. */
export const NothingChosen: Story = {
  decorators: [answered(neverAnswers)],
  play: async () => {
    await send();
    await waitFor(() => expect(screen.getByText("Choose what is wrong with it.")).toBeVisible());
    await waitFor(() => expect(screen.getByLabelText("What is wrong with it")).toHaveFocus());
  },
};
export const Reported: Story = {
  decorators: [answered(answering(ok(undefined)))],
  play: async ({ args }) => {
    await fill();
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};
export const OnItsWay: Story = { decorators: [answered(neverAnswers)], play: fill };
/** A message that its writer has deleted meanwhile. */
export const Refused: Story = {
  decorators: [
    answered(answering(refusal({ message: "This message was deleted meanwhile." }, 409))),
  ],
  play: async () => {
    await fill();
    await waitFor(() =>
      expect(screen.getByText("This message was deleted meanwhile.")).toBeVisible(),
    );
  },
};
