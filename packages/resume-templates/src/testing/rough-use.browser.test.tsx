import { describe, expect, test } from "vitest";
import { richTextFrom } from "../model/rich-text";
import { capture } from "../pdf/capture/capture";
import { templates as facts } from "../registry";
import { samples } from "../samples";
import { builtTemplates, loadTemplate } from "../templates/load-template";
import { draw, redraw } from "./draw";
import { faultsOf, pagesIn } from "./faults";

const resume = samples.full;
const named = (name: string) => ({ ...resume, person: { ...resume.person, name } });
const factsOf = (id: string) => facts.find((each) => each.id === id);
const text = () =>
  pagesIn(document)
    .map((page) => page.textContent)
    .join("");

describe.each(builtTemplates)("%s", (id) => {
  test("is set in each of its faces, and joins no letters in any", async () => {
    const template = await loadTemplate(id);
    const summary = richTextFrom("office affluent fiancé workflow");
    for (const fontPair of template.fontPairs) {
      const layout = await draw({
        resume: { ...resume, summary },
        template,
        options: { fontPair },
      });
      expect(faultsOf(pagesIn(document), layout)).toEqual([]);
      expect(text()).toContain("office affluent fiancé workflow");
    }
  });

  test("18: stays on its pages however the browser is zoomed", async () => {
    const template = await loadTemplate(id);
    for (const zoom of ["0.67", "1.5", "2"]) {
      document.body.style.setProperty("zoom", zoom);
      const layout = await draw({ resume: samples.long, template });
      expect({ zoom, faults: faultsOf(pagesIn(document), layout) }).toEqual({ zoom, faults: [] });
    }
  });

  test("draws no letters apart that hang together", async () => {
    const template = await loadTemplate(id);
    for (const joined of [samples.hindi, samples.arabic]) {
      await draw({ resume: joined, template, options: { headingCase: "upper" } });
      const nodes = pagesIn(document).flatMap((page) => [...page.querySelectorAll("*")]);
      const apart = nodes.filter((node) => getComputedStyle(node).letterSpacing !== "normal");
      expect(apart.map(({ className }) => className)).toEqual([]);
    }
  });

  test("draws the colour that is chosen where its facts say so, and nowhere else", async () => {
    const template = await loadTemplate(id);
    const drawnIn = async (accent: string) => {
      await draw({ resume, template, options: { accent } });
      return JSON.stringify((await capture(document.body, { title: "", language: "en" })).pages);
    };
    const accents = ["#27408b", "#8a2c1d", "#0b6b4f"];
    const drawn: string[] = [];
    for (const accent of accents) drawn.push(await drawnIn(accent));
    expect(new Set(drawn).size).toBe(factsOf(id)?.coloured ? accents.length : 1);
  });

  test("has what is read first before what stands beside it", async () => {
    const template = await loadTemplate(id);
    await draw({ resume, template });
    for (const page of pagesIn(document)) {
      const flows = [...page.querySelectorAll<HTMLElement>("[data-flow]")];
      expect(flows[0]?.dataset.flow).toBe("main");
      expect(flows.every((flow) => !flow.parentElement?.closest("[data-flow]"))).toBe(true);
    }
  });

  test("has each title in a line of its own, where other programs look for it", async () => {
    const template = await loadTemplate(id);
    await draw({ resume, template });
    const titles = pagesIn(document).flatMap((page) => [...page.querySelectorAll("h2")]);
    expect(titles.length).toBeGreaterThan(3);
    expect(titles.filter(hasNeighbour).map(({ textContent }) => textContent)).toEqual([]);
  });
});

/** Whether a text of the same flow stands beside a title. */
function hasNeighbour(title: Element) {
  const { top, bottom } = title.getBoundingClientRect();
  const others = [...title.closest("[data-flow]")!.querySelectorAll("h1, h3, p, li, td, h2")];
  return others.some((other) => {
    const box = other.getBoundingClientRect();
    return other !== title && box.top < bottom - 1 && box.bottom > top + 1;
  });
}

test("19: of ten templates in quick succession the last is shown", async () => {
  const templates = await Promise.all(builtTemplates.map(loadTemplate));
  for (const template of templates) redraw({ resume, template });
  const last = templates.at(-1)!;
  await expect.poll(() => pagesIn(document)[0]?.className).toContain(`tr-${last.id}`);
  expect(document.querySelectorAll("h1")).toHaveLength(1);
});

test("19: an edit that comes while pages are laid out is shown", async () => {
  const template = await loadTemplate("timeline");
  for (const name of ["First Name", "Second Name", "Last Name"])
    redraw({ resume: named(name), template });
  await expect.poll(text).toContain("Last Name");
  expect(text()).not.toContain("First Name");
});

test("19: an edit that comes while pages are written down is no part of them", async () => {
  const template = await loadTemplate("sidebar");
  await draw({ resume, template });
  const first = text();
  const writing = capture(document.body, { title: "", language: "en" });
  redraw({ resume: { ...named("Somebody Else"), sections: [] }, template });
  await expect.poll(text).toContain("Somebody Else");
  const { pages, pictures } = await writing;
  const written = pages.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === "text" ? item.pieces.map((piece) => piece.text) : [])),
  );
  expect(letters(written.join(""))).toBe(letters(first));
  expect(pictures).toHaveLength(1);
});

const letters = (of: string) => of.replaceAll(/\s/gu, "").toLowerCase();
