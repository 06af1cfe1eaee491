import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Measured } from "./measured";
import { paginate, type Placed } from "./paginate";

const page = 1000;
const line = 18;

const text = fc
  .record({ lines: fc.integer({ min: 1, max: 80 }), splits: fc.boolean() })
  .map(({ lines, splits }) => ({ lines, splits: splits && lines > 6, height: lines * line }));
const solid = fc.record({ height: fc.double({ min: 1, max: 1300, noNaN: true }) });
const block = fc
  .tuple(
    fc.oneof({ weight: 4, arbitrary: text }, { weight: 1, arbitrary: solid }),
    fc.record(
      {
        keepWithNext: fc.boolean(),
        breakBefore: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
        entry: fc.constantFrom("a", "b", "c"),
        together: fc.constantFrom("x", "y"),
      },
      { requiredKeys: [] },
    ),
    fc.double({ min: 0, max: 30, noNaN: true }),
  )
  .map(([size, ties, gap]) => ({ ...size, ...ties, gap }));
const blocks = fc
  .array(block, { maxLength: 60 })
  .map((all) => all.map((each, index): Measured => ({ ...each, id: `b${index}` })));

/** Each block as often as it came, with the lines of a parted one joined again where they meet. */
function joined(pages: Placed[][]) {
  const seen: { id: string; to?: number }[] = [];
  for (const { id, lines } of pages.flat()) {
    const last = seen.at(-1);
    if (last && lines && last.id === id && last.to === lines.from) last.to = lines.to;
    else seen.push(lines ? { id, to: lines.to } : { id });
  }
  return seen;
}

describe("whatever the blocks are", () => {
  test("none is lost, none comes twice, and their order stays", () => {
    fc.assert(
      fc.property(blocks, (all) => {
        const seen = joined(paginate(all, page).pages);
        expect(seen.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
        for (const { id, to } of seen.filter((each) => each.to !== undefined))
          expect(to).toBe(all.find((each) => each.id === id)!.lines);
      }),
      { numRuns: 500 },
    );
  });

  test("nothing reaches over the foot of a page or over its neighbour", () => {
    fc.assert(
      fc.property(blocks, (all) => {
        for (const placed of paginate(all, page).pages) {
          let end = 0;
          for (const { top, height } of placed) {
            expect(top).toBeGreaterThanOrEqual(end);
            end = top + height;
          }
          expect(end).toBeLessThanOrEqual(page + 0.1);
        }
      }),
      { numRuns: 500 },
    );
  });

  test("no page is empty, and the same blocks give the same pages", () => {
    fc.assert(
      fc.property(blocks, (all) => {
        const once = paginate(all, page);
        expect(once.pages.every((placed) => placed.length)).toBe(true);
        expect(paginate(structuredClone(all), page)).toEqual(once);
      }),
    );
  });

  test("a parted paragraph has two lines on either side of the break", () => {
    fc.assert(
      fc.property(blocks, (all) => {
        const parted = new Set(all.filter(({ splits }) => splits).map(({ id }) => id));
        const lengths = paginate(all, page)
          .pages.flat()
          .filter(({ id }) => parted.has(id))
          .map(({ lines }) => (lines ? lines.to - lines.from : 2));
        expect(Math.min(2, ...lengths)).toBe(2);
      }),
    );
  });

  test("only what is taller than a page and cannot be parted is made smaller", () => {
    fc.assert(
      fc.property(blocks, (all) => {
        for (const { scale, id } of paginate(all, page).pages.flat()) {
          const { height, lines } = all.find((each) => each.id === id)!;
          expect(scale !== undefined).toBe(height > page + 0.01 && (lines ?? 0) < 2);
        }
      }),
    );
  });

  test("a heading is never the last thing on a page that has room to go on without it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), (count) => {
        const filler = Array.from({ length: count }, (_, index) => bullet(`f${index}`));
        const all = [...filler, heading("h"), bullet("first"), bullet("second")];
        for (const placed of paginate(all, page).pages) expect(placed.at(-1)!.id).not.toBe("h");
      }),
    );
  });
});

const bullet = (id: string, more: Partial<Measured> = {}): Measured => ({
  id,
  height: line,
  lines: 1,
  gap: 4,
  ...more,
});
const heading = (id: string): Measured => ({ id, height: 24, gap: 16, keepWithNext: true });
const idsOf = (pages: Placed[][]) => pages.map((placed) => placed.map(({ id }) => id));

describe("a page of 100 px", () => {
  test("takes a last line that fits exactly, and not one that is a tenth of a millimetre taller", () => {
    const first = bullet("a", { height: 50 });
    expect(idsOf(paginate([first, bullet("b", { height: 46 })], 100).pages)).toEqual([["a", "b"]]);
    const over = bullet("b", { height: 46.4 });
    expect(idsOf(paginate([first, over], 100).pages)).toEqual([["a"], ["b"]]);
  });

  test("keeps an entry of three blocks whole, and parts one of four", () => {
    const entry = (count: number) =>
      Array.from({ length: count }, (_, index) => bullet(`e${index}`, { entry: "e", gap: 0 }));
    const above = bullet("above", { height: 60 });
    expect(idsOf(paginate([above, ...entry(3)], 100).pages)).toEqual([
      ["above"],
      ["e0", "e1", "e2"],
    ]);
    expect(idsOf(paginate([above, ...entry(4)], 100).pages)).toEqual([
      ["above", "e0", "e1"],
      ["e2", "e3"],
    ]);
  });

  test("does not begin with an empty one when the first section asks for a new page", () => {
    const first = bullet("a", { breakBefore: true });
    const second = bullet("b", { breakBefore: true });
    expect(idsOf(paginate([first, second], 100).pages)).toEqual([["a"], ["b"]]);
  });

  test("lets a long paragraph begin under its heading", () => {
    const paragraph = { id: "p", height: 180, lines: 10, splits: true, gap: 4 };
    const { pages } = paginate([heading("h"), paragraph], 100);
    expect(pages[0]![0]!.id).toBe("h");
    expect(pages[0]![1]!.lines).toEqual({ from: 0, to: 4 });
  });

  test("parts a bullet only when it is taller than the page", () => {
    const long = bullet("long", { height: 180, lines: 10 });
    const { pages } = paginate([bullet("a"), long], 100);
    expect(pages.map((placed) => placed.map(({ lines }) => lines))).toEqual([
      [undefined],
      [{ from: 0, to: 5 }],
      [{ from: 5, to: 10 }],
    ]);
  });

  test("lets a bullet that is taller than it begin under its heading", () => {
    const long = bullet("long", { height: 180, lines: 10 });
    const { pages } = paginate([heading("h"), long], 100);
    expect(pages[0]!.map(({ id, lines }) => [id, lines])).toEqual([
      ["h", undefined],
      ["long", { from: 0, to: 4 }],
    ]);
  });

  test("is spared for two lines that tighter gaps can take in", () => {
    const all = Array.from({ length: 11 }, (_, index) =>
      bullet(`b${index}`, { height: 84, gap: 8.4 }),
    );
    const { pages } = paginate(all, 1000);
    expect(pages).toHaveLength(1);
    expect(pages[0]!.at(-1)!.top + 84).toBeLessThanOrEqual(1000);
  });
});
