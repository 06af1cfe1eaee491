import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { sweep } from "../jobs/sweep";
import { ok } from "../testing/ok";
import { startServer } from "../testing/start-server";
import { filesOf } from "./keep";

const server = await startServer();
const { db, deps } = server;

test("a server that dies as soon as a picture is let go of leaves it to the housekeeping", async () => {
  const officer = await server.person("officer-ready");
  const { college } = officer.api.po;
  const drawn = sharp({ create: { width: 20, height: 20, channels: 3, background: "red" } });
  const picture = new File([new Uint8Array(await drawn.png().toBuffer())], "crest.png", {
    type: "image/png",
  });
  const { key } = ok(await college.setCrest({ body: { picture } })).data;
  const id = ok(await college.info()).data?.id ?? "";
  const transaction = db.transaction.bind(db);
  const dying = vi.spyOn(db, "transaction");
  dying.mockImplementationOnce(async (...work) => {
    await transaction(...work);
    throw new Error("The server died.");
  });
  await college.removeCrest();
  dying.mockRestore();
  expect(ok(await college.info()).data?.crest).toBeNull();
  expect(await filesOf(db, "college", id)).toEqual([]);
  await sweep(deps);
  expect(await deps.store.open(key ?? "")).toBeFalsy();
});
