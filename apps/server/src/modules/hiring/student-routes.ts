import { api } from "@toran/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps";
import { forgetBytes, strikeOut } from "../../files/keep";
import { implement, said } from "../../http/implement";
import { apply, editApplication } from "./applications/apply";
import { withdraw } from "./applications/one";
import { pictureToForget } from "./applications/sent";
import {
  applicationOf,
  applicationsOf,
  postingForStudent,
  postingsFor,
} from "./applications/student-view";
import { change } from "./change";
import { hiringFiles } from "./file-routes";
import { answerOffer } from "./offers/answer";
import { dispute, receiptsOf } from "./receipts";
import { ownStrikes } from "./strikes/strikes";
import { askToWithdraw, stay } from "./withdrawals/requests";

/** What students do about jobs: look, apply, withdraw, answer offers, and read what decisions rested on. */
export function studentHiringRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps;
  const { fileOf, letterOf } = hiringFiles(deps);
  const { postings, applications, offers, receipts } = api.student.hiring;
  implement(app, deps, postings, {
    list: ({ user, query }) => postingsFor(db, user, query, deps.now()),
    read: ({ user, params }) => postingForStudent(db, user, params.id, deps.now()),
    file: fileOf,
    apply: async ({ user, params, body }) => {
      const outcome = await change(deps, (tx) => apply(tx, user, params.id, body, deps.now()));
      if ("refusal" in outcome) throw outcome.refusal;
      return said(
        await applicationOf(db, user, outcome.application.id, deps.now()),
        "You have applied.",
      );
    },
  });
  implement(app, deps, applications, {
    list: ({ user }) => applicationsOf(db, user),
    read: ({ user, params }) => applicationOf(db, user, params.id, deps.now()),
    edit: async ({ user, params, body }) => {
      const gone = await change(deps, async (tx) => {
        const picture = await editApplication(tx, user, params.id, body, deps.now());
        const keys = await pictureToForget(tx, user, picture);
        await strikeOut(tx, keys);
        return keys;
      });
      await forgetBytes(deps, gone);
      return said(await applicationOf(db, user, params.id, deps.now()), "Your changes are saved.");
    },
    withdraw: async ({ user, params }) => {
      await change(deps, (tx) => withdraw(tx, user, params.id, deps.now()));
      return said(
        await applicationOf(db, user, params.id, deps.now()),
        "Your application is taken back.",
      );
    },
    askToWithdraw: async ({ user, params, body }) => {
      await change(deps, (tx) => askToWithdraw(tx, user, params.id, body.reason, deps.now()));
      return said(
        await applicationOf(db, user, params.id, deps.now()),
        "Your placement office is told.",
      );
    },
    stay: async ({ user, params }) => {
      await change(deps, (tx) => stay(tx, user, params.id, deps.now()));
      return said(await applicationOf(db, user, params.id, deps.now()), "You stay a candidate.");
    },
  });
  implement(app, deps, offers, {
    letter: letterOf,
    answer: async ({ user, params, body }) => {
      const answered = await change(deps, (tx) =>
        answerOffer(tx, user, params.id, body, deps.now()),
      );
      if ("refusal" in answered) throw answered.refusal;
      if (body.dryRun) return answered.outcome;
      return said(
        answered.outcome,
        body.command === "ACCEPT" ? "You have accepted the offer." : "You have declined the offer.",
      );
    },
  });
  implement(app, deps, receipts, {
    list: ({ user }) => receiptsOf(db, user.id),
    absences: ({ user }) => ownStrikes(db, user.id, deps.now()),
    dispute: async ({ user, params, body }) => {
      const words = { id: params.id, text: body.text };
      await db.transaction((tx) => dispute(tx, deps, user, words));
      return said(await receiptsOf(db, user.id), "Your college is told.");
    },
  });
}
