import type { Page } from "@playwright/test";
import { type Boxes, readBoxes } from "./boxes";

export type Theme = "light" | "dark";

interface Rendered {
  currentRender?: { id?: string; phase?: string };
  channel?: {
    emit(event: string, choice: object): void;
    /** With what an event came last. */
    last(event: string): { storyId?: string; status?: string; message?: string }[] | undefined;
  };
}

/** Opens a story at the fixed moment, and waits until its play function has ended. */
export async function openStory(page: Page, id: string, theme: Theme) {
  const globals = `theme:${theme};a11y.manual:!true`;
  await page.goto(
    `${process.env.STORIES}/iframe.html?id=${id}&viewMode=story&chromatic=true&globals=${globals}`,
    { waitUntil: "commit" },
  );
  // Whoever last used a key is shown where the focus goes; else that hangs on what was drawn before.
  await page.keyboard.press("Shift");
  await ended(page, id);
}

/**
 * Goes on to a story in a page that shows another, which is quicker than to load it anew. What breaks on this way, for
 * nothing is painted between two stories, is opened by itself, and has to hold there.
 */
export async function turnTo(page: Page, id: string) {
  if (page.url().includes("/iframe.html")) {
    await page.evaluate((storyId) => {
      const { __STORYBOOK_PREVIEW__: preview } = globalThis as { __STORYBOOK_PREVIEW__?: Rendered };
      preview?.channel?.emit("setCurrentStory", { storyId, viewMode: "story" });
    }, id);
    if ((await faultOf(page, id)) === undefined) return;
  }
  await openStory(page, id, "light");
  // Between two stories the page hides their place: a table would find no room for rows there.
  await page.addStyleTag({ content: "#storybook-root { display: block !important }" });
}

async function ended(page: Page, id: string) {
  const fault = await faultOf(page, id);
  if (fault !== undefined) throw new Error(`${id} broke: ${fault}`);
}

/** What went wrong with a story, once it has come to its end and its faces are there. */
async function faultOf(page: Page, id: string) {
  await page.waitForFunction((wanted) => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as { __STORYBOOK_PREVIEW__?: Rendered };
    const { id: shown, phase = "" } = preview?.currentRender ?? {};
    return shown === wanted && ["finished", "aborted"].includes(phase);
  }, id);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page.evaluate((wanted) => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as { __STORYBOOK_PREVIEW__?: Rendered };
    const [end] = preview?.channel?.last("storyFinished") ?? [];
    // A story whose play function threw ends as others do, but for what it says of itself.
    if (end?.storyId === wanted && end.status === "success") return undefined;
    const [thrown] = preview?.channel?.last("playFunctionThrewException") ?? [];
    return (
      thrown?.message ?? document.querySelector("#error-message")?.textContent ?? "no word of it"
    );
  }, id);
}

export interface Outlined {
  boxes: Boxes;
  picture?: Buffer;
}
export interface Drawn extends Outlined {
  picture: Buffer;
}

/** The boxes of a story as it stands: a picture takes longer than all of them. */
export const outline = async (page: Page): Promise<Outlined> => ({
  boxes: await page.evaluate(readBoxes),
});

/** The story as it stands: all its boxes, and a picture of the room they take in the window. */
export async function draw(page: Page): Promise<Drawn> {
  const { boxes } = await outline(page);
  // Never beyond the window: what is pinned to an edge would be painted elsewhere.
  const picture = await page.screenshot({
    animations: "disabled",
    caret: "hide",
    clip: roomOf(boxes, page.viewportSize()!),
  });
  return { boxes, picture };
}

const margin = 8;

function roomOf({ boxes }: Boxes, { width, height }: { width: number; height: number }) {
  const left = Math.max(0, Math.min(...boxes.map(([x]) => x)) - margin);
  const top = Math.max(0, Math.min(...boxes.map(([, y]) => y)) - margin);
  const right = Math.min(width, Math.max(...boxes.map(([x, , w]) => x + w)) + margin);
  const bottom = Math.min(height, Math.max(...boxes.map(([, y, , h]) => y + h)) + margin);
  return { x: left, y: top, width: right - left, height: bottom - top };
}
