import { expect, spyOn, userEvent, waitFor, within } from "storybook/test";

/** What the menu of a chart hands to the reader's downloads, and the words of its picture; for stories. */
export async function taken(canvasElement: HTMLElement, item: string) {
  const made = spyOn(URL, "createObjectURL");
  const ends: number[] = [];
  const written = spyOn(CanvasRenderingContext2D.prototype, "fillText").mockImplementation(
    function write(this: CanvasRenderingContext2D, text, x) {
      ends.push(x + this.measureText(text).width);
    },
  );
  const drawn = spyOn(CanvasRenderingContext2D.prototype, "drawImage");
  const press = spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  const canvas = within(canvasElement);
  canvas.getByRole("button", { name: /^Options of/ }).focus();
  await userEvent.keyboard("{Enter}");
  canvas.getByRole("button", { name: item }).focus();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(press).toHaveBeenCalledOnce(), { timeout: 5000 });
  const link = press.mock.contexts[0] as HTMLAnchorElement;
  const content = made.mock.calls[0]![0] as Blob;
  const words = written.mock.calls.map(([text, x, y], at) => ({ text, x, y, end: ends[at]! }));
  const drawings = drawn.mock.calls.length;
  for (const spy of [made, press, written, drawn]) spy.mockRestore();
  return { name: link.download, content, words, drawings };
}
