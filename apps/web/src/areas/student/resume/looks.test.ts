import { expect, test } from "vitest";
import { LooksHistory } from "./looks";

const begin = () => new LooksHistory({ template: "plain", options: {}, hidden: [] });
const size = (baseSize: number) => ({ options: { baseSize } });

test("choices are taken back and done again one by one", () => {
  const history = begin();
  history.change({ template: "sidebar" });
  history.change({ hidden: ["skills"] });
  history.undo();
  expect(history.now).toMatchObject({ template: "sidebar", hidden: [] });
  history.undo();
  expect(history.now.template).toBe("plain");
  expect([history.canUndo, history.canRedo]).toEqual([false, true]);
  history.redo();
  history.redo();
  expect(history.now).toMatchObject({ template: "sidebar", hidden: ["skills"] });
  expect(history.canRedo).toBe(false);
});

test("one pull of a slider is one choice, the next pull another", () => {
  const history = begin();
  for (const value of [10, 10.5, 11]) history.change(size(value), "baseSize");
  history.endStretch();
  for (const value of [11.5, 12]) history.change(size(value), "baseSize");
  history.undo();
  expect(history.now.options.baseSize).toBe(11);
  history.undo();
  expect(history.now.options).toEqual({});
});

test("a new choice after an undo leaves nothing to do again, and the same choice is none", () => {
  const history = begin();
  history.change({ template: "sidebar" });
  history.undo();
  history.change({ template: "plain" });
  expect(history.canRedo).toBe(true);
  history.change({ template: "swiss" });
  expect(history.canRedo).toBe(false);
});

test("with nothing to take back, nothing happens", () => {
  const history = begin();
  history.undo();
  history.redo();
  expect(history.now.template).toBe("plain");
});
