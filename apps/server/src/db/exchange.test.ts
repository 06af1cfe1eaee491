import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { openMemoryEngine } from "./memory-engine";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

function heldMegabytes() {
  collect();
  return process.memoryUsage().heapUsed / 1e6;
}

/** A query as the protocol has it. */
function query(text: string) {
  const body = Buffer.from(`${text}\0`);
  const head = Buffer.from("Q\0\0\0\0");
  head.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

test("152: what was answered is not kept by the embedded database", async () => {
  const engine = await openMemoryEngine();
  const asked = query("select repeat('x', 1000) from generate_series(1, 4000)");
  expect((await engine.exchange(asked, 0)).length).toBeGreaterThan(4_000_000);
  const before = heldMegabytes();
  for (let round = 0; round < 25; round++) await engine.exchange(asked, 0);
  expect(heldMegabytes() - before).toBeLessThan(20);
  await engine.close();
});
