import { createContext } from "react";
import type { ResumeModel } from "../model/model";

type Direction = ResumeModel["dir"];

/** In which direction the lines of the page run. */
export const PageDirection = createContext<Direction>("ltr");

const scripts = String.raw`\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}`;
const letters = {
  rtl: new RegExp(`(?=\\p{L})[${scripts}]`, "u"),
  ltr: new RegExp(`(?=\\p{L})[^${scripts}]`, "u"),
};

/**
 * The direction of a value that runs against its page, if only in part: signs at its ends, and values beside it, would
 * else be drawn in the wrong place. One in both directions goes with the page.
 */
export function ownDirection(text: string, page: Direction): Direction | undefined {
  const against = page === "ltr" ? "rtl" : "ltr";
  if (!letters[against].test(text)) return undefined;
  return letters[page].test(text) ? page : against;
}
