import { api } from "@toran/contract";
import type { FastifyInstance } from "fastify";
import type { Executor } from "../../../db/database";
import type { Deps } from "../../../deps";
import { keepFile, lettingGo, withKept } from "../../../files/keep";
import { one } from "../../../db/one";
import { implement, said } from "../../../http/implement";
import { required, type Upload } from "../../../http/uploads";
import type { SignedIn } from "../../accounts/signed-in";
import type { ExternalOffer } from "../tables";
import { answerOffer } from "./answer";
import { exportExternalOffers } from "./export";
import { countToVerify, listExternalOffers, sentOfferFor } from "./list";
import { proveOffer } from "./proof";
import { sendAgain, sendOffer, withdrawOffer } from "./send";
import { offersOf, offersShown } from "./shown";

/** Offers from elsewhere: students send them with a proof, officers verify them or turn them down. */
export function externalOfferRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps;
  const field = "proof";
  const keep = (user: SignedIn, upload: Upload) =>
    keepFile(deps, {
      ownerKind: "user",
      ownerId: user.id,
      visibility: "private",
      upload,
      field,
    });
  const shown = (offer: ExternalOffer) => one(offersShown(db, [offer]), "The offer");

  implement(app, deps, api.student.hiring.externalOffers, {
    list: ({ user }) => offersOf(db, user.id),
    send: async ({ user, body, files }) => {
      const proof = await keep(user, required(files.proof, field, "Add the letter or the mail."));
      const give = (tx: Executor) => sendOffer(tx, deps, user, { given: body, proof });
      const { offer } = await withKept(deps, [proof], () =>
        lettingGo(deps, give, ({ dropped }) => [dropped]),
      );
      return said(await shown(offer), "It is sent. Your placement office verifies it.");
    },
    sendAgain: async ({ user, params, body, files }) => {
      const proof = files.proof ? await keep(user, files.proof) : null;
      const give = (tx: Executor) => sendAgain(tx, deps, user, params.id, { given: body, proof });
      const { offer } = await withKept(deps, [proof], () =>
        lettingGo(deps, give, ({ dropped }) => [dropped]),
      );
      return said(await shown(offer), "It is sent once more.");
    },
    withdraw: async ({ user, params }) => {
      const offer = await db.transaction((tx) => withdrawOffer(tx, deps, user, params.id));
      return said(await shown(offer), "It is withdrawn.");
    },
  });

  implement(app, deps, api.po.externalOffers, {
    list: ({ user, query }) => listExternalOffers(db, user, query),
    export: (asking) => exportExternalOffers(deps, asking),
    waiting: ({ user }) => countToVerify(db, user),
    prove: async ({ user, params, files, call }) => {
      const proof = required(files.proof, field, "Add the letter or the mail.");
      const offer = await proveOffer(deps, { user, call }, params.id, proof);
      return said(await shown(offer), "The proof is kept.");
    },
    answer: async ({ user, params, body, call }) => {
      await db.transaction((tx) => answerOffer(tx, deps, { user, call }, params.id, body));
      return said(
        await sentOfferFor(db, user, params.id),
        body.command === "VERIFY"
          ? "It is verified, and the student is placed."
          : "It is turned down.",
      );
    },
  });
}
