import { readdirSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "./folders";
import { runServer, start } from "./server";
import { titlesIn } from "./verify";
import { newOfficer, todolist } from "./writers";

test("136: a second server on the same directory is refused by name; a restart and a crash are not", async () => {
  const env = { DATA_DIR: newFolder() };
  const server = await start(env);
  const refused = await runServer({ ...env, PORT: "0" });
  expect(refused.code).toBe(1);
  expect(refused.said).toContain(`in use by process ${server.child.pid}`);
  expect(refused.said).toContain("DATA_DIR");
  expect((await server.call("GET", "/health/ready")).status).toBe(200);

  const next = start(env);
  await server.stop();
  const restarted = await next;
  await restarted.kill();
  const lock = { pid: process.pid, began: "in another life", host: hostname(), id: "stale" };
  writeFileSync(join(env.DATA_DIR, "server.lock"), JSON.stringify(lock));
  const afterCrash = await start(env);
  expect((await afterCrash.stop()).code).toBe(0);
});

test("a start on a port that is taken, or at an address of another machine, ends and says what to do", async () => {
  const env = { DATA_DIR: newFolder() };
  const server = await start(env);
  const { port } = new URL(server.url);
  const taken = await runServer({ DATA_DIR: newFolder(), PORT: port });
  expect(taken).toMatchObject({ code: 1 });
  expect(taken.said).toContain(`Port ${port} is in use.`);
  expect((await server.call("GET", "/health/ready")).status).toBe(200);
  await server.stop();
  const astray = await runServer({ ...env, PORT: port, HOST: "192.0.2.1" });
  expect(astray).toMatchObject({ code: 1 });
  expect(astray.said).toContain("192.0.2.1 is no address of this machine.");
});

test("141: the newest snapshot and the one before bring back what each of them held", async () => {
  const env = { DATA_DIR: newFolder() };
  let officer = { token: "", email: "" };
  for (const titles of [["one"], ["two", "three"], ["four"]]) {
    const server = await start(env);
    if (!officer.token) officer = await newOfficer(server);
    for (const title of titles)
      await server.call("POST", todolist, { token: officer.token, body: { title } });
    await server.stop();
  }
  const kept = () => readdirSync(join(env.DATA_DIR, "snapshots")).sort();
  expect(kept()).toHaveLength(2);
  const [before = ""] = kept();

  const older = await runServer(env, "--restore", join(env.DATA_DIR, "snapshots", before));
  expect(older.said).toContain("What was there before is kept in");
  expect(await titlesIn(env.DATA_DIR)).toEqual(["one", "three", "two"]);

  const newest = await runServer(env, "--restore");
  expect(newest.code).toBe(0);
  expect(await titlesIn(env.DATA_DIR)).toEqual(["four", "one", "three", "two"]);
});
