import sharp from "sharp";
import { expect, test } from "vitest";
import { ok } from "../../testing/ok";
import { startServer } from "../../testing/start-server";
import { addStudents } from "../../testing/students";
import { send, talkOf } from "../../testing/talk";

const server = await startServer();

// The same to whoever reads them: one keyboard gives the letter whole, another the letter and its mark.
const whole = "Zo\u00eb caf\u00e9";
const apart = "Zoe\u0308 cafe\u0301";
const ofHindi = ["\u095b\u094b\u092f\u093e", "\u091c\u093c\u094b\u092f\u093e"];

test("a name is found by each way to write its letters, in any order of its words, and with a blank typed behind it", async () => {
  const officer = await server.person("officer-ready");
  const hr = await server.person("hr-ready");
  ok(await hr.api.hr.company.update({ body: { name: apart } }));
  const named = async (search: string) =>
    ok(await officer.api.po.search.all({ query: { search } })).data.companies.map(
      ({ name }) => name,
    );
  const turned = whole.split(" ").toReversed().join("  ");
  for (const search of [whole, apart, `${whole} `, turned])
    expect(await named(search)).toEqual([whole]);
  expect(await named("Zo_")).toEqual([]);
});

test("words of a chat are found by each way to write their letters", async () => {
  const { officer, hr, id } = await talkOf(server);
  for (const said of ofHindi) ok(await send(hr, id, said));
  for (const search of ofHindi) {
    const { items } = ok(await officer.api.chat.search({ query: { search } })).data;
    expect(items).toHaveLength(2);
  }
});

test("a student who was kept as another keyboard writes them is found as before", async () => {
  const officer = await server.person("officer-ready");
  await addStudents(
    server,
    officer,
    [...ofHindi, whole].map((firstName) => ({ firstName, lastName: "" })),
  );
  const found = async (search: string) =>
    ok(await officer.api.po.search.all({ query: { search } })).data.students.length;
  // The first stands there in letters that no name is kept in any more.
  expect([await found(ofHindi[0] ?? ""), await found(ofHindi[1] ?? "")]).toEqual([2, 1]);
  for (const search of [whole, apart]) expect(await found(search)).toBe(1);
});

test("who is found brings the picture they show in the lists", async () => {
  const officer = await server.person("officer-ready");
  const hr = await server.person("hr-ready");
  const pixel = { width: 40, height: 40, channels: 3, background: "#2b4bb3" } as const;
  const png = new Uint8Array(await sharp({ create: pixel }).png().toBuffer());
  const name = "Pictured Works";
  ok(await hr.api.hr.company.update({ body: { name } }));
  const { key } = ok(
    await hr.api.hr.company.setLogo({ body: { picture: new Blob([png], { type: "image/png" }) } }),
  ).data;
  const found = ok(await officer.api.po.search.all({ query: { search: name } })).data.companies;
  expect(found).toMatchObject([{ name, picture: key }]);
});
