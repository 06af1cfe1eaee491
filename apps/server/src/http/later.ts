import { api, type Placed, rowsOf } from "@toran/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps";
import { Failure } from "./failures";
import { mount, urlOf } from "./implement";

/** The rows of the table that have no handler yet. */
export function unbuiltRows(app: FastifyInstance): { path: string[]; row: Placed }[] {
  return rowsOf(api).filter(({ row }) => {
    const [method, path] = row.route.split(" ") as [string, string];
    return !app.hasRoute({ method: method as "GET", url: urlOf(row.root, path) });
  });
}

/** Answers the rows that have no handler yet: behind their guard, saying so. */
export function answerLater(app: FastifyInstance, deps: Deps) {
  const unbuilt = unbuiltRows(app);
  const seen = new Set<string>();
  for (const { row } of unbuilt) {
    const place = `${row.root} ${row.route}`;
    if (seen.has(place)) continue;
    seen.add(place);
    mount(app, deps, row, async () => {
      throw new Failure(501, { message: "This part of the product is not ready yet." });
    });
  }
  return unbuilt;
}
