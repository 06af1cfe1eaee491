import type { Board } from "@toran/contract/schemas/application";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { answering, type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { failsOnce, neverAnswers, seenBy } from "@/testing/in-story";
import { boardOf, filledBoard, people, sahyadriId, sheetOf } from "../testing/pipeline";
import { viewer } from "../testing/viewer";
import { BoardInStory } from "./testing/board-in-story";

type Applications = NonNullable<NonNullable<FakeCalls["hr"]>["applications"]>;
const answeredBy = (applications: Applications) =>
  seenBy({
    area: "hr",
    mode: "DASHBOARD",
    known: true,
    calls: { hr: { applications, company: { user: async () => ({ ...viewer, rank: "LEAD" }) } } },
  });
const shows = (board: Board) => ({ board: async () => ok(board) });

const meta = {
  component: BoardInStory,
  args: { area: "hr", collegeId: "" },
  parameters: { page: true },
  globals: { role: "hr" },
  decorators: [(Story) => <div className="flex h-200 flex-col">{Story()}</div>],
} satisfies Meta<typeof BoardInStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = (of: HTMLElement, name: string) => within(of).findByRole("button", { name });
const at = (of: HTMLElement, stage: RegExp) =>
  within(within(of).getByRole("list", { name: stage }));

/** Picked up by the space bar, carried by arrows, and asked of the server once it is put down. */
export const MovedByKeys: Story = {
  decorators: [
    answeredBy({
      board: answering(
        ok(filledBoard),
        ok(
          boardOf([
            ...Object.values(people).filter(({ id }) => id !== people.sneha.id),
            {
              ...people.sneha,
              state: "IN_ROUND",
              stage: "talk",
              roundId: "talk",
            },
          ]),
        ),
      ),
      move: async () => ok({ results: [{ id: people.sneha.id, ok: true }], undoId: "undo" }),
    }),
  ],
  play: async ({ canvasElement }) => {
    (await row(canvasElement, "Sneha Reddy")).focus();
    await userEvent.keyboard(" {ArrowRight} ");
    await at(canvasElement, /Interview/).findByRole("button", { name: "Sneha Reddy" });
    const sneha = () => within(canvasElement).getByRole("button", { name: "Sneha Reddy" });
    await waitFor(() => expect(sneha()).toHaveFocus());
  },
};
/** Who is turned down is told why: that is asked first. */
export const TurnedDown: Story = {
  decorators: [
    answeredBy({
      ...shows(filledBoard),
      move: answering(refusal({ message: "Rohan Deshmukh has withdrawn." }, 409)),
    }),
  ],
  play: async ({ canvasElement }) => {
    (await row(canvasElement, "Rohan Deshmukh")).focus();
    // Past the box that chooses, to the menu.
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const down = await screen.findByRole("menuitem", { name: "Turn down" });
    down.focus();
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog", { name: "Turn down Rohan Deshmukh?" });
    await waitFor(() => expect(dialog).toBeVisible());
    const turn = within(dialog).getByRole("button", { name: /^Turn down/ });
    turn.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(within(dialog).getByText("Choose a reason.")).toBeVisible());
    await userEvent.selectOptions(within(dialog).getByLabelText("Reason"), "POSITION_FILLED");
    turn.focus();
    await userEvent.keyboard("{Enter}");
    const why = await within(dialog).findByText("Rohan Deshmukh has withdrawn.");
    await waitFor(() => expect(why).toBeVisible());
  },
};
/** Several are chosen by X; what can be done with them stands over the foot of the board. */
export const SeveralChosen: Story = {
  decorators: [answeredBy(shows(filledBoard))],
  play: async ({ canvasElement }) => {
    (await row(canvasElement, "Ananya Iyer")).focus();
    await userEvent.keyboard("x{ArrowDown}x");
    const compare = await within(canvasElement).findByRole("button", { name: "Compare" });
    await waitFor(() => expect(compare).toBeVisible());
  },
};
/** What was moved in the last day can be taken back, by whoever moved it. */
export const RecentMoves: Story = {
  decorators: [answeredBy(shows(filledBoard))],
  play: async ({ canvasElement }) => {
    (await row(canvasElement, "Recent moves")).focus();
    await userEvent.keyboard("{Enter}");
    const many = await screen.findByRole("menuitem", { name: /^5 candidates of 6 to Shortlisted/ });
    await waitFor(() => expect(many).toBeVisible());
  },
};
/** One college alone; pressed again, it is let go. */
export const OfOneCollege: Story = {
  args: { collegeId: sahyadriId },
  decorators: [
    answeredBy({
      board: async ({ query }) =>
        ok(
          query?.collegeId
            ? boardOf([people.rohan, people.imran], { colleges: filledBoard.colleges })
            : filledBoard,
        ),
    }),
  ],
  play: async ({ canvasElement }) => {
    await row(canvasElement, "Imran Sheikh");
    within(canvasElement)
      .getByRole("button", { name: /^Sahyadri/, pressed: true })
      .focus();
    await userEvent.keyboard("{Enter}");
    await row(canvasElement, "Ananya Iyer");
  },
};
export const NobodyApplied: Story = {
  decorators: [answeredBy(shows(boardOf([])))],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Nobody has applied yet")).toBeVisible();
  },
};
/** Nobody of the college that is looked at: the way back to all of them stays. */
export const NobodyOfThatCollege: Story = {
  args: { collegeId: sahyadriId },
  decorators: [answeredBy(shows(boardOf([], { colleges: filledBoard.colleges })))],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Nobody is found")).toBeVisible();
  },
};
/** Who opened it may look, and neither move nor choose. */
export const SeenByAViewer: Story = {
  decorators: [
    seenBy({
      area: "hr",
      mode: "DASHBOARD",
      known: true,
      calls: { hr: { applications: shows(filledBoard), company: { user: async () => viewer } } },
    }),
  ],
  play: async ({ canvasElement }) => {
    await row(canvasElement, "Sneha Reddy");
    await waitFor(() =>
      expect(within(canvasElement).queryByRole("button", { name: "Recent moves" })).toBeNull(),
    );
  },
};
/** Beside the board, the application opens by Enter; Escape gives the focus back to its row. */
export const Opened: Story = {
  decorators: [answeredBy({ ...shows(filledBoard), read: async () => ok(sheetOf(people.sneha)) })],
  play: async ({ canvasElement }) => {
    const sneha = await row(canvasElement, "Sneha Reddy");
    sneha.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Sneha Reddy" })).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(sneha).toHaveFocus());
  },
};
export const OnItsWay: Story = { decorators: [answeredBy({ board: neverAnswers })] };
export const Failed: Story = {
  decorators: [answeredBy({ board: failsOnce(filledBoard) })],
  play: async ({ canvasElement }) => {
    (await row(canvasElement, "Try again")).focus();
    await userEvent.keyboard("{Enter}");
    await row(canvasElement, "Ananya Iyer");
  },
};
