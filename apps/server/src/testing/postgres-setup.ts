import pg from "pg";
import type { TestProject } from "vitest/node";
import { upToDate } from "../db/migrations";
import { startPostgres } from "./postgres-cluster";
import { makeTemplate } from "./template";

declare module "vitest" {
  interface ProvidedContext {
    /** The server on which each test file gets a database of its own. */
    postgres: string | undefined;
  }
}

/** Runs the tests of a project on PostgreSQL: on TEST_DATABASE_URL, or on a server started for them. */
export default async function setup(project: TestProject) {
  await makeTemplate();
  const own = process.env.TEST_DATABASE_URL ? undefined : await startPostgres();
  const url = process.env.TEST_DATABASE_URL ?? own?.url ?? "";
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  const { rows } = await admin.query<{ version: string }>(
    "select current_setting('server_version') as version",
  );
  console.log(`The tests run on PostgreSQL ${rows[0]?.version}.`);
  await admin.query("drop database if exists toran_template with (force)");
  await admin.query("create database toran_template");
  await upToDate(Object.assign(new URL(url), { pathname: "/toran_template" }).href);
  await admin.end();
  project.provide("postgres", url);
  return () => own?.stop();
}
