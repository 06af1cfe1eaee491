import { expect, screen, userEvent, waitFor, within } from "storybook/test";

/** Writes in a field of a story; gives what finds the rest of it. */
export async function writeIn(canvasElement: HTMLElement, label: string, text: string) {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText(label), text);
  return canvas;
}

/** Presses a button by keys, wherever it stands. */
export async function pressByKeys(name: RegExp) {
  (await screen.findByRole("button", { name })).focus();
  await userEvent.keyboard("{Enter}");
}

/** Chooses another reason than those in the list, and says which. */
export async function giveReason(text: string) {
  const reason = await screen.findByRole("combobox");
  await waitFor(() => expect(reason).toBeVisible());
  await userEvent.selectOptions(reason, "OTHER");
  await userEvent.type(screen.getByRole("textbox"), text);
}

/** That no reason is chosen is told at its field, which has the focus. */
export async function expectReasonMissing() {
  await waitFor(() => expect(screen.getByText("Choose a reason.")).toBeVisible());
  await waitFor(() => expect(screen.getByRole("combobox")).toHaveFocus());
}
