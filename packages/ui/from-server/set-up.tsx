import { renderToString } from "react-dom/server";
import type { TestProject } from "vitest/node";
import { storiesOf, storyFiles } from "./stories";

declare module "vitest" {
  interface ProvidedContext {
    /** What a server makes of each story: by its file, and by its name. */
    fromServer: Record<string, Record<string, string>>;
  }
}

/** Draws every story as a server does, in Node, where there is no document. */
export default async function setUp(project: TestProject) {
  const fromServer: Record<string, Record<string, string>> = {};
  for (const file of storyFiles) {
    const drawn: Record<string, string> = {};
    for (const [name, Story] of await storiesOf(file)) {
      try {
        drawn[name] = renderToString(<Story />);
      } catch (fault) {
        throw new Error(`${file}, ${name}: no server can draw it.`, { cause: fault });
      }
    }
    fromServer[file] = drawn;
  }
  project.provide("fromServer", fromServer);
}
