import { createClient } from "@toran/api-client";
import { api, rowsOf } from "@toran/contract";
import { expect, test } from "vitest";
import { rows } from "../testing/rows";
import { startServer } from "../testing/start-server";
import { unbuiltRows } from "./later";

const server = await startServer();

test("the calls that answer 501 for now are the ones that are written down", async () => {
  const waiting = unbuiltRows(server.app).map(({ row }) => `${row.root} ${row.route}`);
  await expect(`${JSON.stringify(waiting, null, 2)}\n`).toMatchFileSnapshot("./unbuilt.json");
});

test("132: the client has one function for each row of the table, and no other", () => {
  const client = createClient(api, { send: async () => undefined, renew: async () => null });
  const leaves = (node: object, path: string[] = []): string[] =>
    Object.entries(node).flatMap(([name, each]: [string, object]) =>
      typeof each === "function" ? [[...path, name].join(".")] : leaves(each, [...path, name]),
    );
  expect(leaves(client)).toEqual(rowsOf(api).map(({ path }) => path.join(".")));
});

test("131: no two rows share a method and a path", () => {
  const places = rows.map(({ method, path }) => `${method} ${path}`);
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
});
