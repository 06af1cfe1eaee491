import { expect, test } from "vitest";
import { fillTemplate, unknownPlaceholder } from "./chat-templates";

const values = { person: "Vikram Rao", company: "Kestrel & {{college}}" };

test.each([
  ["Dear {{person}},", "Dear Vikram Rao,", []],
  ["{{ Person }} of {{company}}", "Vikram Rao of Kestrel & {{college}}", []],
  ["About {{posting}}, {{ POSTING }}", "About {{posting}}, {{posting}}", ["posting"]],
  ["{{date}} {person} {{}}", "{{date}} {person} {{}}", []],
])("%s", (text, filled, missing) => {
  expect(fillTemplate(text, values)).toEqual({ filled, missing });
});

test("a name in braces that stands for nothing is found", () => {
  expect(unknownPlaceholder("Dear {{person}}, on {{date}}")).toBe("date");
  expect(unknownPlaceholder("{{}}")).toBe("");
  expect(unknownPlaceholder("Dear {{ Person }}, {not} one")).toBeUndefined();
});
