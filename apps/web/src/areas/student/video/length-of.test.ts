// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lengthOf } from "./length-of";

const film = new File(["film"], "film.webm", { type: "video/webm" });
let freed: string[];

beforeEach(() => {
  vi.useFakeTimers();
  freed = [];
  URL.createObjectURL = () => "blob:film";
  URL.revokeObjectURL = (url) => void freed.push(url);
});
afterEach(() => vi.useRealTimers());

test("a film of which the browser never tells anything is taken for one that cannot be played", async () => {
  const length = lengthOf(film);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(freed).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await length).toBeUndefined();
  expect(freed).toEqual(["blob:film"]);
});
