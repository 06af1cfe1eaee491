// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { late } from "@/testing/late";
import { renderScreen } from "@/testing/render-screen";
import { WhyDialog } from "./why-dialog";

const why = () => screen.getByLabelText<HTMLTextAreaElement>(/^Why/).value;

function opened(onConfirm: (why: string) => Promise<object> = async () => ok({}), failed?: string) {
  const onClose = vi.fn<() => void>();
  const shown = renderScreen(
    <WhyDialog
      draft="end-it"
      title="End it?"
      description="It ends."
      confirmLabel="End it"
      {...(failed && { failed })}
      onClose={onClose}
      onConfirm={onConfirm}
    />,
    { area: "hr", mode: "DASHBOARD" },
  );
  return { ...shown, onClose };
}

test("a reason stays where it was typed through a reload and a refusal, and goes once it is sent", async () => {
  const first = opened();
  await first.user.type(screen.getByLabelText(/^Why/), "Moved to May ");
  first.unmount();

  const onConfirm = answering<object>(refusal({ message: "It has ended already." }, 409), ok({}));
  const again = opened(onConfirm);
  expect(why()).toBe("Moved to May ");
  await again.user.click(screen.getByRole("button", { name: "End it" }));
  expect(await screen.findByText("It has ended already.")).toBeTruthy();
  expect(again.onClose).not.toHaveBeenCalled();
  expect(why()).toBe("Moved to May ");
  await again.user.click(screen.getByRole("button", { name: "End it" }));
  await vi.waitFor(() => expect(again.onClose).toHaveBeenCalledOnce());
  expect(onConfirm.asked).toEqual(["Moved to May", "Moved to May"]);
  again.unmount();

  opened();
  expect(why()).toBe("");
});

test("why it failed is told in a message where the dialog is closed by then", async () => {
  const { coming, come } = late();
  const says = "It has ended already.";
  const shown = opened(async () => {
    await coming;
    return refusal({ message: says }, 409);
  }, "It is not ended");
  await shown.user.click(screen.getByRole("button", { name: "End it" }));
  shown.unmount();
  come();
  await vi.waitFor(() =>
    expect(shown.stores.feedback.toasts).toMatchObject([
      { tone: "error", title: "It is not ended", detail: says },
    ]),
  );
});

test("what is wrong with a reason stands at it, until it is written anew", async () => {
  const shortest = "Write a reason of ten letters or more.";
  const { user } = opened(answering(refusal({ errors: { reason: shortest } })));
  await user.click(screen.getByRole("button", { name: "End it" }));
  const field = screen.getByLabelText(/^Why/);
  await vi.waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
  expect(screen.getByText(shortest)).toBeTruthy();
  await user.type(field, "M");
  expect(screen.queryByText(shortest)).toBeNull();
});
