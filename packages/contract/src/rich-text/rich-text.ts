import { readRichText } from "./read";
import { tidied } from "./tidy";
import type { Block, Paragraph } from "./tree";
import { written } from "./write";

/**
 * Rich text is HTML of `p`, `ul`, `ol`, `li`, `strong`, `em` and `a` with an `href` to a page or a mailbox. It is not
 * mended but read and written anew, so nothing else can be in what comes out.
 */
export const cleanRichText = (html: string) => written(tidied(readRichText(html)));

const paragraphsOf = (blocks: Block[]): Paragraph[] =>
  blocks.flatMap((block) => (block.tag === "p" ? [block] : paragraphsOf(block.items.flat())));

const read = (html: string | null) => paragraphsOf(readRichText(html ?? ""));

/** The words alone, a line for each paragraph; where a link leads stands behind its words. */
export const plainWords = (html: string | null) =>
  read(html)
    .map(({ runs }) =>
      runs
        .map(({ words, href }, place) =>
          href && href !== runs[place + 1]?.href ? `${words} (${href})` : words,
        )
        .join(""),
    )
    .join("\n");

/** How many letters it has, whatever they look like. */
export const lettersOf = (html: string | null) =>
  read(html).reduce(
    (sum, { runs }) => sum + runs.reduce((of, { words }) => of + words.length, 0),
    0,
  );
