import { readFileSync } from "node:fs";

interface Entry {
  id: string;
  type: string;
  importPath: string;
}

/** Beside the first story of each file: the states that have looks of their own. */
const also = [
  "button--secondary",
  "button--soft",
  "button--quiet",
  "button--danger",
  "button--disabled",
  "button--sizes",
  "button--busy-keeps-its-width",
  "calendar--agenda-of-the-month",
  "calendar--month-in-sight",
  "calendar--week",
  "charts--area",
  "charts--bars",
  "charts--skills-by-domain",
  "charts--stacked",
  "choice-choices--radios",
  "choice-choices--segments-of-a-form",
  "choice-choices--switches",
  "combobox--open",
  "datatable--all-that-match",
  "datatable-states--dense",
  "datatable-states--filtered-to-nothing",
  "datatable-states--loading",
  "datatable-states--right-to-left",
  "date-date-fields--open-at-the-keyboard",
  "dialog-dialogs--destructive-starts-on-cancel",
  "field-otp-input--wrong",
  "field-text-field--disabled",
  "field-text-field--read-only",
  "field-text-field--with-prefix-and-suffix",
  "field-text-field--wrong",
  "file-files-field--on-their-way",
  "layout-state-page--not-found",
  "menu--open",
  "menu--right-to-left",
  "palette-commandpalette--hits",
  "popover--open",
  "sheet--wide",
  "stepper--windows",
];

/** Whole pages, put together of parts that have pictures: theirs would be half of all the bytes. */
const wholePages = "/showcase/";

/** The stories that have pictures, read from the built index: a component that is new is not forgotten. */
export function pictured(): string[] {
  const stories = ours();
  const firsts = new Map<string, string>();
  for (const { importPath, id } of stories) {
    if (!firsts.has(importPath) && !importPath.includes(wholePages)) firsts.set(importPath, id);
  }
  const gone = also.filter((id) => !stories.some((story) => story.id === id));
  if (gone.length)
    throw new Error(`These stories are named here and are not there: ${gone.join(", ")}`);
  return [...new Set([...firsts.values(), ...also])].sort();
}

/** Every story of this package. */
export const allStories = () => ours().map(({ id }) => id);

function ours() {
  const { entries } = JSON.parse(readFileSync(process.env.STORY_INDEX!, "utf8")) as {
    entries: Record<string, Entry>;
  };
  return Object.values(entries).filter(
    ({ type, importPath }) => type === "story" && importPath.includes("/ui/"),
  );
}
