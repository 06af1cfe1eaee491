import { describe, expect, test } from "vitest";
import type { Options } from "../model/options";
import { builtTemplates, loadTemplate } from "../templates/load-template";
import type { Template } from "../templates/template";
import { draw } from "./draw";
import { faultsOf, pagesIn } from "./faults";
import { hardCases } from "./hard-cases";
import { marked } from "./marked";
import { marksAstray, marksOn } from "./marks-astray";
import type { HardCase } from "./parts";
import { pictures } from "./pictures";

async function faultsIn({ resume, options }: HardCase, template: Template, more: Partial<Options>) {
  const given = marked(resume);
  const layout = await draw({ resume: given, template, options: { ...options, ...more } });
  const pages = pagesIn(document);
  const small = layout.shrunk.map((id) => `${id} was made smaller, though it is text`);
  return [...small, ...faultsOf(pages, layout), ...marksAstray(marksOn(pages), given, template)];
}

describe.each(builtTemplates)("%s bears", (id) => {
  test.each(["a4", "letter"] as const)("every hard case on %s", async (paper) => {
    const template = await loadTemplate(id);
    const found: Record<string, string[]> = {};
    for (const each of [...hardCases, ...(await pictures())]) {
      const faults = await faultsIn(each, template, { paper });
      if (faults.length) found[each.title] = faults.slice(0, 5);
    }
    expect(found).toEqual({});
  });
});
