import { expect, screen, userEvent, waitFor, within } from "storybook/test";

/** Writes in a field of a story; gives what finds the rest of it. */
export async function writeIn(canvasElement: HTMLElement, label: string, text: string) {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText(label), text);
  return canvas;
}

/** Presses a button of a dialog by keys. */
export async function pressInDialog(name: RegExp) {
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
