import { describe, expect, test } from "vitest";
import { richTextFrom } from "../model/rich-text";
import { samples } from "../samples";
import { builtTemplates, loadTemplate } from "../templates/load-template";
import { draw, redraw } from "./draw";
import { faultsOf, pagesIn } from "./faults";

const resume = samples.full;
const named = (name: string) => ({ ...resume, person: { ...resume.person, name } });
const resolveFont = () => "data:font/ttf;base64,AAAA";
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

  test("stays on its pages however the browser is zoomed", async () => {
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

  test("has what is read first before what stands beside it", async () => {
    const template = await loadTemplate(id);
    await draw({ resume, template });
    for (const page of pagesIn(document)) {
      const flows = [...page.querySelectorAll<HTMLElement>("[data-flow]")];
      expect(flows[0]?.dataset.flow).toBe("main");
      expect(flows.every((flow) => !flow.parentElement?.closest("[data-flow]"))).toBe(true);
    }
  });
});

test("a typeface that cannot be had is told, and nothing is lost", async () => {
  const template = await loadTemplate("swiss");
  const layout = await draw({ resume, template, resolveFont });
  expect(layout.notices).toContain("A typeface could not be loaded, so pages may break elsewhere.");
  expect(faultsOf(pagesIn(document), layout)).toEqual([]);
});

test("of ten templates in quick succession the last is shown", async () => {
  const templates = await Promise.all(builtTemplates.map(loadTemplate));
  for (const template of templates) redraw({ resume, template });
  const last = templates.at(-1)!;
  await expect.poll(() => pagesIn(document)[0]?.className).toContain(`tr-${last.id}`);
  expect(document.querySelectorAll("h1")).toHaveLength(1);
});

test("an edit that comes while pages are laid out is shown", async () => {
  const template = await loadTemplate("timeline");
  for (const name of ["First Name", "Second Name", "Last Name"])
    redraw({ resume: named(name), template });
  await expect.poll(text).toContain("Last Name");
  expect(text()).not.toContain("First Name");
});
