import { isFailure } from "@toran/api-client";
import { expect, test } from "vitest";
import { ok, refusal } from "../../testing/ok";
import { startServer } from "../../testing/start-server";

const server = await startServer();
const day = 24 * 60 * 60_000;
const newStudent = () => server.person("student-new");
type Student = Awaited<ReturnType<typeof newStudent>>;
const take = (who: Student, slug: string) => who.api.student.profile.setSlug({ body: { slug } });
const wish = async (who: Student, slug: string) =>
  ok(await who.api.student.profile.slugFree({ query: { slug } })).data;
const publish = async (who: Student) =>
  ok(await who.api.student.profile.setVisibility({ body: { level: "ANYONE_WITH_LINK" } }));
const view = (slug: string, address = "127.0.0.1") => {
  const browser = server.browser();
  browser.address = address;
  return browser.api.student.profile.view({ params: { slug } });
};

test.each([
  ["Ananya Iyer", "ananya-iyer"],
  ["  RAVI__kumar ", "ravi-kumar"],
  ["Zoë.Silva", "zoe-silva"],
  ["ｆｕｌｌ-ｗｉｄｔｈ", "full-width"],
])("190: the wish for %s is kept as %s", async (given, kept) => {
  expect(ok(await take(await newStudent(), given)).data.slug).toBe(kept);
});

test.each([
  ["аnanya", "letters a to z"],
  ["admin", "kept for Toran"],
  ["adm1n", "kept for Toran"],
  ["Log In", "kept for Toran"],
  ["ab", "3 to 40"],
  ["a".repeat(41), "3 to 40"],
  ["2027", "at least one letter"],
  ["a/b", "letters a to z"],
  ["<script>", "letters a to z"],
])("190: %s is refused at its field", async (given, says) => {
  const student = await newStudent();
  const refused = refusal(await take(student, given));
  expect(refused.errors?.["slug"] ?? "").toContain(says);
  expect(await wish(student, given)).toMatchObject({
    available: false,
    reason: expect.stringContaining(says),
  });
});

test("190: an address, and one that looks like it, belongs to one student; a free one is proposed", async () => {
  const [mine, other] = [await newStudent(), await newStudent()];
  ok(await take(mine, "kamala-rani"));
  expect(await wish(mine, "kamala-rani")).toMatchObject({ available: true });
  for (const slug of ["kamala-rani", "KAMALA-RANI", "kama1a-rani"])
    expect([slug, refusal(await take(other, slug)).status]).toEqual([slug, 409]);
  const { suggestion } = await wish(other, "kamala-rani");
  ok(await take(other, suggestion ?? ""));
  for (const slug of ["kama1a-rani", "karnala-rani", "kamala-ran1", "kamalarani"])
    expect([slug, (await wish(other, slug)).available]).toEqual([slug, false]);
});

test("190: of ten students who want one address at once, one gets it", async () => {
  const ten = await Promise.all(Array.from({ length: 10 }, newStudent));
  const replies = await Promise.all(ten.map((each) => take(each, "only-one-here")));
  const lost = replies.filter((reply) => isFailure(reply));
  expect(lost).toHaveLength(9);
  for (const reply of lost)
    expect(reply).toMatchObject({ status: 409, errors: { slug: expect.any(String) } });
});

test("190: an old address leads on for 90 days, to nobody else meanwhile, and is free afterwards", async () => {
  const [mine, other] = [await newStudent(), await newStudent()];
  ok(await take(mine, "first-address"));
  await publish(mine);
  ok(await take(mine, "second-address"));
  expect(ok(await view("first-address")).data.profile.slug).toBe("second-address");
  expect(refusal(await take(other, "first-address")).status).toBe(409);
  ok(await mine.api.student.profile.setVisibility({ body: { level: "PRIVATE" } }));
  expect(refusal(await view("first-address")).status).toBe(404);
  server.pass(91 * day);
  const late = await newStudent();
  expect(refusal(await view("first-address")).status).toBe(404);
  ok(await take(late, "first-address"));
});

test("190: an old address leads on also where the new one looks like it", async () => {
  const student = await newStudent();
  ok(await take(student, "meena-kumari"));
  await publish(student);
  for (const slug of ["meenakumari", "meena-kurnari"]) {
    ok(await take(student, slug));
    for (const address of ["meena-kumari", "meenakumari", slug])
      expect(ok(await view(address)).data.profile.slug).toBe(slug);
  }
  ok(await student.api.student.profile.setVisibility({ body: { level: "PRIVATE" } }));
  expect(refusal(await view("meena-kumari")).status).toBe(404);
});

test("an address is changed five times in 90 days, and no more", async () => {
  const student = await newStudent();
  for (const name of ["one", "two", "three", "four", "five", "six"])
    ok(await take(student, `stop-${name}`));
  expect(refusal(await take(student, "stop-seven"))).toMatchObject({
    status: 409,
    errors: { slug: expect.stringContaining("five times") },
  });
});

test("190: who guesses addresses is slowed after sixty, and a hit is refused like a miss", async () => {
  const mine = await newStudent();
  ok(await take(mine, "hard-to-guess"));
  await publish(mine);
  const guesser = "203.0.113.7";
  for (let n = 0; n < 60; n++) expect(refusal(await view(`guess-${n}`, guesser)).status).toBe(404);
  const [hit, miss] = [
    refusal(await view("hard-to-guess", guesser)),
    refusal(await view("guess-more", guesser)),
  ];
  expect([hit.status, hit.message]).toEqual([miss.status, miss.message]);
  expect(hit.status).toBe(429);
  ok(await view("hard-to-guess", "203.0.113.8"));
  server.pass(11 * 60_000);
  ok(await view("hard-to-guess", guesser));
});

test("whoever tries many wishes is asked to wait", async () => {
  const student = await newStudent();
  for (let n = 0; n < 60; n++) await wish(student, `wish-${n}`);
  const reply = await student.api.student.profile.slugFree({ query: { slug: "one-more" } });
  expect(refusal(reply).status).toBe(429);
});
