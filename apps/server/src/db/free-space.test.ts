import { expect, test } from "vitest";
import { ok, refusal } from "../testing/ok";
import { startServer } from "../testing/start-server";
import { isShort } from "./free-space";

const megabyte = 1024 * 1024;
const disk = { free: 10_000 * megabyte };
const server = await startServer({ readFree: async () => disk.free });

test("137: below 256 MB writes are refused with 507 in plain words, reads go on, and nothing is lost", async () => {
  const officer = await server.person("officer-ready");
  const { todos } = officer.api.po;
  ok(await todos.create({ body: { title: "Call Kestrel Mobility" } }));
  disk.free = 255 * megabyte;
  const { status, body } = refusal(await todos.create({ body: { title: "Book the hall" } }));
  expect(status).toBe(507);
  expect(body).toMatchObject({ message: expect.stringMatching(/run out of space/) as string });
  expect(ok(await todos.list()).data).toHaveLength(1);
  disk.free = 256 * megabyte;
  ok(await todos.create({ body: { title: "Book the hall" } }));
  expect(ok(await todos.list()).data).toHaveLength(2);
});

test("137: a disk that cannot be asked is not taken for a full one", async () => {
  expect(await isShort(() => Promise.reject(new Error("there is no such call")))).toBe(false);
});
