import { api } from "@toran/contract";
import type { OpenedThing, PublishedProfile } from "@toran/contract/schemas/profile";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps";
import { fileReply } from "../../files/file-reply";
import { fileBy } from "../../files/keep";
import type { Call } from "../../http/call";
import { notFound } from "../../http/failures";
import { type Handlers, implement, said } from "../../http/implement";
import { userOf } from "../accounts/profile";
import { studentOf } from "../students/personal";
import { answerWish, chooseSlug } from "./choose-slug";
import { pageFor, profileFor } from "./find";
import { noteOpening, openingsOf } from "./openings";
import { progressOf } from "./progress";
import { filesOn } from "./published";
import { slugOfStudent } from "./slugs";
import { changeVisibility } from "./change-visibility";
import { visibilityOf } from "./visibility";

const { setPicture: _setPicture, removePicture: _removePicture, ...profile } = api.student.profile;
const { sections, skills, personal } = api.student;
const bySlug = {
  userData: personal.userDataBySlug,
  education: sections.education.bySlug,
  projects: sections.projects.bySlug,
  achievements: sections.achievements.bySlug,
  experiences: sections.experiences.bySlug,
  additional: sections.additional.bySlug,
  skills: skills.bySlug,
  graph: skills.graphBySlug,
  additionalSkills: skills.additionalBySlug,
  topSkills: skills.topBySlug,
};

/** The public profile: its address, who sees what of it, and the page itself. */
export function profileRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps;

  implement(app, deps, profile, {
    slug: async ({ user }) => ({ slug: await slugOfStudent(db, user.id) }),
    setSlug: async ({ user, body }) => {
      await db.transaction((tx) => chooseSlug(tx, user, body.slug, deps.now()));
      return said({ slug: body.slug }, "Your address is saved.");
    },
    slugFree: ({ user, query }) => answerWish(db, user, query.slug, deps.now()),
    visibility: ({ user }) => visibilityOf(db, user.id),
    setVisibility: async ({ user, body }) => {
      const now = deps.now();
      const saved = await db.transaction((tx) => changeVisibility(tx, user, body, now));
      return said(saved, "Your choice is saved.");
    },
    preview: async ({ user, query }) => (await pageFor(deps, user.id, query.as))?.page ?? null,
    view: async ({ params, call }) => (await opened(params.slug, call)).page,
    file: async ({ params, query, call }) => {
      const { file, what, open, studentId, visitor } = await fileOn(params.slug, query.key, call);
      const begins = /^bytes=0?-/.test(call.header("range") ?? "bytes=0-");
      if (what && begins) await noteOpening(deps, { studentId, what, viewer: visitor, call });
      return fileReply(deps, file, call, open ? "public, max-age=30" : "private, no-store");
    },
    opened: async ({ params, query, call }) => {
      const { what, studentId, visitor } = await fileOn(params.slug, query.key, call);
      if (what && visitor) await noteOpening(deps, { studentId, what, viewer: visitor, call });
    },
    lastUpdated: async ({ user }) => {
      const student = await studentOf(db, user);
      const updatedAt = student?.updatedAt ?? (await userOf(db, user)).createdAt;
      return { updatedAt: updatedAt.toISOString() };
    },
    progress: ({ user }) => progressOf(db, user),
  });

  /** A file that somebody finds on a page, and what its owner's log calls it. */
  async function fileOn(slug: string, key: string, call: Call) {
    const found = await profileFor(deps, slug, call);
    const file = filesOn(found.page).has(key) ? await fileBy(db, key) : undefined;
    if (!file) throw notFound("The file");
    return { ...found, file, what: thingOf(file.type) };
  }

  /** The page behind an address, with a line in its owner's log. */
  async function opened(slug: string, call: Call) {
    const found = await profileFor(deps, slug, call);
    const { studentId, visitor: viewer } = found;
    await noteOpening(deps, { studentId, what: "PROFILE", viewer, call });
    return found;
  }

  const part =
    <T>(pick: (page: PublishedProfile) => T) =>
    async ({ params, call }: { params: { slug: string }; call: Call }) =>
      pick((await opened(params.slug, call)).page);
  const parts: Handlers<typeof bySlug> = {
    userData: part((page) => page.profile),
    education: part((page) => page.education),
    projects: part((page) => page.projects),
    achievements: part((page) => page.achievements),
    experiences: part((page) => page.experiences),
    additional: part((page) => page.additional),
    skills: async ({ params, query, call }) => {
      const { page } = await opened(params.slug, call);
      const all = [...page.topSkills, ...page.additionalSkills];
      return query.type ? all.filter(({ type }) => type === query.type) : all;
    },
    graph: part((page) => page.graph),
    additionalSkills: part((page) => page.additionalSkills),
    topSkills: part((page) => page.topSkills),
  };
  implement(app, deps, bySlug, parts);

  implement(
    app,
    deps,
    { accessLog: api.student.trust.accessLog },
    { accessLog: ({ user, query }) => openingsOf(db, user.id, query) },
  );
}

/** What a log calls the opening of such a file; pictures belong to the page. */
function thingOf(type: string): OpenedThing | undefined {
  if (type.startsWith("video/")) return "VIDEO";
  return type === "application/pdf" ? "DOCUMENT" : undefined;
}
