// @vitest-environment jsdom
import type { StudentSheet } from "@toran/contract/schemas/student-sheet";
import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { student } from "../testing/open-students";
import { LetGoDialog } from "./let-go-dialog";

const asha = student(1, { firstName: "Asha" }) as StudentSheet;

function open(letGo: ReturnType<typeof answering>) {
  const onDone = vi.fn<() => void>();
  const shown = renderScreen(
    <LetGoDialog student={asha} onClose={() => undefined} onDone={onDone} />,
    { area: "po", mode: "DASHBOARD", calls: { po: { students: { letGo: letGo as never } } } },
  );
  return { ...shown, onDone };
}

test("a student is taken out with a reason, after what becomes of their applications is said", async () => {
  const letGo = answering<unknown>(
    ok({ obstacle: null, applications: 2 }),
    refusal({ message: "An offer to them waits." }, 409),
    ok({ obstacle: null, applications: 2 }),
  );
  const { user, onDone } = open(letGo);
  expect(await screen.findByText(/2 open applications are withdrawn, for good/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^Take out/ }));
  expect(screen.getByText("Give a reason of at least 10 characters.")).toBeTruthy();
  await user.type(screen.getByLabelText("Reason"), "They moved to Pune.");
  await user.click(screen.getByRole("button", { name: /^Take out/ }));
  expect(await screen.findByText("An offer to them waits.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^Take out/ }));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  const asked = { params: { id: asha.id }, query: {}, body: { reason: "They moved to Pune." } };
  expect(letGo.asked.at(-1)).toEqual(asked);
});

test("what stands in the way is said, and nothing is asked", async () => {
  const obstacle = "They have accepted an offer by your college, so they stay among its students.";
  open(answering<unknown>(ok({ obstacle, applications: 0 })));
  expect(await screen.findByText(obstacle)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Take out/ })).toBeNull();
});

test("why nobody is taken out is told in the dialog, and by no toast beside it", async () => {
  const manners: unknown[] = [];
  const letGo = async ({ query }: { query: { dryRun?: boolean } }, manner: unknown) => {
    if (query.dryRun) return ok({ obstacle: null, applications: 0 });
    manners.push(manner);
    return refusal({ message: "An offer to them waits." }, 409);
  };
  const { user } = open(letGo as never);
  await user.type(await screen.findByLabelText("Reason"), "They moved to Pune.");
  await user.click(screen.getByRole("button", { name: /^Take out/ }));
  expect(await screen.findByText("An offer to them waits.")).toBeTruthy();
  expect(manners).toEqual([{ tellsFailure: true }]);
});
