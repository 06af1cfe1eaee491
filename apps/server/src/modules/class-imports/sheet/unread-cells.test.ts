import { expect, test } from "vitest";
import { tellUnread, unreadCells } from "./unread-cells";

const sheet = (...cells: string[]) => Buffer.from(`<row r="2">${cells.join("")}</row>`);

test("an error and a formula without its result are told of, and a result is left alone", () => {
  const found = unreadCells(
    sheet(
      '<c r="A2" t="e"><f>VLOOKUP(B2,C:D,2)</f><v>#N/A</v></c>',
      '<c r="B2" s="1"><f>IF(C2&lt;5,"a"&amp;"b",9)</f><v></v></c>',
      '<c r="C2"><f t="shared" si="0"/></c>',
      '<c r="D2"><f>1+1</f><v>2</v></c>',
      '<c r="E2" t="str"><f>""</f><v></v></c>',
      '<c r="F2" t="inlineStr"><is><t>t="e"</t></is></c>',
      '<c r="AA2" t="e"><v>#DIV/0!</v></c>',
    ),
  );
  expect(found).toEqual([
    { row: 2, column: 1, said: "#N/A" },
    { row: 2, column: 27, said: "#DIV/0!" },
    { row: 2, column: 2, said: '=IF(C2<5,"a"&"b",9)' },
    { row: 2, column: 3, said: "=" },
  ]);
});

test("they stand at their place in the line of a student, and make no student of an empty line", () => {
  const unread = [
    { row: 1, column: 3, said: "#N/A" },
    { row: 2, column: 1, said: "#N/A" },
    { row: 9, column: 1, said: "#N/A" },
  ];
  expect(tellUnread([["Asha"], [null, null]], unread)).toEqual([
    ["Asha", null, "#N/A"],
    [null, null],
  ]);
});
