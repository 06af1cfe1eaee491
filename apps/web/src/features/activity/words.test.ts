import { expect, test } from "vitest";
import { detailWords, listWords } from "./words";

const after = (fields: Record<string, string>) =>
  Object.entries(fields).map(([name, value]) => ({ name, before: null, after: value }));
const told = (action: string, fields: Record<string, string>) =>
  Object.fromEntries(
    detailWords({ action, details: after(fields) }).map(({ term, value }) => [term, value]),
  );

test("an export is told with its filter, its order and its columns in words", () => {
  expect(
    told("students.export", {
      "filter sort": "-cgpa",
      "filter search": "CSE",
      "filter status": "ACTIVE, CHANGES_REQUESTED",
      "filter minCgpa": "7",
      format: "xlsx",
      columns: "firstName, cgpa",
      students: "12",
    }),
  ).toEqual({
    "Sorted by": "CGPA, highest first",
    Search: "CSE",
    Status: "Active, Changes requested",
    "CGPA at least": "7",
    As: "Excel (XLSX)",
    Columns: "First name, CGPA",
    Students: "12",
  });
  expect(
    told("list.export", {
      list: "externalOffers",
      columns: "studentName",
      "filter collegeId": "Nilgiri",
    }),
  ).toEqual({ List: "Other offers", Columns: "Student", College: "Nilgiri" });
  expect(listWords("externalOffers")).toBe("Other offers");
  expect(told("audit.export", { action: "list.export" })).toEqual({
    Action: "Took a list out as a sheet",
  });
});

test("what was so before stands beside what is so now, and names of fields are words", () => {
  const details = [
    { name: "rank", before: "MEMBER", after: "VIEWER" },
    { name: "hours from", before: "09:00", after: null },
    { name: "finalYearStudents", before: null, after: "60" },
    { name: "counts DUPLICATE_IN_FILE", before: null, after: "2" },
    { name: "counts OTHER_THING", before: null, after: "1" },
    { name: "aisheCode", before: null, after: "C-26871" },
  ];
  expect(detailWords({ action: "profile.info", details })).toEqual([
    { term: "Rank", value: "Member → Viewer" },
    { term: "Hours from", value: "09:00 → –" },
    { term: "Final year students", value: "60" },
    { term: "Twice in the file", value: "2" },
    { term: "Counts other thing", value: "1" },
    { term: "AISHE code", value: "C-26871" },
  ]);
});
