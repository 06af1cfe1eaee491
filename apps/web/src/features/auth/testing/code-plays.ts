import { expect, screen, waitFor } from "storybook/test";
import { pressByKeys } from "@/testing/write-in-story";

/** A wrong code is told at its boxes, which have the focus. */
export async function expectWrongCode() {
  await expect(await screen.findByText("That code is not right.")).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText("Code")).toHaveFocus());
}

/** The focus goes to where the next code is written. */
export async function askForAnotherCode() {
  await pressByKeys(/^Send another code/);
  await expect(await screen.findByText(/^If another code may be sent/)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText("Code")).toHaveFocus());
}
