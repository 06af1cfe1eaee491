import { rolesOf } from "@toran/contract";
import { expect, test } from "vitest";
import { z } from "zod/mini";
import { filled, isBlob, rows } from "../testing/rows";
import { startServer } from "../testing/start-server";

const server = await startServer();

const read = rows.filter(
  ({ method, row, path }) => method === "GET" && !isBlob(row) && !path.includes("{"),
);

/** A value as it goes over the wire: what is undefined is not there. */
const asSaid = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

test.each([
  "student-published",
  "student-sparse",
  "officer-ready",
  "officer-in-season",
  "hr-ready",
] as const)("73: no answer to %s says more than its row does, or less", async (name) => {
  const person = await server.person(name);
  const own = read.filter(
    ({ row }) => person.role && !row.open && (row.roles ?? rolesOf[row.root]).includes(person.role),
  );
  const compared: string[] = [];
  for (const each of own) {
    const reply = await person.call("GET", filled(each));
    if (reply.statusCode !== 200) continue;
    const { data } = reply.json<{ data: unknown }>();
    if (!each.row.response) continue;
    const parsed = z.safeParse(each.row.response, data);
    expect([each.name, parsed.error?.issues]).toEqual([each.name, undefined]);
    expect([each.name, asSaid(parsed.data)]).toEqual([each.name, data]);
    compared.push(each.name);
  }
  expect(compared.length).toBeGreaterThan(5);
});
