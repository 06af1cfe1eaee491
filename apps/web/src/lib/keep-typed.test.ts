// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { draftOf } from "./draft";
import { keepTyped, typedOver } from "./keep-typed";

beforeEach(() => window.sessionStorage.clear());

const saved = { name: "Kestrel", website: "kestrel.example", services: ["one"] };

test("a draft holds only what was typed, so that what others save meanwhile stands", () => {
  const draft = draftOf("company");
  expect(keepTyped(draft, { ...saved, name: "Kestrel Mobility", services: ["one"] }, saved)).toBe(
    true,
  );
  expect(draft.read()).toEqual({ name: "Kestrel Mobility" });
  expect(keepTyped(draft, { ...saved }, saved)).toBe(false);
  expect(draft.read()).toBeUndefined();
});

test("what says which one it was typed over goes with it, but is nothing typed by itself", () => {
  const draft = draftOf("project");
  const begun = { ...saved, version: 3 };
  keepTyped(draft, { ...begun, name: "Kite" }, begun, ["version", "formKey"]);
  expect(draft.read()).toEqual({ name: "Kite", version: 3 });
  keepTyped(draft, begun, begun, ["version"]);
  expect(draft.read()).toBeUndefined();
});

test("a file is nothing that a draft could hold", () => {
  const draft = draftOf("picture");
  expect(keepTyped(draft, { picture: new File(["x"], "me.png") }, {})).toBe(false);
});

test("what was not touched follows what others have saved, field by field and row by row", () => {
  const rows = [
    { id: "a", name: "Physics", code: "PH" },
    { id: "b", name: "Optics", code: "" },
  ];
  const typed = [rows[0], { ...rows[1], name: "Light" }];
  const now = [
    { ...rows[0], code: "PHY" },
    { ...rows[1], code: "OPT" },
  ];
  expect(typedOver({ rows, about: "" }, { rows: typed, about: "Ours" }, { rows: now })).toEqual({
    rows: [
      { id: "a", name: "Physics", code: "PHY" },
      { id: "b", name: "Light", code: "OPT" },
    ],
    about: "Ours",
  });
  // Other rows than before are not told apart.
  expect(typedOver(rows, typed, now.slice(1))).toEqual(typed);
  expect(typedOver(["a"], ["a", "b"], ["c"])).toEqual(["a", "b"]);
  expect(typedOver(undefined, "", "https://kestrel.example")).toBe("https://kestrel.example");
});
