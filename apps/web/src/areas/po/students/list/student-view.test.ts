import { expect, test } from "vitest";
import { queryOf, readView, type StudentView, viewOfQuery, writeView } from "./student-view";

const view = (address: string) => readView(new URLSearchParams(address));

const addresses = [
  "",
  "tab=placed&sort=-cgpa",
  "tab=invited&search=asha+r",
  "tab=not-placed&department=Civil&department=Computer+Science&minCgpa=8.2",
  "search=22CS&graduationYear=2027&status=ACTIVE&outcome=SEEKING&maxBacklogs=0&skills=C%2B%2B&sort=roll",
];

test.each(addresses)("the address ?%s says a view and is written from it again", (address) => {
  expect(writeView(view(address)).toString()).toBe(address);
});

test.each(addresses)("a view saved at ?%s comes back with its tab", (address) => {
  const opened: StudentView = viewOfQuery(queryOf(view(address)));
  expect(opened).toEqual(view(address));
});

test("what is spoilt in an address filters nothing", () => {
  expect(view("tab=x&minCgpa=eleven&maxBacklogs=-1&status=GONE&sort=height")).toEqual(view(""));
  expect(view("graduationYear=5&maxBacklogs=1.5&minCgpa=1e-7")).toEqual(view(""));
  expect(view("graduationYear=2027.5")).toEqual(view(""));
});
