// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { type ComponentType, Suspense, useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { renderScreen } from "@/testing/render-screen";
import { latePart } from "./late-part";

// As when the page was loaded anew for it already.
beforeEach(() => window.sessionStorage.setItem("reloaded-for", ""));

/** Comes only with the second try. */
function late(Part: ComponentType<{ name: string }>) {
  let tries = 0;
  return latePart<{ name: string }>(async () => {
    if (++tries === 1) throw new Error("offline");
    return Part;
  });
}
const Greeting = ({ name }: { name: string }) => <p>Good morning, {name}</p>;

const Dialog = late(Greeting);
function Beside() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <input aria-label="Notes" />
      <button type="button" aria-expanded={open} onClick={() => setOpen(true)}>
        Greet
      </button>
      {open && (
        <Suspense>
          <Dialog name="Meera" onMissing={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

test("what was opened and does not come is closed again and told, what was typed beside it stays, and the next press has it", async () => {
  const { user, stores } = renderScreen(<Beside />);
  await user.type(screen.getByLabelText("Notes"), "typed");
  await user.click(screen.getByRole("button", { name: "Greet" }));
  await waitFor(() => expect(stores.feedback.toasts).toHaveLength(1));
  expect(stores.feedback.toasts[0]?.title).toMatch(/did not load/);
  expect(screen.getByRole("button", { name: "Greet" }).ariaExpanded).toBe("false");
  expect(screen.getByLabelText<HTMLInputElement>("Notes").value).toBe("typed");

  await user.click(screen.getByRole("button", { name: "Greet" }));
  expect(await screen.findByText("Good morning, Meera")).toBeTruthy();
  expect(stores.feedback.toasts).toHaveLength(1);
});

test("what stands in a screen and does not come says so in its place, and comes with another try", async () => {
  const Part = late(Greeting);
  const { user, stores } = renderScreen(
    <Suspense fallback="Coming">
      <Part name="Meera" />
    </Suspense>,
  );
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Good morning, Meera")).toBeTruthy();
  expect(stores.feedback.toasts).toEqual([]);
});
