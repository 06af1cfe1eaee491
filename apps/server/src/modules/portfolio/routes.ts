import { api } from "@toran/contract";
import type { SectionName } from "@toran/contract/schemas/portfolio";
import type { FastifyInstance } from "fastify";
import type { Executor } from "../../db/database";
import { one } from "../../db/one";
import type { Deps } from "../../deps";
import { keepFile, lettingGo, withKept } from "../../files/keep";
import { notFound } from "../../http/failures";
import { implement, said } from "../../http/implement";
import type { Upload } from "../../http/uploads";
import type { SignedIn } from "../accounts/signed-in";
import { collegeOfStudent } from "../students/college-of-student";
import {
  bringBack,
  changeItem,
  itemsOf,
  orderItems,
  removeItem,
  saveForm,
  type Saving,
} from "./items";
import { type Shown, shown } from "./shown";
import { sendBack, takeBackSending } from "./send-back";
import { vouchFor } from "./vouch";
import { exportWaiting, listWaiting } from "./waiting-documents";

const { bySlug: _education, ...education } = api.student.sections.education;
const { bySlug: _projects, ...projects } = api.student.sections.projects;
const { bySlug: _achievements, ...achievements } = api.student.sections.achievements;
const { bySlug: _experiences, ...experiences } = api.student.sections.experiences;
const { bySlug: _additional, ...additional } = api.student.sections.additional;

interface Sent {
  user: SignedIn;
  body: Saving;
  files?: { file?: Upload };
}
type Params = { params: { id: string } };

const firstOf = <S extends SectionName>(_section: S, rows: Promise<Shown[S][]>) =>
  one(rows, "The item");

/** The sections of a portfolio, each with the same five things to do. */
export function portfolioRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps;

  const keep = (user: SignedIn, upload: Upload | undefined) =>
    upload
      ? keepFile(deps, {
          ownerKind: "user",
          ownerId: user.id,
          visibility: "private",
          upload,
          field: "file",
        })
      : null;

  function handlersOf<S extends SectionName>(name: S) {
    return {
      list: async ({ user }: { user: SignedIn }) => shown(db, name, await itemsOf(db, user, name)),
      create: async ({ user, body, files }: Sent) => {
        const key = await keep(user, files?.file);
        const save = (tx: Executor) => saveForm(tx, user, name, body, key, deps.now());
        const { item } = await withKept(deps, [key], () =>
          lettingGo(deps, save, ({ dropped }) => [dropped]),
        );
        return said(await firstOf(name, shown(db, name, [item])), "Added to your portfolio.");
      },
      update: async ({ user, body, files, params }: Sent & Params) => {
        const key = await keep(user, files?.file);
        const change = (tx: Executor) =>
          changeItem(tx, user, name, params.id, body, key, deps.now());
        const { item } = await withKept(deps, [key], () =>
          lettingGo(deps, change, ({ dropped }) => [dropped]),
        );
        return said(await firstOf(name, shown(db, name, [item])), "Your changes are saved.");
      },
      remove: async ({
        user,
        params,
        query,
      }: { user: SignedIn; query?: { fileName?: string | undefined } } & Params) => {
        await db.transaction((tx) =>
          removeItem(tx, user, name, params.id, query?.fileName, deps.now()),
        );
        return undefined;
      },
    };
  }

  implement(app, deps, education, handlersOf("education"));
  implement(app, deps, projects, handlersOf("projects"));
  implement(app, deps, achievements, handlersOf("achievements"));
  implement(app, deps, experiences, handlersOf("experiences"));
  implement(app, deps, additional, handlersOf("additional"));

  implement(app, deps, api.student.portfolio, {
    order: ({ user, body }) =>
      db.transaction((tx) => orderItems(tx, user, body.section, body.ids, deps.now())),
    undo: async ({ user, body }) => {
      await db.transaction((tx) => bringBack(tx, user, body.section, body.id, deps.now()));
      return said(undefined, "It is back in your portfolio.");
    },
  });

  implement(
    app,
    deps,
    { education: api.po.students.education },
    {
      education: async ({ user, params }) => {
        if (!user.collegeId || user.collegeId !== (await collegeOfStudent(db, params.id)))
          throw notFound("The student");
        return shown(db, "education", await itemsOf(db, params, "education"));
      },
    },
  );
  implement(app, deps, api.po.evidence, {
    vouch: ({ user, call, params, body }) =>
      db.transaction((tx) => vouchFor(tx, { user, call }, params.id, body, deps)),
    sendBack: ({ user, call, params, body }) =>
      db.transaction((tx) => sendBack(tx, { user, call }, params.id, body, deps)),
    takeBack: ({ user, call, params }) =>
      db.transaction((tx) => takeBackSending(tx, { user, call }, params.id, deps)),
    waiting: ({ user, query }) => listWaiting(db, user, query),
    export: (asking) => exportWaiting(deps, asking),
  });
}
