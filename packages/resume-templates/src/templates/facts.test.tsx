import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { settle } from "../model/options";
import { planFor } from "../react/plan";
import { templates } from "../registry";
import { samples } from "../samples";
import { loadTemplate } from "./load-template";

test.each(templates)(
  "$name draws levels where its facts say so, and nowhere else",
  async (facts) => {
    const template = await loadTemplate(facts.id);
    const options = settle(template.defaults, { level: "dots" });
    const { main, side } = planFor(samples.full, template, { options, text: "" }).layout;
    const blocks = [...main.blocks, ...(side?.blocks ?? [])];
    const drawn = blocks.map(({ node }) => renderToStaticMarkup(<>{node}</>)).join("");
    expect(drawn.includes("tr-level-dots")).toBe(facts.levels === "drawn");
  },
);
