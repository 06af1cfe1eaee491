import { encoded } from "./entities";
import type { Block, Run } from "./tree";

/** The text as HTML of exactly these elements, as the editor of the design system writes it. */
export const written = (blocks: Block[]): string =>
  blocks
    .map((block) => {
      if (block.tag === "p") return `<p>${inline(block.runs)}</p>`;
      const items = block.items.map((item) => `<li>${written(item)}</li>`);
      return `<${block.tag}>${items.join("")}</${block.tag}>`;
    })
    .join("");

const rel = "noopener noreferrer nofollow";
const opening = ({ href, strong, em }: Run) => [
  ...(href ? [`<a href="${encoded(href).replaceAll('"', "&quot;")}" rel="${rel}">`] : []),
  ...(strong ? ["<strong>"] : []),
  ...(em ? ["<em>"] : []),
];
const closing = (tags: string[]) =>
  tags
    .toReversed()
    .map((tag) => `</${/\w+/.exec(tag)?.[0]}>`)
    .join("");

/** What two neighbours share is opened once. */
function inline(runs: Run[]) {
  let html = "";
  let open: string[] = [];
  for (const run of runs) {
    const wanted = opening(run);
    const differs = wanted.findIndex((tag, place) => tag !== open[place]);
    const shared = differs < 0 ? wanted.length : differs;
    html += closing(open.slice(shared)) + wanted.slice(shared).join("") + encoded(run.words);
    open = wanted;
  }
  return html + closing(open);
}
