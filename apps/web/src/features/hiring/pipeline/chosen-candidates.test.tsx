// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { limits } from "@toran/contract/limits";
import { expect, test, vi } from "vitest";
import { fakeCalls, ok } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { FeedbackStore } from "@/stores/feedback-store";
import { boardOf, people } from "../testing/pipeline";
import { BoardStore } from "./board-store";
import { ChosenCandidates } from "./chosen-candidates";
import { PipelineWork } from "./pipeline-work";

const most = limits.hiring.bulk;

test("of more candidates of a board than one move takes the first ones are taken, and that is told", async () => {
  const board = boardOf(Object.values(people));
  const calls = fakeCalls({ hr: { applications: { board: async () => ok(board) } } });
  const store = new BoardStore(calls, "hr", "job");
  const work = new PipelineWork({
    calls,
    feedback: new FeedbackStore(),
    area: "hr",
    changed: () => undefined,
  });
  const preview = vi
    .spyOn(work, "preview")
    .mockImplementation(async ({ ids }) =>
      ok({ results: Array.from(ids, String).map((id) => ({ id, ok: true })) }),
    );
  const { stores, user } = renderScreen(
    <ChosenCandidates
      area="hr"
      store={store}
      board={board}
      chosen={new Set(Array.from({ length: most + 1 }, (_, nth) => `candidate ${nth}`))}
      onChosen={() => undefined}
      onOpen={() => undefined}
      work={work}
    />,
    { area: "hr", mode: "DASHBOARD" },
  );
  await user.click(screen.getByRole("button", { name: "Turn down" }));
  await screen.findByRole("dialog", { name: `Turn down ${most} candidates?` });
  await waitFor(() => expect(preview).toHaveBeenCalled());
  expect(preview.mock.calls.map(([{ ids }]) => ids.length)).toEqual([most]);
  expect(stores.feedback.toasts.map(({ title }) => title)).toEqual([
    `The first ${most} candidates are taken`,
  ]);
});
