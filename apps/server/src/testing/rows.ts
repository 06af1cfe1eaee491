import { randomUUID } from "node:crypto";
import { api, type Placed, roots, rowsOf } from "@toran/contract";

/** Every row of the table, with its method, and a path whose parameters name nothing. */
export const rows = rowsOf(api).map(({ path: names, row }) => {
  const [method, path] = row.route.split(" ") as [string, string];
  return { name: names.join("."), row, method, path: roots[row.root] + path };
});

export type NamedRow = (typeof rows)[number];

/** The path of a row with its parameters filled in. */
export const filled = ({ path }: NamedRow, value: string = randomUUID()) =>
  path.replace(/\{\w+\}/g, encodeURIComponent(value));

export const isBlob = (row: Placed) => row.reply === "blob";
