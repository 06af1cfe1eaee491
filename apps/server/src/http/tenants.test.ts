import { roles, rolesOf } from "@toran/contract";
import { getTableColumns, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { seedDemo } from "../db/scenarios/demo";
import * as schema from "../db/schema";
import { readyOf } from "../testing/people";
import { filled, rows } from "../testing/rows";
import { startServer } from "../testing/start-server";

const server = await startServer();
await seedDemo(server.db, server.deps.now(), server.deps.store);

/** An id of everything that the demo's college, companies and students have. */
async function realIds() {
  const found: { of: string; id: string }[] = [];
  for (const [name, table] of Object.entries(schema)) {
    if (!is(table, PgTable)) continue;
    const { id } = getTableColumns(table) as Record<string, PgTable["_"]["columns"][string]>;
    if (id?.dataType !== "string") continue;
    const some = await server.db.select({ id }).from(table).limit(1);
    found.push(...some.map((row) => ({ of: name, id: String(row.id) })));
  }
  return found;
}
const ids = await realIds();

/** What is written for everybody of a role: the public side of a college or company. */
const shown = new Set([
  "po.companies.read of companies",
  "hr.colleges.read of colleges",
  "hr.colleges.topSkills of colleges",
]);

// Some thousands of calls.
const patience = 60_000;

test.each(roles)(
  "66: no id of another tenant opens anything to a %s",
  async (role) => {
    const stranger = await server.person(readyOf[role]);
    const own = rows.filter(
      ({ row, path }) =>
        !row.open && (row.roles ?? rolesOf[row.root]).includes(role) && path.includes("{"),
    );
    expect(own.length).toBeGreaterThan(30);
    const wrong = new Set<string>();
    for (const each of own)
      for (const { of, id } of ids) {
        const { statusCode } = await stranger.call(
          each.method,
          filled(each, id),
          each.method === "GET" ? {} : { payload: {} },
        );
        const asked = `${each.name} of ${of}`;
        if ((statusCode < 300 && !shown.has(asked)) || statusCode >= 500)
          wrong.add(`${asked}: ${statusCode}`);
      }
    expect([...wrong]).toEqual([]);
  },
  patience,
);
