import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { ok } from "../../testing/ok";
import { startServer } from "../../testing/start-server";
import { addRows } from "./rows";
import { classImportRows, classImports } from "./tables";

const server = await startServer();
const { db } = server.deps;

const row = {
  row: 2,
  outcome: "CREATE" as const,
  cells: [],
  values: { email: "asha@class.example" },
  problems: [],
  userId: null,
  changes: [],
};
const kept = (id: string) => db.$count(classImportRows, eq(classImportRows.importId, id));

test("the rows of a class list go with it, and none come for one that is gone", async () => {
  const officer = await server.person("officer-ready");
  const file = new File(["Email,Roll No,Name\nasha@class.example,26R001,Asha"], "class.csv");
  const { id } = ok(await officer.api.po.imports.upload({ body: { file } })).data;
  await addRows(db, { id, columns: [] }, [{ ...row, row: 3 }]);
  expect(await kept(id)).toBe(2);
  await db.delete(classImports).where(eq(classImports.id, id));
  expect(await kept(id)).toBe(0);
  await addRows(db, { id, columns: [] }, [row]);
  expect(await kept(id)).toBe(0);
});
