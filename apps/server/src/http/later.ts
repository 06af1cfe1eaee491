import { api, type Placed, rowsOf } from "@toran/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps";
import { Failure } from "./failures";
import { mount, urlOf } from "./implement";

export interface NamedRow {
  path: string[];
  row: Placed;
}

declare module "fastify" {
  interface FastifyInstance {
    unbuilt: NamedRow[];
  }
}

/** The rows of the table that have no handler yet. */
export const unbuiltRows = (app: FastifyInstance): readonly NamedRow[] => app.unbuilt;

/** Answers the rows that have no handler yet: behind their guard, saying so. */
export function answerLater(app: FastifyInstance, deps: Deps) {
  const unbuilt = rowsOf(api).filter(({ row }) => {
    const [method, path] = row.route.split(" ") as [string, string];
    return !app.hasRoute({ method, url: urlOf(row.root, path) });
  });
  app.decorate("unbuilt", unbuilt);
  for (const { row } of unbuilt)
    mount(app, deps, row, async () => {
      throw new Failure(501, { message: "This part of the product is not ready yet." });
    });
}
