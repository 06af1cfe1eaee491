import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { ok, refusal } from "@/testing/fake-calls";
import { neverAnswers, seenBy } from "@/testing/in-story";
import { filledBoard, people } from "../testing/pipeline";
import type { MoveResult, PipelineWork } from "./pipeline-work";
import { BulkMoveDialog } from "./bulk-move-dialog";

const those = [people.ananya, people.rohan, people.sneha];
const able = those.map(({ id }) => ({ id, ok: true }));
const stays = (name: string, says: string): MoveResult => ({
  id: name,
  ok: false,
  name,
  message: `${name} ${says}`,
});
type Work = Pick<PipelineWork, "preview" | "move">;
/** What would become of each, and what becomes of them. */
const doing = (results: MoveResult[], more: Partial<Work> = {}) =>
  ({
    preview: async () => ok({ results }),
    move: async () => ok({ results, undoId: "undo" }),
    ...more,
  }) as PipelineWork;

const meta = {
  component: BulkMoveDialog,
  args: {
    ids: those.map(({ id }) => id),
    nameOf: (id) => id,
    stages: filledBoard.stages,
    first: "",
    work: doing(able),
    onClose: fn(),
    onMoved: fn(),
  },
  globals: { role: "hr" },
  decorators: [seenBy({ area: "hr", mode: "DASHBOARD" })],
} satisfies Meta<typeof BulkMoveDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: RegExp) => screen.getByRole("button", { name });
const press = async (name: RegExp) => {
  button(name).focus();
  await userEvent.keyboard("{Enter}");
};

/** Without a stage nobody is moved; with one, it is said first of how many. */
export const Moved: Story = {
  play: async ({ args }) => {
    await screen.findByRole("dialog", { name: "Move 3 candidates?" });
    await press(/^Move/);
    const wrong = await screen.findByText("Choose a stage.");
    await waitFor(() => expect(wrong).toBeVisible());
    await userEvent.selectOptions(screen.getByLabelText("To"), "SHORTLISTED");
    await waitFor(() => expect(button(/^Move 3 candidates/)).toBeEnabled());
    await press(/^Move 3 candidates/);
    await waitFor(() => expect(args.onMoved).toHaveBeenCalled());
  },
};
export const SomeStay: Story = {
  args: {
    first: "talk",
    work: doing([
      { id: "a", ok: true },
      stays("Ananya Iyer", "has to be shortlisted first."),
      stays("Rohan Deshmukh", "has to be shortlisted first."),
    ]),
  },
  play: () =>
    waitFor(() => expect(screen.getByText("2 candidates will stay, 1 can be moved")).toBeVisible()),
};
/** Nobody can go there, so nothing can be pressed. */
export const AllStay: Story = {
  args: { first: "OFFER", work: doing(those.map(({ id }) => stays(id, "has been in no round."))) },
  play: () => waitFor(() => expect(button(/^Move 0/)).toBeDisabled()),
};
/** What was said of why stays where the server refuses. */
export const TurnDownRefused: Story = {
  args: {
    first: "CLOSED",
    work: doing(able, {
      move: async () =>
        refusal({ message: "You are not connected to this college any more." }, 409),
    }),
  },
  play: async () => {
    await screen.findByRole("dialog", { name: "Turn down 3 candidates?" });
    await userEvent.selectOptions(screen.getByLabelText("Reason"), "OTHER");
    await userEvent.type(screen.getByLabelText(/^In your words/), "The team is complete.");
    await press(/^Turn down 3/);
    const why = await screen.findByText("You are not connected to this college any more.");
    await waitFor(() => expect(why).toBeVisible());
    await expect(screen.getByLabelText(/^In your words/)).toHaveValue("The team is complete.");
  },
};
export const PreviewOnItsWay: Story = {
  args: { first: "SHORTLISTED", work: doing(able, { preview: neverAnswers }) },
};
export const PreviewFailed: Story = {
  args: { first: "SHORTLISTED", work: doing(able, { preview: async () => refusal({}, 500) }) },
};
