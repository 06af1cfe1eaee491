import { isFailure } from "@toran/api-client";
import { placeFacts } from "@toran/contract/schemas/college";
import { seenOf } from "@toran/contract/seen";
import sharp from "sharp";
import { expect, test } from "vitest";
import { files } from "../../files/tables";
import { auditedOf } from "../../testing/audited";
import { ok, refusal } from "../../testing/ok";
import { startServer } from "../../testing/start-server";

const server = await startServer();
const pixel = { width: 40, height: 30, channels: 3, background: "#2b4bb3" } as const;
const png = await sharp({ create: pixel }).png().toBuffer();
const picture = () => new File([new Uint8Array(png)], "hall.png", { type: "image/png" });
const hall = { name: "Main hall", kind: "AUDITORIUM", capacity: 420 } as const;

/** The same calls, whichever side they belong to. */
async function sideOf(name: "officer-ready" | "hr-ready") {
  const person = await server.person(name);
  const { college } = person.api.po;
  const { company } = person.api.hr;
  const places = async () =>
    name === "hr-ready"
      ? (ok(await company.read()).data?.infrastructure ?? [])
      : ok(await college.data()).data.infrastructure;
  return { calls: name === "hr-ready" ? company : college, places };
}

test.each(["officer-ready", "hr-ready"] as const)(
  "the places of a side (%s) are added with a picture, changed and removed, by their own side alone",
  async (name) => {
    const { calls, places } = await sideOf(name);
    const added = ok(
      await calls.createInfrastructure({ body: { ...hall, picture: picture() } }),
    ).data;
    expect(added).toMatchObject({ ...hall, description: null });
    const params = { id: added.id };
    const [first = ""] = added.pictures;
    const seen = `/api/v1/utility/assets/public?key=${first}`;
    expect((await server.browser().send("GET", seen)).statusCode).toBe(200);

    const other = await sideOf(name);
    const body = { ...hall, capacity: 12 };
    expect(refusal(await other.calls.updateInfrastructure({ params, body })).status).toBe(404);
    expect(refusal(await other.calls.removeInfrastructure({ params })).status).toBe(404);
    const wrong = refusal(
      await calls.updateInfrastructure({ params, body: { ...hall, capacity: 0 } }),
    );
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([400, ["capacity"]]);

    const changed = ok(
      await calls.updateInfrastructure({
        params,
        body: { ...hall, name: "Old hall", picture: picture(), removePicture: first },
      }),
    ).data;
    expect([changed.name, changed.pictures.length]).toEqual(["Old hall", 1]);
    expect(changed.pictures).not.toContain(first);
    expect((await server.browser().send("GET", seen)).statusCode).toBe(404);
    expect(
      refusal(await calls.updateInfrastructure({ params, body: { ...hall, removePicture: first } }))
        .body.errors,
    ).toHaveProperty("removePicture");
    expect(await places()).toEqual([changed]);

    ok(await calls.removeInfrastructure({ params }));
    expect(await places()).toEqual([]);
    expect(await server.db.$count(files)).toBe(0);
  },
);

test.each(["officer-ready", "hr-ready"] as const)(
  "two places of a side (%s) have no name in common, whether they are added one after the other or at once",
  async (name) => {
    const { calls } = await sideOf(name);
    const add = (called: string) => calls.createInfrastructure({ body: { ...hall, name: called } });
    const twice = await Promise.all([add("Seminar hall"), add("Seminar hall")]);
    const [refused, ...more] = twice.filter(isFailure);
    expect([refused?.body.errors, more]).toEqual([
      { name: "You have a place called Seminar hall already." },
      [],
    ]);
    const other = ok(await add("Seminar hall 2")).data;
    const change = (called: string) =>
      calls.updateInfrastructure({
        params: { id: other.id },
        body: { ...hall, name: called, capacity: 30 },
      });
    expect(refusal(await change("SEMINAR HALL")).body.errors).toHaveProperty("name");
    expect(ok(await change("Seminar hall 2")).data.capacity).toBe(30);
  },
);

test("a picture that is added to a place as it was read puts nothing back that a colleague has changed", async () => {
  const { calls, places } = await sideOf("officer-ready");
  const read = ok(await calls.createInfrastructure({ body: hall })).data;
  const params = { id: read.id };
  const seen = seenOf(placeFacts, read);
  ok(await calls.updateInfrastructure({ params, body: { ...hall, capacity: 80, seen } }));
  const late = { ...hall, picture: picture(), seen };
  const refused = refusal(await calls.updateInfrastructure({ params, body: late }));
  expect([refused.status, refused.message]).toEqual([
    409,
    "Somebody else has changed this. Load it again to see what is new.",
  ]);
  const [now] = await places();
  expect(now).toMatchObject({ capacity: 80, pictures: [] });
  // Two who bring pictures do not stand in each other's way.
  const fresh = { ...hall, capacity: 80, seen: seenOf(placeFacts, now) };
  for (const many of [1, 2]) {
    const body = { ...fresh, picture: picture() };
    expect(ok(await calls.updateInfrastructure({ params, body })).data.pictures).toHaveLength(many);
  }
});

test("a change of a place stands in the log with what it was before", async () => {
  const officer = await server.person("officer-ready");
  const { createInfrastructure, updateInfrastructure } = officer.api.po.college;
  const { id } = ok(await createInfrastructure({ body: hall })).data;
  const body = { ...hall, capacity: 40, picture: picture() };
  ok(await updateInfrastructure({ params: { id }, body }));
  expect((await auditedOf(server, officer)).at(-1)).toMatchObject({
    action: "place.change",
    before: { capacity: 420, pictures: 0 },
    after: { name: hall.name, capacity: 40, pictures: 1 },
  });
});
