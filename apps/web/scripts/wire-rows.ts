import type { Plugin } from "vite";

const rows = /contract[\\/]src[\\/]endpoints[\\/]/;
// What checks a call, says who may make it, and explains it.
const told = new Set([
  "summary",
  "query",
  "body",
  "response",
  "early",
  "step",
  "unpaid",
  "own",
  "roles",
  "files",
]);

/**
 * A browser calls by the way of a row and leaves the checks to the server: the built application is given the rows
 * without their schemas and without who may call. The schemas come with the forms that use them.
 */
export const wireRows = (): Plugin => ({
  name: "toran-wire-rows",
  apply: "build",
  enforce: "post",
  transform: {
    filter: { id: rows },
    handler(code) {
      let wire = code;
      for (const { start, end } of partsToldIn(this.parse(code))) {
        const after = code[end] === "," ? end + 1 : end;
        // As many spaces, so that what is left stands where it stood.
        const blank = code.slice(start, after).replaceAll(/[^\n]/g, " ");
        wire = wire.slice(0, start) + blank + wire.slice(after);
      }
      return { code: wire, map: null };
    },
  },
});

interface Node {
  type: string;
  start: number;
  end: number;
  key?: { name?: string };
}

function partsToldIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(partsToldIn);
  if (!isNode(value)) return [];
  if (value.type === "Property" && told.has(value.key?.name ?? "")) return [value];
  return Object.values(value).flatMap(partsToldIn);
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;
