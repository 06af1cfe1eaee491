// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { refusal } from "@/testing/fake-calls";
import { late } from "@/testing/late";
import { renderScreen } from "@/testing/render-screen";
import { LetterDialog } from "./letter-dialog";

test("why a letter is not saved is said in its dialog alone, and by a toast once that is closed", async () => {
  const manners: unknown[] = [];
  const waiting = late();
  const addLetter = async (_input: unknown, manner: unknown) => {
    manners.push(manner);
    if (manners.length > 1) await waiting.coming;
    return refusal({ message: "This offer has been answered." }, 409);
  };
  const none = vi.fn<() => void>();
  const { user, stores, unmount } = renderScreen(
    <LetterDialog area="hr" offerId="offer" name="Asha Rao" onClose={none} onDone={none} />,
    { area: "hr", mode: "DASHBOARD", calls: { hr: { offers: { addLetter } } } },
  );
  const letter = new File(["%PDF-1.4"], "letter.pdf", { type: "application/pdf" });
  await user.upload(document.querySelector("input[type=file]") as HTMLInputElement, letter);
  const save = () => user.click(screen.getByRole("button", { name: /^Save the letter/ }));
  await save();
  expect(await screen.findByText("This offer has been answered.")).toBeTruthy();
  expect(manners).toEqual([{ tellsFailure: true }]);
  expect(stores.feedback.toasts).toEqual([]);
  await save();
  unmount();
  waiting.come();
  await waitFor(() =>
    expect(stores.feedback.toasts).toMatchObject([{ title: "The file is not saved" }]),
  );
});
