// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { answering, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { ReasonForm } from "./reason-form";
import { useReason } from "./use-reason";

const words = { OTHER: "Another reason" };
const give = answering(
  refusal({ message: "This job is over.", errors: { postingId: "It is over." } }, 409),
);

function Form() {
  const reason = useReason(words, "why");
  return (
    <ReasonForm
      reason={reason}
      verb="End it"
      doing="Ending"
      onClose={() => undefined}
      give={give}
    />
  );
}

test("a reason that is missing is no longer asked for once it is written, and a refusal that has no field is told", async () => {
  const { user } = renderScreen(<Form />);
  await user.selectOptions(screen.getByLabelText("Reason"), "OTHER");
  await user.click(screen.getByRole("button", { name: /^End it/ }));
  expect(screen.getByText("Write the reason.")).toBeTruthy();
  await user.type(screen.getByLabelText(/In your words/), "Moved.");
  expect(screen.queryByText("Write the reason.")).toBeNull();
  await user.click(screen.getByRole("button", { name: /^End it/ }));
  expect(await screen.findByText("This job is over.")).toBeTruthy();
});
