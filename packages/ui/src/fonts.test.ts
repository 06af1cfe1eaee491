import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync(new URL("./fonts.css", import.meta.url), "utf8");
const faces = css.split("@font-face").slice(1);
const nameOf = (face: string) => /font-family: "([^"]+)"/.exec(face)?.[1] ?? "";
const percent = (face: string, of: string) =>
  Number(new RegExp(`${of}: ([\\d.]+)%`).exec(face)?.[1] ?? 100);

test.each(faces.map((face) => [nameOf(face), face] as const))(
  "%s is as high as every other face",
  (_, face) => {
    const size = percent(face, "size-adjust") / 100;
    expect(percent(face, "ascent-override") * size).toBeCloseTo(85, 0);
    expect(percent(face, "descent-override") * size).toBeCloseTo(22, 0);
  },
);

test("what stands in until our face has come is fetched from nowhere", () => {
  const fetched = faces.filter((face) => face.includes("url(")).map(nameOf);
  expect(new Set(fetched)).toEqual(new Set(["Anek"]));
});
