import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { files } from "../../files/tables";
import { sweep } from "../../jobs/sweep";
import { unzipped } from "../../testing/inflated";
import { tellOf } from "../../testing/hiring";
import { ok, refusal } from "../../testing/ok";
import { studentWithEverything } from "../../testing/portfolio";
import { startServer } from "../../testing/start-server";
import { demoPassword } from "../../db/scenarios/world";
import { deletions, erasures } from "./tables";

const server = await startServer();
const { db } = server;
const day = 24 * 60 * 60_000;

test("a student takes everything along at once: what they wrote, each file as it was, and who came", async () => {
  const { student, ...things } = await studentWithEverything(server);
  await tellOf(server, student, { gapYears: 1 });
  const { profile, sections } = student.api.student;
  ok(await profile.setSlug({ body: { slug: "mark-slug" } }));
  const link = "https://award.example/MARK";
  ok(await sections.achievements.create({ body: { title: "Linked", month: "2025-01", link } }));
  const reply = await student.call("GET", "/api/v1/student/export");
  expect(reply.headers).toMatchObject({
    "content-type": "application/zip",
    "cache-control": "private, no-store",
  });
  const found = unzipped(reply.rawPayload);
  const read = (name: string) => JSON.parse(found.get(name)?.toString() ?? "") as object;
  expect(read("portfolio.json")).toMatchObject({
    personal: {
      headline: "MARK-HEADLINE",
      email: student.email,
      educationDetails: { gapYears: 1 },
    },
    projects: [{ title: "MARK-PROJECT" }],
    skills: [{ skill_name: "MARK-SKILL" }],
    visibility: { level: "PRIVATE" },
    applications: [],
    offers: [],
    history: [],
    accessLog: [],
    bookmarks: [],
    sessions: [{ device: expect.any(String) }],
  });
  expect(read("resume.json")).toMatchObject({
    basics: {
      label: "MARK-HEADLINE",
      location: { city: "MARK-CITY", region: "MARK-STATE", countryCode: "IN" },
      profiles: [
        { network: "LinkedIn", url: "https://linkedin.example/MARK-LINK" },
        {
          network: "Toran",
          username: "mark-slug",
          url: `${server.config.PUBLIC_URL}/profile/mark-slug`,
        },
      ],
    },
    work: [{ position: "MARK-EXPERIENCE" }],
    education: [
      {
        institution: "Nilgiri Institute of Technology",
        area: "Computer Science",
        studyType: "B.E.",
        endDate: "2027",
        score: "8.4/10",
      },
      { institution: "MARK-SCHOOL", endDate: "2022", score: "96.4%" },
    ],
    awards: [{ title: "MARK-ACHIEVEMENT" }, { title: "Linked", url: link }],
    interests: [{ name: "MARK-ADDITIONAL" }],
    meta: { lastModified: expect.any(String) },
  });
  const kept = await db.select().from(files).where(eq(files.ownerId, student.id));
  expect(kept.length).toBeGreaterThan(4);
  for (const { key, name, bytes } of kept)
    expect([name, found.get(`files/${key}-${name}`)?.length]).toEqual([name, bytes]);
  const sheet = found.get(`files/${things.education.file?.key}-MARK-MARKSHEET.pdf`);
  expect(sheet?.subarray(0, 5).toString()).toBe("%PDF-");
  expect(reply.payload).not.toContain("passwordHash");
});

test("an eleventh download within the hour is asked to wait", async () => {
  const student = await server.person("student-new");
  for (let n = 0; n < 10; n++)
    expect((await student.call("GET", "/api/v1/student/export")).statusCode).toBe(200);
  expect((await student.call("GET", "/api/v1/student/export")).statusCode).toBe(429);
});

test("59: the data of a student are theirs alone, and refused to other roles and strangers", async () => {
  const hr = await server.person("hr-ready");
  for (const [method, path] of [
    ["GET", "export"],
    ["GET", "deletion"],
    ["POST", "deletion"],
    ["DELETE", "deletion"],
  ] as const) {
    expect((await hr.call(method, `/api/v1/student/${path}`)).statusCode).toBe(403);
    const stranger = await server.browser().send(method, `/api/v1/student/${path}`);
    expect(stranger.statusCode).toBe(401);
  }
});

