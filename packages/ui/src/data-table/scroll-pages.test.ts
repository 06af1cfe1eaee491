import { expect, test } from "vitest";
import { pagesOf, viewOf } from "./scroll-pages";

test("a row is in view when half of it is", () => {
  expect(viewOf(0, 690, 40, 661)).toEqual({ first: 0, end: 17 });
  expect(viewOf(19, 690, 40, 661)).toEqual({ first: 0, end: 18 });
  expect(viewOf(21, 690, 40, 661)).toEqual({ first: 1, end: 18 });
});

test("a view ends with the rows, and is never without one", () => {
  expect(viewOf(0, 690, 40, 5)).toEqual({ first: 0, end: 5 });
  expect(viewOf(25_900, 690, 40, 661)).toEqual({ first: 648, end: 661 });
  expect(viewOf(80, 10, 40, 661)).toEqual({ first: 2, end: 3 });
  expect(viewOf(0, 690, 40, 0)).toEqual({ first: 0, end: 0 });
});

test("a page is that of the first row in view", () => {
  expect(pagesOf({ first: 0, end: 17 }, 50, 661)).toEqual({
    page: 1,
    pages: 14,
    previous: undefined,
    next: 50,
    whole: false,
  });
  expect(pagesOf({ first: 60, end: 77 }, 50, 661)).toMatchObject({
    page: 2,
    previous: 0,
    next: 100,
  });
});

test("who sees the last row is on the last page, though its first cannot come to the top", () => {
  expect(pagesOf({ first: 644, end: 661 }, 50, 661)).toMatchObject({
    page: 14,
    previous: 600,
    next: undefined,
  });
  // Three pages, and the last two fit in one view.
  const end = pagesOf({ first: 20, end: 60 }, 25, 60);
  expect(end).toMatchObject({ page: 3, previous: 0, next: undefined });
});

test("on the last page there is none to come, seen to its end or not", () => {
  expect(pagesOf({ first: 600, end: 617 }, 100, 661)).toMatchObject({ page: 7, next: undefined });
});

test("what nobody counted goes on", () => {
  expect(pagesOf({ first: 100, end: 117 }, 50, undefined)).toMatchObject({
    page: 3,
    pages: undefined,
    next: 150,
  });
});

test("where everything is in view there is nowhere to go", () => {
  expect(pagesOf({ first: 0, end: 30 }, 25, 30)).toMatchObject({ page: 1, whole: true });
  expect(pagesOf({ first: 0, end: 17 }, 50, 30)).toMatchObject({ page: 1, whole: false });
});
