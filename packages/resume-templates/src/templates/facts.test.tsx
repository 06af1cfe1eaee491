import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { normalise } from "../model/normalise";
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
    const drawn = blocks
      .map(({ node, text }) =>
        renderToStaticMarkup(<>{text ? text.draw(text.runs, { first: true }) : node}</>),
      )
      .join("");
    expect(drawn.includes("tr-level-dots")).toBe(facts.levels === "drawn");
  },
);

test.each(templates)(
  "in $name every entry has a part by which a press on it is told",
  async ({ id }) => {
    const template = await loadTemplate(id);
    const resume = normalise(samples.full).resume;
    const options = settle(template.defaults);
    const { main, side } = planFor(resume, template, { options, text: "" }).layout;
    const blocks = [...main.blocks, ...(side?.blocks ?? [])];
    const told = new Set(
      blocks.flatMap(({ id: block, entry, node }) => {
        const drawn = renderToStaticMarkup(<>{node}</>);
        const parts = [...drawn.matchAll(/data-entry="([^"]+)"/gu)].map(([, part]) => part);
        return parts.length ? parts : [entry ?? block.split(":")[0]];
      }),
    );
    const entries = resume.sections.flatMap((each) => ("entries" in each ? each.entries : []));
    expect(entries.map((each) => each.id).filter((each) => !told.has(each))).toEqual([]);
  },
);
