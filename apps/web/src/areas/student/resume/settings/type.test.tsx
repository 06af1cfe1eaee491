// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { settle } from "@toran/resume-templates/model";
import type { ComponentProps } from "react";
import { expect, test } from "vitest";
import { renderScreen } from "@/testing/render-screen";
import type { OpenVersion } from "../open-version";
import { Type } from "./type";

type Props = ComponentProps<typeof Type>;
const template = { fontPairs: ["inter"], defaults: {} } as unknown as Props["template"];

/** The controls beside pages for which something was asked, and which were drawn so. */
function beside(asked: object, drawn: object) {
  const options = settle({}, { fit: "one-page", ...asked });
  const layout = { asked: options, plan: { options: { ...options, ...drawn } } };
  renderScreen(
    <Type
      template={template}
      options={options}
      layout={layout as Props["layout"]}
      version={{} as OpenVersion}
    />,
    { area: "student", mode: "PORTFOLIO" },
  );
}
const kept = () => screen.queryAllByText(/to keep to one page/).map((node) => node.textContent);

test("what was drawn smaller or closer than it was chosen says so under its control", () => {
  beside(
    { baseSize: 12, lineHeight: 1.5, density: 5, margin: "wide" },
    { baseSize: 9.5, lineHeight: 1.2, density: 1, margin: "narrow" },
  );
  expect(kept()).toEqual([
    "Now 9.5 pt, to keep to one page.",
    "Now 1.20, to keep to one page.",
    "Now closest, to keep to one page.",
    "Now 12 mm, to keep to one page.",
  ]);
  expect(screen.getByRole("slider", { name: "Size", description: /^Now 9\.5 pt/ })).toBeTruthy();
});

test("nothing is said of what was drawn as it was chosen", () => {
  beside({ baseSize: 9.5, density: 2 }, {});
  expect(kept()).toEqual([]);
});
