import { expect, test } from "vitest";
import { areaOf, moved, wholePicture, zoomed } from "./area";

test("a wide picture keeps its middle square", () => {
  expect(areaOf(wholePicture, 800, 600)).toEqual({ left: 100, top: 0, side: 600 });
});

test("a crop never leaves the picture, however far it is pushed", () => {
  const far = moved(zoomed(wholePicture, 2), 9, -9, 800, 600);
  expect(areaOf(far, 800, 600)).toEqual({ left: 500, top: 0, side: 300 });
  expect(areaOf({ x: -4, y: 7, zoom: 99 }, 800, 600)).toEqual({ left: 0, top: 450, side: 150 });
});

test("what was pushed against the edge comes back at the first step", () => {
  const far = moved(wholePicture, 9, 0, 800, 600);
  expect(areaOf(moved(far, -0.1, 0, 800, 600), 800, 600).left).toBeCloseTo(140);
});
