import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { contrast, type Rgb, toRgb } from "./colour";
import { marks, type Pair, texts } from "./pairs";

const css = readFileSync(new URL("../tokens.css", import.meta.url), "utf8")
  .replace(/\/\*[\s\S]*?\*\//g, "")
  .replace(/\s+/g, " ")
  .replace(/\( /g, "(")
  .replace(/ \)/g, ")");
const shared = block(":root, [data-theme] {");
const roles = {
  student: block(':root, [data-role="student"] {'),
  po: block('[data-role="po"] {'),
  hr: block('[data-role="hr"] {'),
};
const themes = ["light", "dark"] as const;
type Theme = (typeof themes)[number];

describe.each(themes)("in the %s theme", (theme) => {
  describe.each(Object.keys(roles) as (keyof typeof roles)[])("for the role %s", (role) => {
    test("text can be read on every ground it is set on", () => {
      expect(below(4.5, texts, role, theme)).toEqual([]);
    });
    test("marks and edges can be seen on the sheet", () => {
      expect(below(3, marks, role, theme)).toEqual([]);
    });
    test("every colour is one a screen can show", () => {
      const all = [...shared.keys(), ...roles[role].keys()];
      const outside = all.filter((name) =>
        colour(name, role, theme)?.some((v) => v < -0.003 || v > 1.003),
      );
      expect(outside).toEqual([]);
    });
  });
});

function below(ratio: number, pairs: readonly Pair[], role: keyof typeof roles, theme: Theme) {
  return pairs.flatMap(([front, ground]) => {
    const [one, other] = [colour(front, role, theme), colour(ground, role, theme)];
    if (!one || !other) return [`${front} on ${ground} is not in the tokens`];
    const found = contrast(one, other);
    return found < ratio ? [`${front} on ${ground} is ${found.toFixed(2)}`] : [];
  });
}

function colour(name: string, role: keyof typeof roles, theme: Theme): Rgb | undefined {
  const value = roles[role].get(name) ?? shared.get(name) ?? "";
  const found = [...value.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)];
  const chosen = value.startsWith("light-dark") ? found[theme === "light" ? 0 : 1] : found[0];
  if (!chosen || (value.startsWith("light-dark") && found.length < 2)) return undefined;
  return toRgb(Number(chosen[1]), Number(chosen[2]), Number(chosen[3]));
}

function block(opening: string) {
  const start = css.indexOf(opening) + opening.length;
  const body = css.slice(start, css.indexOf("}", start));
  return new Map(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map((found) => [found[1] ?? "", found[2] ?? ""]),
  );
}
