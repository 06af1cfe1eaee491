import { type PersonalInfoInput, personalInfo } from "@toran/contract/schemas/student";
import { seenIn, seenOf } from "@toran/contract/seen";
import { expect, test } from "vitest";
import { ok, refusal } from "../../testing/ok";
import { startServer } from "../../testing/start-server";

const server = await startServer();

test("the step about oneself writes over nothing that another tab has saved since it was read", async () => {
  const { personal } = (await server.person("student-ready")).api.student;
  const read = ok(await personal.personalInfo()).data;
  const typed = (headline: string): PersonalInfoInput => ({
    firstName: read.firstName,
    phone: read.phone ?? "+919812345678",
    dateOfBirth: read.dateOfBirth ?? "2004-03-09",
    gender: read.gender ?? "UNDISCLOSED",
    city: read.city ?? "Pune",
    headline,
  });
  const seen = seenOf(personalInfo, read);
  ok(await personal.updateUserData({ body: { about: "I map footpaths." } }));
  const late = refusal(await personal.savePersonalInfo({ body: { ...typed("Maps"), seen } }));
  expect([late.status, late.message]).toEqual([
    409,
    "Somebody else has changed this. Load it again to see what is new.",
  ]);
  const now = ok(await personal.personalInfo()).data;
  expect(now).toEqual({ ...read, about: "I map footpaths." });
  const body = { ...typed("Maps"), seen: seenOf(personalInfo, now) };
  expect(ok(await personal.savePersonalInfo({ body })).data.headline).toBe("Maps");
});

test("a field of the record that another tab has changed is not written over, others are", async () => {
  const { personal } = (await server.person("student-ready")).api.student;
  const read = ok(await personal.userData()).data;
  const save = (changes: object) =>
    personal.updateUserData({
      body: { ...changes, seen: seenIn(personalInfo, read, changes) },
    });
  ok(await save({ headline: "Theirs" }));
  const late = refusal(await save({ headline: "Mine", state: "Kerala" }));
  expect([late.status, late.message]).toEqual([
    409,
    "Somebody else has changed this. Load it again to see what is new.",
  ]);
  // An answer that was lost is asked for again.
  ok(await save({ headline: "Theirs" }));
  ok(await save({ state: "Kerala" }));
  ok(await save({ about: "" }));
  const now = ok(await personal.userData()).data;
  expect([now.headline, now.state, now.about]).toEqual(["Theirs", "Kerala", null]);
});
