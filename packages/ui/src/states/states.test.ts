import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createElement, type ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { storiesOf, storyFiles } from "../../from-server/stories";
import manifest from "../../package.json";
import { type Part, parts, type Shown } from "./parts";
import { stateNames } from "./state-sheet";

const root = fileURLToPath(new URL("../", import.meta.url));
const read = (path: string) => readFileSync(root + path, "utf8");
const components = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
  (path) => path.includes("/") && path.endsWith(".tsx"),
);
const stories = components.filter((path) => path.endsWith(".stories.tsx"));
const entries = import.meta.glob<object>(["../index.ts", "../*/index.ts"]);

/** What the entries of the package hand out to be drawn; an icon is one of the icons. */
async function handedOut() {
  const found = Object.values(manifest.exports).filter((entry) => entry.endsWith(".ts"));
  const names = await Promise.all(
    found.map(async (entry) => Object.keys(await entries[entry.replace("./src", "..")]!())),
  );
  return new Set(
    names
      .flat()
      .filter((name) => /^[A-Z]/.test(name))
      .map((name) => (name.endsWith("Icon") ? "icons" : name)),
  );
}

interface Told {
  /** From its name to the next story. */
  source: string;
  /** Its file, and what that takes from beside it. */
  files: string;
  /** The states that it says it shows, or that are drawn in its sheet. */
  shows: readonly string[];
}

function shownBy(Story: ComponentType & { parameters?: { shows?: readonly string[] } }) {
  if (Story.parameters?.shows) return Story.parameters.shows;
  const sheet = renderToString(createElement(Story));
  return stateNames.filter((state) => sheet.includes(`aria-label="${state}"`));
}

const met = new Map<string, Promise<Told | undefined>>();
/** A story by its file and its name, such as "menu/menu#Open"; many states are shown by one. */
function find(place: string) {
  if (!met.has(place)) met.set(place, readStory(place));
  return met.get(place);
}

async function readStory(place: string): Promise<Told | undefined> {
  const [path, name] = place.split("#");
  const story = `../src/${path}.stories.tsx`;
  if (!storyFiles.includes(story)) return undefined;
  const [, Story] = (await storiesOf(story)).find(([own]) => own === name) ?? [];
  const file = read(`${path}.stories.tsx`);
  const [, source = ""] = file.split(new RegExp(`^export const ${name}\\b`, "m"));
  const folder = path!.split("/")[0];
  const beside = [...file.matchAll(/from "\.\/([\w-]+)"/g)]
    .map(([, other]) => `${folder}/${other}.tsx`)
    .filter((other) => components.includes(other));
  const files = [file, ...beside.map(read)].join("\n");
  return Story && { files, source: source.split(/^export const /m)[0]!, shows: shownBy(Story) };
}

/** What is wrong with where a state is said to be shown. */
async function fault(name: string, { at, elsewhere }: Part, state: Shown) {
  const place = elsewhere[state] ?? at;
  const told = await find(place);
  if (!told) return "there is no such story";
  if (name !== "icons" && !new RegExp(`\\b${name}\\b`).test(told.files))
    return "draws another part";
  if (state === "keys")
    return /userEvent\.(keyboard|tab)\(/.test(told.source) ? undefined : "no key is pressed";
  const sheet = place.startsWith("states/");
  return sheet && !told.shows.includes(state) ? "does not show it" : undefined;
}

test("the table names every part that is handed out, and no other", async () => {
  expect(new Set(Object.keys(parts))).toEqual(await handedOut());
});

test("every part is shown in each state that it can be met in, and pressed parts by keys alone", async () => {
  const faults: string[] = [];
  for (const [name, part] of Object.entries(parts))
    for (const state of part.states) {
      const found = await fault(name, part, state);
      if (found) faults.push(`${name}, ${state}, at ${part.elsewhere[state] ?? part.at}: ${found}`);
    }
  expect(faults).toEqual([]);
});

test("what is not handed out has stories as well", () => {
  const own = components.filter((path) => !stories.includes(path));
  const folders = new Set(own.map((path) => path.split("/")[0]));
  const told = stories.map(read).join("\n");
  const untold = [...folders].filter(
    (folder) =>
      !stories.some((path) => path.startsWith(`${folder}/`)) && !told.includes(`"../${folder}/`),
  );
  expect(untold).toEqual([]);
});

/** Stories of what nobody can press, type into or move through. */
const nothingToPress =
  /^(avatar|dot-rows|facade|foundations|loader|showcase|stat|states|timeline)\//;

test("what can be pressed is used by keys alone in each file of stories", () => {
  const withoutKeys = stories
    .filter((path) => !nothingToPress.test(path))
    .filter((path) => !/userEvent\.(keyboard|tab)\(/.test(read(path)));
  expect(withoutKeys).toEqual([]);
});
