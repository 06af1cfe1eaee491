import { expect, test } from "vitest";
import { ok } from "../../testing/ok";
import { startServer } from "../../testing/start-server";
import { forgetRowsOf } from "./forget";
import { classImportRows } from "./tables";

const server = await startServer();
const { db } = server;

const told = (...addresses: string[]) =>
  addresses.map((address) => ({ field: "email", message: `It is the one of ${address}.` }));

test("of an address that ends or begins like an erased one nothing is cut out", async () => {
  const officer = await server.person("officer-ready");
  const file = new File(["email,first_name\nother@class.example,Ravi"], "class.csv");
  ok(await officer.api.po.imports.upload({ body: { file, mode: "PREVIEW" } }));
  const alike = ["no.asha+x@class.in", "asha+x@class.in.au", "asha+x@class.info"];
  await db.update(classImportRows).set({ problems: told("asha+x@class.in", ...alike) });
  await forgetRowsOf(db, { id: officer.id, email: "asha+x@class.in" });
  const [row] = await db.select().from(classImportRows);
  expect(row?.problems).toEqual(told("somebody who has left", ...alike));
});
