import { isFailure } from "@toran/api-client";
import {
  type ProfileField,
  profileFields,
  visibilityLevels,
  type visibilityInput,
} from "@toran/contract/schemas/profile";
import { expect, test } from "vitest";
import type { z } from "zod/mini";
import type { Browser } from "../../testing/browser";
import { connect } from "../../testing/connect";
import { joinCollege } from "../../testing/join-college";
import { ok, refusal } from "../../testing/ok";
import { studentWithEverything } from "../../testing/portfolio";
import { startServer } from "../../testing/start-server";

const server = await startServer();
const { student, ...things } = await studentWithEverything(server);
const { profile } = student.api.student;
const people = {
  officer: await server.person("officer-ready"),
  otherOfficer: await server.person("officer-ready"),
  fellow: await server.person("student-ready"),
  otherStudent: await server.person("student-ready"),
  hr: await server.person("hr-ready"),
  otherHr: await server.person("hr-ready"),
  stranger: server.browser(),
};
await joinCollege(server, student, people.officer);
await joinCollege(server, people.fellow, people.officer);
await connect(server, people.officer, people.hr);

ok(await profile.setSlug({ body: { slug: "Ananya Íyer" } }));
const slug = "ananya-iyer";
const look = (who: Browser, at = slug) => who.api.student.profile.view({ params: { slug: at } });
const everything = Object.fromEntries(
  Object.keys(profileFields).map((name) => [name, true]),
) as Record<ProfileField, boolean>;
const nothing = Object.fromEntries(
  Object.keys(profileFields).map((name) => [name, false]),
) as Record<ProfileField, boolean>;
const choose = async (body: z.input<typeof visibilityInput>) =>
  ok(await profile.setVisibility({ body })).data;

test("a profile is private until its owner opens it, and its switches begin with the careful ones off", async () => {
  const fresh = await server.person("student-new");
  const first = ok(await fresh.api.student.profile.visibility()).data;
  expect(first).toMatchObject({ level: "PRIVATE", indexed: false, fields: profileFields });
  expect(ok(await fresh.api.student.profile.slug()).data.slug).toBeNull();
  expect(ok(await fresh.api.student.profile.preview({})).data).toBeNull();
  const own = ok(await fresh.api.student.profile.preview({ query: { as: "SELF" } })).data;
  expect(own?.profile).toMatchObject({ slug: "", resume: false, dateOfBirth: null });
  ok(await fresh.api.student.profile.setVisibility({ body: { level: "ANYONE_WITH_LINK" } }));
  expect(ok(await fresh.api.student.profile.slug()).data.slug).toMatch(/^[a-z0-9-]{3,40}$/);
  expect(ok(await fresh.api.student.profile.preview({})).data).not.toBeNull();
});

const preview = async (as: "STRANGER" | "COLLEGE" | "COMPANY") =>
  ok(await profile.preview({ query: { as } })).data !== null;

const seenAt = {
  PRIVATE: [],
  COLLEGE: ["officer", "fellow"],
  CONNECTED_COMPANIES: ["officer", "fellow", "hr"],
  ANYONE_WITH_LINK: Object.keys(people),
} as const;

test.each(visibilityLevels)(
  "69: at level %s just those see the profile for whom it is meant",
  async (level) => {
    await choose({ level, fields: everything });
    const seen: readonly string[] = seenAt[level];
    for (const [name, who] of Object.entries(people)) {
      const reply = await look(who);
      expect([name, isFailure(reply) ? reply.status : 200]).toEqual([
        name,
        seen.includes(name) ? 200 : 404,
      ]);
      const key = things.clip.file.key;
      const file = await who.api.student.profile.file({ params: { slug }, query: { key } });
      expect([name, isFailure(file)]).toEqual([name, !seen.includes(name)]);
    }
    expect([await preview("COLLEGE"), await preview("COMPANY"), await preview("STRANGER")]).toEqual(
      [seen.includes("officer"), seen.includes("hr"), seen.includes("stranger")],
    );
  },
);

test("69: a company that is no longer connected sees nothing", async () => {
  await choose({ level: "CONNECTED_COMPANIES" });
  for (const status of ["PENDING", "REJECTED", "DISCONNECTED"] as const) {
    await connect(server, people.officer, people.hr, status);
    expect(refusal(await look(people.hr)).status).toBe(404);
  }
  await connect(server, people.officer, people.hr);
  ok(await look(people.hr));
});

/** What of the page each switch opens. */
const opened: Record<Exclude<ProfileField, "resume">, string[]> = {
  picture: [things.picture ?? ""],
  about: ["MARK-ABOUT"],
  links: ["MARK-LINK"],
  video: [things.clip.file.key],
  email: [student.email],
  phone: ["+919812345678"],
  dateOfBirth: ["2004-03-09"],
  address: ["MARK-CITY", "MARK-STATE"],
  marks: ["96.4", "9.1", "MARK-SEMESTER"],
  documents: ["MARK-MARKSHEET", "MARK-CERTIFICATE"],
};

