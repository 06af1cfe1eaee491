import { expect, test } from "vitest";
import { drainOutbox } from "../../jobs/outbox";
import { sweep } from "../../jobs/sweep";
import { ok } from "../../testing/ok";
import { startServer } from "../../testing/start-server";
import { tablesWith } from "../../testing/tables-with";
import { deletions } from "./tables";

const server = await startServer();
const { db } = server;
const day = 24 * 60 * 60_000;

type Officer = Awaited<ReturnType<typeof server.person>>;
async function invite({ api }: Officer, firstName: string, rollNumber: string) {
  const { imports, college } = api.po;
  const department = ok(await college.data()).data.departments[0]?.name ?? "";
  const graduationYear = new Date().getUTCFullYear() + 1;
  const email = `${rollNumber}@class.example`;
  const more = { degree: "B.E.", department, graduationYear };
  return ok(await imports.inviteOne({ body: { email, rollNumber, firstName, ...more } })).data.id;
}

async function erase(userId: string) {
  const requestedAt = server.deps.now();
  const erasesAt = new Date(requestedAt.getTime() + 7 * day);
  await db.insert(deletions).values({ userId, requestedAt, erasesAt });
  server.pass(7.1 * day);
  await sweep(server.deps);
  await drainOutbox(server.deps, () => Promise.resolve());
}

test("59: no list, log or notice keeps the name of an erased student who was invited alone", async () => {
  const officer = await server.person("officer-ready");
  const { imports } = officer.api.po;
  const first = await invite(officer, "Yxcvbn", "26CS911");
  const second = await invite(officer, "Mnbvcx", "26CS912");
  expect(await tablesWith(db, "Yxcvbn")).toContain("audit_entries");
  await erase(first);
  expect(await tablesWith(db, "Yxcvbn")).toEqual([]);
  expect(await tablesWith(db, "Mnbvcx")).toContain("class_imports");
  const names = ok(await imports.list({})).data.items.map(({ fileName }) => fileName);
  expect(names).toEqual(["Invitation of Mnbvcx", "Invitation of somebody who left"]);

  // By then the list itself is forgotten.
  server.pass(91 * day);
  await sweep(server.deps);
  expect(await tablesWith(db, "Mnbvcx")).toContain("audit_entries");
  await erase(second);
  expect(await tablesWith(db, "Mnbvcx")).toEqual([]);
});

const logOf = async ({ api }: Officer) => JSON.stringify(ok(await api.po.audit.list({})).data);

test("the log of another college keeps the name of its own student who is called the same", async () => {
  const [officer, elsewhere] = [
    await server.person("officer-ready"),
    await server.person("officer-ready"),
  ];
  const gone = await invite(officer, "Qwertz", "26CS913");
  await invite(elsewhere, "Qwertz", "26CS914");
  await erase(gone);
  expect(await logOf(officer)).not.toContain("Invitation of Qwertz");
  expect(await logOf(elsewhere)).toContain("Invitation of Qwertz");
});