test("the wish to be deleted needs the password, closes the profile, and can be taken back for a week", async () => {
  const { student } = await studentWithEverything(server);
  const { trust, profile } = student.api.student;
  ok(await profile.setVisibility({ body: { level: "ANYONE_WITH_LINK" } }));
  const slug = ok(await profile.slug()).data.slug ?? "";
  const look = () => server.browser().api.student.profile.view({ params: { slug } });
  ok(await look());
  const wrong = refusal(await trust.askDeletion({ body: { password: "not this one" } }));
  expect(wrong).toMatchObject({ status: 400, errors: { password: "That is not your password." } });
  const asked = ok(await trust.askDeletion({ body: { password: demoPassword } })).data;
  expect(asked.stays.length).toBeGreaterThan(0);
  expect(Date.parse(asked.erasesAt ?? "") - Date.parse(asked.requestedAt ?? "")).toBe(7 * day);
  expect(refusal(await look()).status).toBe(404);
  const told = async () => ok(await student.api.student.personal.userData()).data.erasesAt;
  expect(await told()).toBe(asked.erasesAt);
  expect((await server.mails(student.email)).at(-1)?.subject).toContain("will be deleted");
  server.pass(day);
  const again = ok(await trust.askDeletion({ body: { password: demoPassword } })).data;
  expect(again.erasesAt).toBe(asked.erasesAt);
  expect(ok(await trust.cancelDeletion()).data.erasesAt).toBeNull();
  expect(await told()).toBeUndefined();
  ok(await look());
  server.pass(8 * day);
  await sweep(server.deps);
  expect(ok(await trust.deletion()).data.requestedAt).toBeNull();
});

test("after the week everything is erased: the account, each row, each file; a count that names nobody stays", async () => {
  const { student, ...things } = await studentWithEverything(server);
  const { trust, profile, support } = student.api.student;
  ok(await profile.setVisibility({ body: { level: "ANYONE_WITH_LINK" } }));
  const slug = ok(await profile.slug()).data.slug ?? "";
  ok(
    await support.ask({
      body: {
        category: "ACCOUNT",
        subject: "MARK-QUESTION",
        message: "MARK a question of mine, long enough.",
      },
    }),
  );
  ok(await trust.askDeletion({ body: { password: demoPassword } }));
  server.pass(6 * day);
  await sweep(server.deps);
  ok(await trust.deletion());
  const before = await db.$count(erasures);
  server.pass(1.1 * day);
  await Promise.all([sweep(server.deps), sweep(server.deps)]);
  expect((await student.call("GET", "/api/v1/student/user-data")).statusCode).toBe(401);
  expect(await db.$count(files, eq(files.ownerId, student.id))).toBe(0);
  expect(await server.deps.store.open(things.clip.file.key)).toBeUndefined();
  expect(await db.$count(deletions, eq(deletions.userId, student.id))).toBe(0);
  expect(await db.$count(erasures)).toBe(before + 1);
  const tables = await db.execute<{ rows: string }>(
    "select coalesce(string_agg(t::text, ' '), '') as rows from (select row_to_json(u)::text as t from users u union all select row_to_json(p)::text from portfolio_items p union all select row_to_json(s)::text from students s union all select row_to_json(q)::text from support_tickets q union all select row_to_json(v)::text from visibilities v) all_rows",
  );
  for (const mark of [student.id, student.email, "MARK-QUESTION"])
    expect(tables.rows[0]?.rows).not.toContain(mark);
  // 190: nobody else is found under the address of somebody who has left.
  const other = await server.person("student-new");
  expect(refusal(await other.api.student.profile.setSlug({ body: { slug } })).status).toBe(409);
  const gone = server.browser().api.student.profile.view({ params: { slug } });
  expect(refusal(await gone).status).toBe(404);
  expect((await server.mails(student.email)).at(-1)?.subject).toContain("is deleted");
});