test("70: with every switch off a stranger sees the name, the words that are meant for them, and no id", async () => {
  await choose({ level: "ANYONE_WITH_LINK", fields: nothing });
  const page = JSON.stringify(ok(await look(people.stranger)).data);
  for (const marks of Object.values(opened))
    for (const mark of marks) expect(page).not.toContain(mark);
  for (const id of [student.id, things.project.id, things.education.id])
    expect(page).not.toContain(id);
  for (const word of ["MARK-HEADLINE", "MARK-PROJECT", "MARK-SCHOOL", "MARK-SKILL"])
    expect(page).toContain(word);
  const keys = [things.picture ?? "", things.clip.file.key, things.education.file?.key ?? ""];
  for (const key of keys) {
    const file = await people.stranger.api.student.profile.file({
      params: { slug },
      query: { key },
    });
    expect(refusal(file).status).toBe(404);
  }
});

test.each(Object.entries(opened))(
  "70: the switch of %s opens that, and nothing else",
  async (name, marks) => {
    await choose({ level: "ANYONE_WITH_LINK", fields: { ...nothing, [name]: true } });
    const page = JSON.stringify(ok(await look(people.stranger)).data);
    for (const mark of marks) expect(page).toContain(mark);
    const others = Object.entries(opened).filter(([other]) => other !== name);
    for (const mark of others.flatMap(([, hidden]) => hidden)) expect(page).not.toContain(mark);
  },
);

test("the sections of the page come in the owner's order, and one that is off is nowhere", async () => {
  const sections = (
    ["skills", "education", "additional", "experiences", "achievements", "projects"] as const
  ).map((name) => ({ name, shown: name !== "projects" }));
  await choose({ level: "ANYONE_WITH_LINK", fields: everything, sections: [...sections] });
  const page = ok(await look(people.stranger)).data;
  expect(page.sections).toEqual([
    "skills",
    "education",
    "additional",
    "experiences",
    "achievements",
  ]);
  expect(JSON.stringify(page)).not.toContain("MARK-PROJECT");
  const params = { slug };
  expect(ok(await people.stranger.api.student.sections.projects.bySlug({ params })).data).toEqual(
    [],
  );
  const key = things.project.file?.key ?? "";
  const file = await people.stranger.api.student.profile.file({ params, query: { key } });
  expect(refusal(file).status).toBe(404);
  const wrong = [...sections.slice(1), { name: "education", shown: true }] as typeof sections;
  const refused = refusal(await profile.setVisibility({ body: { sections: wrong } }));
  expect(refused.errors).toHaveProperty("sections");
  await choose({ sections: sections.map(({ name }) => ({ name, shown: true })) });
});

test("each call by slug gives its part of the page, and to an unknown one nothing", async () => {
  await choose({ level: "ANYONE_WITH_LINK", fields: everything });
  const { sections, skills, personal } = people.stranger.api.student;
  const params = { slug };
  const page = ok(await look(people.stranger)).data;
  expect(ok(await personal.userDataBySlug({ params })).data).toEqual(page.profile);
  expect(ok(await sections.education.bySlug({ params })).data).toEqual(page.education);
  expect(ok(await sections.projects.bySlug({ params })).data).toEqual(page.projects);
  expect(ok(await sections.achievements.bySlug({ params })).data).toEqual(page.achievements);
  expect(ok(await sections.experiences.bySlug({ params })).data).toEqual(page.experiences);
  expect(ok(await sections.additional.bySlug({ params })).data).toEqual(page.additional);
  expect(ok(await skills.graphBySlug({ params })).data).toEqual(page.graph);
  expect(ok(await skills.topBySlug({ params })).data).toEqual(page.topSkills);
  expect(ok(await skills.additionalBySlug({ params })).data).toEqual(page.additionalSkills);
  expect(ok(await skills.bySlug({ params, query: { type: "SOFT" } })).data).toEqual([]);
  expect(ok(await skills.bySlug({ params, query: {} })).data).toHaveLength(1);
  const unknown = { params: { slug: "nobody-here" } };
  for (const call of [
    personal.userDataBySlug,
    sections.education.bySlug,
    sections.projects.bySlug,
    sections.achievements.bySlug,
    sections.experiences.bySlug,
    sections.additional.bySlug,
    skills.graphBySlug,
    skills.topBySlug,
    skills.additionalBySlug,
  ])
    expect(refusal(await call(unknown)).status).toBe(404);
});

const ask = async (at: string) => {
  const reply = await server.browser().send("GET", `/api/v1/student/published-profile/${at}`);
  const { requestId: _id, ...body } = reply.json<{ requestId: string }>();
  const { "x-request-id": _header, date: _date, ...headers } = reply.headers;
  return { status: reply.statusCode, body, headers };
};

test("190: an unknown and a private profile are refused word for word alike", async () => {
  await choose({ level: "PRIVATE" });
  expect(await ask(slug)).toEqual(await ask("nobody-was-ever-here"));
});

test("59: what an owner decides about the profile is refused to other roles and strangers", async () => {
  for (const [method, path] of [
    ["GET", "slug"],
    ["PUT", "slug"],
    ["GET", "slug-availability"],
    ["GET", "visibility"],
    ["PUT", "visibility"],
    ["GET", "profile-preview"],
    ["GET", "last-updated"],
    ["GET", "progress"],
    ["GET", "access-log"],
  ] as const) {
    const url = `/api/v1/student/${path}`;
    expect((await people.hr.call(method, url)).statusCode).toBe(403);
    expect((await people.stranger.call(method, url)).statusCode).toBe(401);
  }
});
