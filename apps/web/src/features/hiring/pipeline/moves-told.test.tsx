// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeCalls, ok, refusal } from "@/testing/fake-calls";
import { late } from "@/testing/late";
import { renderScreen } from "@/testing/render-screen";
import { FeedbackStore } from "@/stores/feedback-store";
import { candidate } from "../testing/candidate";
import { BulkMoveDialog } from "./bulk-move-dialog";
import { type Move, PipelineWork } from "./pipeline-work";
import { useOneMove } from "./use-one-move";

const says = "The server has a cold.";
const stages = [{ id: "CLOSED", kind: "CLOSED", title: "Closed" }] as const;

/** What moves candidates, of which none succeeds: the second answer comes once it is let. */
function failing() {
  const feedback = new FeedbackStore();
  const second = late();
  let asked = 0;
  const move = async ({ body }: { body: Move }) => {
    if (body.dryRun) return ok({ results: [body.ids].flat().map((id) => ({ id, ok: true })) });
    if (++asked > 1) await second.coming;
    return refusal({ message: says }, 500);
  };
  const calls = fakeCalls({ hr: { applications: { move } } });
  const work = new PipelineWork({ calls, feedback, area: "hr", changed: () => undefined });
  return { work, feedback, second };
}

test("why somebody was not turned down is told in the dialog, and by a toast once that is closed", async () => {
  const { work, feedback, second } = failing();
  function One() {
    const { move, dialog } = useOneMove({ work, places: stages });
    return (
      <>
        <button onClick={() => move(candidate("Asha Rao"), "CLOSED")}>Press</button>
        {dialog}
      </>
    );
  }
  const { user, stores } = renderScreen(<One />, { area: "hr", mode: "DASHBOARD" });
  await user.click(screen.getByRole("button", { name: "Press" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.selectOptions(dialog.getByLabelText("Reason"), "SKILLS");
  await user.click(dialog.getByRole("button", { name: /^Turn down/ }));
  expect(await dialog.findByText(says)).toBeTruthy();
  expect(feedback.toasts).toEqual([]);
  await user.click(dialog.getByRole("button", { name: /^Turn down/ }));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  second.come();
  await waitFor(() =>
    expect(stores.feedback.toasts).toMatchObject([{ title: "Asha Rao is not turned down" }]),
  );
});

test("why many were not moved is told in the dialog alone", async () => {
  const { work, feedback } = failing();
  const { user, stores } = renderScreen(
    <BulkMoveDialog
      ids={["Asha Rao"]}
      nameOf={() => "Asha Rao"}
      stages={stages}
      first="CLOSED"
      work={work}
      onClose={() => undefined}
      onMoved={() => undefined}
    />,
    { area: "hr", mode: "DASHBOARD" },
  );
  await user.selectOptions(await screen.findByLabelText("Reason"), "SKILLS");
  await user.click(screen.getByRole("button", { name: /^Turn down 1/ }));
  expect(await screen.findByText(says)).toBeTruthy();
  expect([feedback.toasts, stores.feedback.toasts]).toEqual([[], []]);
});
