import { expect, test } from "vitest";
import { columnsOf, highFor, middle, sentenceOf, shareOf, type Standing, standings } from "./roll";

const computerScience = {
  name: "Computer Science",
  placed: 148,
  placedThisWeek: 7,
  offer: 9,
  inProcess: 14,
  notStarted: 9,
};
const counted = (list: Standing[], standing: Standing) =>
  list.filter((each) => each === standing).length;

test("every student has one dot, and this week's are among the placed", () => {
  const list = standings(computerScience);
  expect(list).toHaveLength(180);
  expect(counted(list, "lit")).toBe(7);
  expect(counted(list, "placed")).toBe(141);
  expect(list.slice(148)).not.toContain("lit");
  expect(list.slice(0, 90)).not.toContain("lit");
});

test.each([
  [0, 0],
  [1, 1],
  [5, 5],
  [30, 2],
  [1500, 400],
  [3, 9],
])("of %i placed, %i this week are lit", (placed, placedThisWeek) => {
  const row = { ...computerScience, placed, placedThisWeek };
  expect(counted(standings(row), "lit")).toBe(Math.min(placed, placedThisWeek));
  expect(standings(row)).toEqual(standings(row));
});

test("dots fill a column before they begin the next", () => {
  expect([0, 1, 2, 3].map((place) => middle(place, 3))).toEqual([
    { x: 4, y: 4 },
    { x: 4, y: 13 },
    { x: 4, y: 22 },
    { x: 13, y: 4 },
  ]);
  expect(columnsOf(computerScience, highFor([computerScience]))).toBe(60);
  expect(highFor([{ ...computerScience, placed: 3000 }])).toBe(9);
});

test("the row says in words what it shows, an empty department too", () => {
  expect(sentenceOf(computerScience)).toBe(
    "148 of 180 placed, 7 this week, 9 with an offer, 14 in process",
  );
  const nobody = {
    name: "New",
    placed: 0,
    placedThisWeek: 0,
    offer: 0,
    inProcess: 0,
    notStarted: 0,
  };
  expect([shareOf(computerScience), shareOf(nobody)]).toEqual(["82%", "–"]);
});
