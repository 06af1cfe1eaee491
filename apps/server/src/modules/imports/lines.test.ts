import { importedOver } from "@toran/contract/schemas/account-data";
import { seenOf } from "@toran/contract/seen";
import { expect, test } from "vitest";
import { ok, refusal } from "../../testing/ok";
import { startServer } from "../../testing/start-server";

const server = await startServer();

test("lines about oneself go in place of what their owner saw beside them, and of nothing that was typed meanwhile", async () => {
  const student = await server.person("student-new");
  const { imports, personal } = student.api.student;
  const lines = { headline: "Front-end engineer", about: "I build for slow networks." };
  const none = { headline: null, about: null };
  ok(await personal.updateUserData({ body: { headline: "I map footpaths." } }));
  const late = refusal(
    await imports.commit({
      body: { items: [], personal: lines, seen: seenOf(importedOver, none) },
    }),
  );
  expect([late.status, late.body.errors]).toEqual([409, undefined]);
  expect(ok(await personal.userData()).data).toMatchObject({ headline: "I map footpaths." });
  const seen = seenOf(importedOver, { ...none, headline: "I map footpaths." });
  ok(await imports.commit({ body: { items: [], personal: lines, seen } }));
  // Sent again, as the answer was lost.
  ok(await imports.commit({ body: { items: [], personal: lines, seen } }));
  expect(ok(await personal.userData()).data).toMatchObject(lines);
  // What changed beside the line that is taken is not its business.
  ok(await personal.updateUserData({ body: { about: "Mine." } }));
  const own = seenOf(importedOver, { headline: lines.headline });
  const body = { items: [], personal: { headline: "Engineer" }, seen: own };
  ok(await imports.commit({ body }));
  expect(ok(await personal.userData()).data).toMatchObject({
    headline: "Engineer",
    about: "Mine.",
  });
});
