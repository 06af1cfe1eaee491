import { api } from "@toran/contract";
import { personalInfo } from "@toran/contract/schemas/student";
import type { FastifyInstance } from "fastify";
import type { Executor } from "../../db/database";
import type { Deps } from "../../deps";
import { dropWithFiles, keepFile, lettingGo, withKept } from "../../files/keep";
import { pictureToForget } from "../hiring/applications/sent";
import { notFound, requireSeen, requireSeenIn } from "../../http/failures";
import { implement, said } from "../../http/implement";
import { required, type Upload } from "../../http/uploads";
import { holdUser, stepSaved } from "../accounts/modes";
import { rename, userOf } from "../accounts/profile";
import type { SignedIn } from "../accounts/signed-in";
import { acceptInvitation, openInvitation } from "./invitations";
import { sayOutcome } from "./outcome";
import { askReview } from "./standing";
import { tellOfArrival } from "./tell-of-arrival";
import { chosenCollege, moveCollege, spelledDepartment } from "./choose-college";
import { requireStudies } from "./confirmed";
import { holdStudent } from "./rule";
import {
  documentOf,
  changedIn,
  educationOf,
  educationRow,
  personalInfoOf,
  savePersonal,
  saveStudent,
  studentOf,
  userDataOf,
} from "./personal";

const { userDataBySlug: _publicProfile, ...personal } = api.student.personal;
const { setPicture, removePicture } = api.student.profile;

/** The student's own record, and the steps that fill it. */
export function studentRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps;

  implement(app, deps, api.student.invitations, {
    opened: async ({ body: { secret } }) => {
      await openInvitation(db, secret, deps.now());
    },
  });

  const keep = (user: SignedIn, upload: Upload | undefined, field: string) =>
    upload
      ? keepFile(deps, {
          ownerKind: "user",
          ownerId: user.id,
          visibility: "private",
          upload,
          field,
        })
      : null;

  const changePicture = async (user: SignedIn, picture: Upload | undefined) => {
    const key = await keep(user, picture, "picture");
    await withKept(deps, [key], () =>
      dropWithFiles(deps, async (tx) => {
        // The student before the account, as who applies does: else the two would wait for each other.
        await holdStudent(tx, user.id);
        const held = await holdUser(tx, user);
        await rename(tx, user, { picture: key });
        await saveStudent(tx, user, {}, deps.now());
        return pictureToForget(tx, user, held.picture);
      }),
    );
    return { key };
  };

  implement(
    app,
    deps,
    { setPicture, removePicture },
    {
      setPicture: async ({ user, files }) =>
        said(
          await changePicture(user, required(files.picture, "picture")),
          "Your picture is saved.",
        ),
      removePicture: async ({ user }) =>
        said(await changePicture(user, undefined), "Your picture is removed."),
    },
  );

  implement(app, deps, personal, {
    userData: ({ user }) => userDataOf(db, user),
    updateUserData: async ({ user, body: { seen, ...changes }, files }) => {
      if (files.picture) await changePicture(user, files.picture);
      await db.transaction(async (tx) => {
        const held = await holdUser(tx, user);
        const before = personalInfoOf(held, await studentOf(tx, user));
        requireSeenIn(personalInfo, seen, before, changes);
        await savePersonal(tx, user, changes, deps.now());
      });
      return said(await userDataOf(db, user), "Your details are saved.");
    },

    sayOutcome: async ({ user, body }) => {
      await sayOutcome(deps, user, body.outcomeTag);
      return said(await userDataOf(db, user), "It is saved.");
    },

    askReview: async ({ user }) => {
      await askReview(deps, user);
      return said(await userDataOf(db, user), "Your placement office is told.");
    },

    personalInfo: async ({ user }) =>
      personalInfoOf(await userOf(db, user), await studentOf(db, user)),
    savePersonalInfo: ({ user, body }) =>
      db.transaction(async (tx) => {
        const held = await holdUser(tx, user);
        const before = await studentOf(tx, user);
        requireSeen(personalInfo, body.seen, personalInfoOf(held, before));
        const { named, student } = await savePersonal(tx, user, body, deps.now());
        await acceptInvitation(tx, user);
        if (before?.accountStatus === "INVITED") await tellOfArrival(tx, deps, named, before);
        const mode = await stepSaved(tx, user, "PERSONALINFO");
        return { ...personalInfoOf(named, student), mode };
      }),

    personalDocument: async ({ user }) => documentOf(db, await studentOf(db, user)),
    savePersonalDocument: async ({ user, body, files: { file } }) => {
      const key = await keep(user, file, "file");
      const save = async (tx: Executor) => {
        await holdUser(tx, user);
        const before = await studentOf(tx, user);
        const values = {
          documentKind: body.kind,
          documentEnding: body.number.slice(-4),
          ...(key && { documentFile: key }),
        };
        const student = await saveStudent(tx, user, values, deps.now());
        const mode = await stepSaved(tx, user, "PERSONALDOC");
        return { before, saved: { ...(await documentOf(tx, student)), mode } };
      };
      const { saved } = await withKept(deps, [key], () =>
        lettingGo(deps, save, ({ before }) => [key && before?.documentFile]),
      );
      return saved;
    },

    removePersonalDocument: async ({ user }) => {
      const take = async (tx: Executor) => {
        await holdUser(tx, user);
        const before = await studentOf(tx, user);
        if (!before?.documentKind) throw notFound("The document");
        const nothing = { documentKind: null, documentEnding: null, documentFile: null };
        return { before, student: await saveStudent(tx, user, nothing, deps.now()) };
      };
      const { student } = await lettingGo(deps, take, ({ before }) => [before.documentFile]);
      return said(await documentOf(db, student), "Your document is removed.");
    },

    educationDetails: async ({ user }) => educationOf(await studentOf(db, user)),
    saveEducationDetails: ({ user, body }) =>
      db.transaction(async (tx) => {
        await holdUser(tx, user);
        const before = await holdStudent(tx, user.id);
        const sent = changedIn(body, before);
        const row = { ...educationRow(sent, before), ...(await chosenCollege(tx, before, sent)) };
        const given = { ...row, department: await spelledDepartment(tx, before, row) };
        await requireStudies(tx, before, given);
        const student = await saveStudent(tx, user, given, deps.now());
        await moveCollege(tx, deps, user, { before, after: student });
        const mode = await stepSaved(tx, user, "EDIT_EDUCATION_DETAILS");
        const details = educationOf(student);
        if (!details) throw new Error("The education details were not stored.");
        return { details, mode };
      }),

    letsContinue: ({ user, body }) =>
      db.transaction(async (tx) => ({
        mode: await stepSaved(tx, user, "LETS_CONTINUE", body.mode),
      })),
  });
}
