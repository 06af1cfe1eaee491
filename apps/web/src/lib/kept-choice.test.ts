// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { keptChoice } from "./kept-choice";

const rail = () => keptChoice("rail", ["auto", "wide", "slim"]);

const refuse = () => {
  throw new DOMException("denied");
};

beforeEach(() => window.localStorage.clear());

test("a choice outlives the page; until one is made the first word holds", () => {
  expect(rail().get()).toBe("auto");
  rail().set("slim");
  expect(rail().get()).toBe("slim");
});

test("a word that is none of them is not believed", () => {
  window.localStorage.setItem("rail", "upright");
  expect(rail().get()).toBe("auto");
});

test("storage that refuses loses the choice with the page, and breaks nothing", () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  const choice = rail();
  choice.set("wide");
  expect(choice.get()).toBe("wide");
});
