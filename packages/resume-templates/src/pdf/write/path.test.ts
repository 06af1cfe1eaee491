import { describe, expect, test } from "vitest";
import { pathOperators } from "./path";

/** The operators on one line, to be read beside the path. */
const drawn = (data: string) => pathOperators(data).replaceAll("\n", " ");

describe("a path of an SVG", () => {
  test("keeps its lines, from where it stands or from the corner", () => {
    expect(drawn("M1 2L3 4H5V6z")).toBe("1 2 m 3 4 l 5 4 l 5 6 l h");
    expect(drawn("m1 2l2 2h2v2zm5,5l1-1")).toBe("1 2 m 3 4 l 5 4 l 5 6 l h 6 7 m 7 6 l");
  });

  test("goes on with lines where a letter is left out", () => {
    expect(drawn("M0 0 1 1 2 0")).toBe("0 0 m 1 1 l 2 0 l");
    expect(drawn("m0 0 1 1 1-1")).toBe("0 0 m 1 1 l 2 0 l");
    expect(drawn("M.5.5-1e1 2")).toBe("0.5 0.5 m -10 2 l");
  });

  test("keeps its curves, and those that mirror the one before", () => {
    expect(drawn("M0 0C1 1 2 1 3 0S5-1 6 0")).toBe("0 0 m 1 1 2 1 3 0 c 4 -1 5 -1 6 0 c");
    expect(drawn("M0 0Q3 3 6 0T12 0")).toBe("0 0 m 2 2 4 2 6 0 c 8 -2 10 -2 12 0 c");
    expect(drawn("M0 0S1 1 2 0")).toBe("0 0 m 0 0 1 1 2 0 c");
  });

  test("draws arcs as curves that end where they should", () => {
    expect(drawn("M1 0A1 1 0 0 1 0 1")).toBe("1 0 m 1 0.552 0.552 1 0 1 c");
    const circle = drawn("M-1 0a1 1 0 1 0 2 0a1 1 0 1 0 -2 0z");
    expect(circle.match(/ c/gu)).toHaveLength(4);
    expect(circle.endsWith("-1 0 c h")).toBe(true);
    expect(drawn("M-1 0a1 1 0 102 0a1 1 0 10-2 0z")).toBe(circle);
    // Too small to reach, it grows until it does.
    expect(drawn("M0 0A1 1 0 0 1 4 0").endsWith("4 0 c")).toBe(true);
  });
});
