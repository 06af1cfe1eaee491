import type { ResumeLayout } from "../react/use-resume-layout";
import type { FlowName } from "../templates/template";

const room = 0.5;

/** The pages that were drawn, without the ones that only measure. */
export const pagesIn = (host: ParentNode) => [
  ...host.querySelectorAll<HTMLElement>(".tr-page[aria-label]"),
];

/** What is wrong with drawn pages, in words; nothing when all is well. */
export function faultsOf(pages: HTMLElement[], layout: ResumeLayout): string[] {
  const flows = (["main", "side"] as const).filter((name) => layout.plan.layout[name]);
  return [
    ...flows.flatMap((name) => lostOrDoubled(layout, name)),
    ...pages.flatMap((page, index) => [
      ...overEdges(page, layout),
      ...flows.flatMap((name) => misplaced(page, layout, { name, index })),
    ]),
    ...wrongText(pages),
    ...brokenNames(pages),
  ];
}

/** Each block once and in order; the lines of a parted one meet. */
function lostOrDoubled({ plan, pages, sized }: ResumeLayout, name: FlowName) {
  const placed = pages.flatMap((page) => page[name] ?? []);
  const seen: { id: string; to?: number }[] = [];
  for (const { id, lines } of placed) {
    const last = seen.at(-1);
    if (last && lines && last.id === id && last.to === lines.from) last.to = lines.to;
    else seen.push(lines ? { id, to: lines.to } : { id });
  }
  const wanted = plan.layout[name]!.blocks.map(({ id }) => id);
  const faults = seen.flatMap(({ id }, index) =>
    id === wanted[index] ? [] : [`${id} stands where ${wanted[index] ?? "nothing"} should`],
  );
  const missing = wanted.slice(seen.length).map((id) => `${id} is lost`);
  const short = seen.flatMap(({ id, to }) => {
    const lines = sized[name]?.find((each) => each.id === id)?.lines;
    return to === undefined || to === lines ? [] : [`${id} ends at line ${to} of ${lines}`];
  });
  return [...faults, ...missing, ...short];
}

function overEdges(page: HTMLElement, { plan }: ResumeLayout) {
  const paper = page.getBoundingClientRect();
  const scale = paper.width / plan.metrics.page.width;
  const foot = paper.bottom - plan.metrics.margin * scale;
  const drawn = [...page.querySelectorAll<HTMLElement>("*")].filter(
    (node) => node.getClientRects().length,
  );
  const over = drawn.filter((node) => {
    const box = node.getBoundingClientRect();
    return (
      box.left < paper.left - room || box.right > paper.right + room || box.top < paper.top - room
    );
  });
  const blocks = [...page.querySelectorAll<HTMLElement>("[data-block]")];
  const low = blocks.filter((node) => node.getBoundingClientRect().bottom > foot + room);
  const wide = blocks.filter((node) => node.scrollWidth > node.clientWidth + 1);
  return [
    ...over.map((node) => `${node.className} is over the edge: ${node.textContent}`),
    ...low.map(({ dataset }) => `${dataset.block} reaches into the foot of its page`),
    ...wide.map(({ dataset }) => `${dataset.block} is wider than its column`),
  ];
}

/** Every block is as tall as it was when it was packed, and none lies on another. */
function misplaced(
  page: HTMLElement,
  { plan, pages }: ResumeLayout,
  { name, index }: { name: FlowName; index: number },
) {
  const placed = pages[index]?.[name] ?? [];
  const flow = page.querySelector<HTMLElement>(`[data-flow="${name}"]`);
  const width = flow?.getBoundingClientRect().width ?? 1;
  const scale = width / plan.layout[name]!.width;
  const drawn = [...(flow?.querySelectorAll<HTMLElement>("[data-block]") ?? [])];
  const faults: string[] = drawn.length === placed.length ? [] : [`${name} misses a block`];
  let end = -Infinity;
  for (const [nth, node] of drawn.entries()) {
    const { top, bottom, height } = node.getBoundingClientRect();
    const wanted = placed[nth];
    if (wanted?.id !== node.dataset.block) faults.push(`${node.dataset.block} is drawn elsewhere`);
    if (wanted && Math.abs(height / scale - wanted.height) > room)
      faults.push(`${wanted.id} is ${height / scale} px tall and was packed as ${wanted.height}`);
    if (top < end - room) faults.push(`${node.dataset.block} lies on the block before it`);
    end = bottom;
  }
  return faults;
}

/** Words of the name that are broken in the middle, though half of the size would be enough for them. */
function brokenNames(pages: HTMLElement[]) {
  const words = pages.flatMap((page) => [
    ...page.querySelectorAll<HTMLElement>(".tr-name > .tr-whole"),
  ]);
  return words
    .filter(
      (word) => word.offsetHeight > Number.parseFloat(getComputedStyle(word).lineHeight) * 1.5,
    )
    .map(({ textContent }) => `${textContent} is broken within`);
}

function wrongText(pages: HTMLElement[]) {
  const all = <Kind extends HTMLElement>(what: string) =>
    pages.flatMap((page) => [...page.querySelectorAll<Kind>(what)]);
  const text = pages.map(({ textContent }) => textContent).join("\n");
  const odd = text.match(/undefined|\[object|NaN|null/gu) ?? [];
  const empty = all("h1, h2, h3").filter((node) => !node.textContent?.trim());
  const names = all("h1").length;
  const unsafe = all<HTMLAnchorElement>("a").filter(
    ({ protocol }) => !["http:", "https:", "mailto:", "tel:"].includes(protocol),
  );
  const loose = all("[data-lines]").filter(
    (node) => getComputedStyle(node).fontVariantLigatures !== "none",
  );
  return [
    ...odd.map((word) => `“${word}” stands on a page`),
    ...empty.map((node) => `an ${node.tagName} is empty`),
    ...(names === 1 ? [] : [`${names} names`]),
    ...unsafe.map(({ href }) => `a link to ${href}`),
    ...loose.map((node) => `ligatures in ${node.textContent}`),
  ];
}
