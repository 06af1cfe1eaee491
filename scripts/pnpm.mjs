// Another runner, such as npx, names itself here.
const path = /pnpm[^/\\]*$/.exec(process.env.npm_execpath ?? "")?.input;

/**
 * The pnpm that runs this script, as a command and its first arguments: a program of its own, or a
 * script for Node. There may be no other on the machine.
 */
export const pnpm = !path
  ? { command: "pnpm", first: [] }
  : /\.[cm]?js$/.test(path)
    ? { command: process.execPath, first: [path] }
    : { command: path, first: [] };
