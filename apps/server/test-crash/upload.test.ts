import { request } from "node:http";
import { existsSync, readdirSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "./folders";
import { type RunningServer, start } from "./server";
import { openFiles } from "./verify";

const boundary = "toran-crash";
const length = 4 * 1024 * 1024;

async function newStudent(server: RunningServer) {
  const reply = await server.call("POST", "/dev/scenario", { body: { name: "student-ready" } });
  return ((await reply.json()) as { accessToken: string }).accessToken;
}

/** Sends a share of a video and holds the line until the server is gone. */
function sendShare({ url }: RunningServer, token: string, share: number) {
  const form = [
    `--${boundary}\r\ncontent-disposition: form-data; name="seconds"\r\n\r\n30\r\n`,
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="me.webm"\r\n`,
    "content-type: video/webm\r\n\r\n",
  ].join("");
  // The mark by which a WebM film is known, and then whatever there is to see.
  const film = Buffer.concat([
    Buffer.from("1a45dfa3a3428681014282847765626d", "hex"),
    Buffer.alloc(length),
  ]);
  const sent = request(`${url}/api/v1/student/video`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": `multipart/form-data; boundary=${boundary}`,
    },
  });
  const gone = new Promise<void>((settle) => sent.on("error", () => settle()));
  const written = new Promise<void>((settle) => {
    sent.write(form);
    sent.write(film.subarray(0, Math.floor(film.length * share)), () => settle());
  });
  return { written, gone };
}

/** The stored files, whole or begun. */
function stored(folder: string) {
  const files = join(folder, "files");
  if (!existsSync(files)) return [];
  return readdirSync(files, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Makes everything there is look as old as the housekeeping wants it. */
function age(folder: string) {
  const then = new Date(Date.now() - 2 * 60 * 60 * 1000);
  for (const path of stored(folder)) utimesSync(path, then, then);
}

test("85: a server killed amid uploads leaves no row without its file, and no file without a row once it has swept", async () => {
  const DATA_DIR = newFolder();
  const env = { DATA_DIR };
  let server = await start(env);
  const token = await newStudent(server);
  const before = stored(DATA_DIR).length;
  for (const share of [0.01, 0.5, 0.99]) {
    const { written, gone } = sendShare(server, token, share);
    await written;
    await expect.poll(() => stored(DATA_DIR).length, { timeout: 20_000 }).toBeGreaterThan(before);
    await server.kill();
    await gone;
    age(DATA_DIR);
    server = await start(env);
    // The housekeeping begins with the server.
    await expect.poll(() => stored(DATA_DIR).length, { timeout: 20_000 }).toBe(before);
  }
  await server.stop();
  const files = await openFiles(DATA_DIR);
  const rows = await files.query<{ key: string }>("select key from files");
  await files.close();
  const names = stored(DATA_DIR).map((path) => path.slice(-32));
  expect(rows.map(({ key }) => key).toSorted()).toEqual(names.toSorted());
});
