import { expect, test } from "@playwright/test";
import { PNG } from "pngjs";
import { samePicture } from "./same-picture";

/** A grey picture of 8 × 4, with some pixels brighter by so many steps. */
function grey(...brighter: [at: number, steps: number][]) {
  const picture = new PNG({ width: 8, height: 4 });
  picture.data.fill(120);
  for (const [at, steps] of brighter) picture.data.fill(120 + steps, at * 4, at * 4 + 3);
  return PNG.sync.write(picture);
}

test("a shade that only rounding moved is the same, on every pixel", () => {
  const all = Array.from({ length: 32 }, (_, at): [number, number] => [at, 3]);
  expect(samePicture(grey(), grey(...all))).toEqual({ same: true });
});

test("one pixel at the edge of a curve is the same, two are not", () => {
  expect(samePicture(grey(), grey([11, 64]))).toEqual({ same: true });
  expect(samePicture(grey(), grey([11, 65])).why).toBe(
    "1 pixel differs, most at 3, 1: by 65 steps of 255",
  );
  expect(samePicture(grey(), grey([11, 4], [12, 5])).why).toBe(
    "2 pixels differ, most at 4, 1: by 5 steps of 255",
  );
});

test("pictures of two sizes differ", () => {
  const taller = PNG.sync.write(new PNG({ width: 8, height: 5 }));
  expect(samePicture(grey(), taller).why).toBe("8 × 5 instead of 8 × 4");
});
