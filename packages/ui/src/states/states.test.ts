import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../", import.meta.url));
const read = (path: string) => readFileSync(root + path, "utf8");
const components = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
  (path) => path.includes("/") && path.endsWith(".tsx"),
);
const stories = components.filter((path) => path.endsWith(".stories.tsx"));
const sheets = stories.filter((path) => path.startsWith("states/"));

/** The parts of each sheet; the sheet says in which states they are shown. */
const shown = {
  buttons: "Breadcrumb Button IconButton Pager RoleSwitch SearchButton Tabs Tag",
  fields:
    "Checkbox Combobox DateField DateRangeField FileField FilesField MonthField MultiCombobox NumberField OtpInput PasswordField RadioGroup SearchField SegmentedControl Select Slider Switch TextArea TextField",
  display:
    "Alert Avatar Badge DescriptionList EmptyState Kbd Meter ProgressWindows Skeleton StatusPill",
};

/** Stories of what nobody can press, type into or move through. */
const nothingToPress =
  /^(avatar|dot-rows|facade|foundations|loader|showcase|stat|states|timeline)\//;

test("every part with states of its own is shown in each of them", () => {
  const missing = Object.entries(shown).flatMap(([sheet, parts]) => {
    const text = read(`states/${sheet}.stories.tsx`);
    return parts.split(" ").filter((part) => !new RegExp(`(<|field\\()${part}\\b`).test(text));
  });
  expect(missing).toEqual([]);
  const fields = read("states/fields.stories.tsx");
  for (const state of ["moved(", "disabled:", "error:", '"long text":'])
    expect(fields).toContain(state);
  expect(sheets).toHaveLength(Object.keys(shown).length);
});

test("every part has stories", () => {
  const parts = components.filter((path) => !stories.includes(path));
  const folders = new Set(parts.map((path) => path.split("/")[0]));
  const told = stories.map(read).join("\n");
  const untold = [...folders].filter(
    (folder) =>
      !stories.some((path) => path.startsWith(`${folder}/`)) && !told.includes(`"../${folder}/`),
  );
  expect(untold).toEqual([]);
});

test("what can be pressed is used in a story by keys alone", () => {
  const withoutKeys = stories
    .filter((path) => !nothingToPress.test(path))
    .filter((path) => !/userEvent\.(keyboard|tab)\(/.test(read(path)));
  expect(withoutKeys).toEqual([]);
});
