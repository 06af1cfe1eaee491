import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { openDatabase, type OpenDatabase } from "../db/open-database";
import { readTemplate } from "./template";

export interface TestDatabase extends OpenDatabase {
  /** Where another node finds it, when it is on PostgreSQL. */
  url: string | undefined;
}

/** A migrated database for one test file, on the engine that the tests run on. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const server = inject("postgres");
  if (!server) return { ...(await openDatabase({ template: readTemplate() })), url: undefined };
  const name = `toran_${randomUUID().replaceAll("-", "")}`;
  const admin = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await admin(`create database ${name} template toran_template`);
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const database = await openDatabase({ url });
  return {
    ...database,
    url,
    async close() {
      await database.close();
      await admin(`drop database if exists ${name} with (force)`);
    },
  };
}
