import { api } from "@toran/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps";
import { dropFile, keepFile, withKept } from "../../files/keep";
import { notFound } from "../../http/failures";
import { type Handlers, implement, said } from "../../http/implement";
import type { Upload } from "../../http/uploads";
import type { SignedIn } from "../accounts/signed-in";
import { addPlace, changePlace, type PlaceOwner, removePlace, shownPlace } from "./places";

const {
  createInfrastructure: create,
  updateInfrastructure: update,
  removeInfrastructure: remove,
} = api.po.college;
const { createInfrastructure, updateInfrastructure, removeInfrastructure } = api.hr.company;

function ownerOf({ role, collegeId, companyId }: SignedIn): PlaceOwner {
  const kind = role === "PLACEMENT_OFFICER" ? "college" : "company";
  const id = kind === "college" ? collegeId : companyId;
  if (!id) throw notFound(`The ${kind}`);
  return { kind, id };
}

/** The places of colleges and companies, with their pictures. */
export function infrastructureRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps;

  const keep = async ({ kind, id }: PlaceOwner, upload: Upload | undefined) =>
    upload
      ? keepFile(deps, {
          ownerKind: kind,
          ownerId: id,
          visibility: "public",
          upload,
          field: "picture",
        })
      : null;

  const handlers: Handlers<{
    create: typeof create;
    update: typeof update;
    remove: typeof remove;
  }> = {
    create: async ({ user, body, files }) => {
      const owner = ownerOf(user);
      const key = await keep(owner, files.picture);
      const place = await withKept(deps, [key], () =>
        db.transaction((tx) => addPlace(tx, owner, body, key, deps.now())),
      );
      return said(shownPlace(place), "The place is added.");
    },
    update: async ({ user, params, body, files }) => {
      const owner = ownerOf(user);
      const key = await keep(owner, files.picture);
      const { place, gone } = await withKept(deps, [key], () =>
        db.transaction((tx) => changePlace(tx, owner, params.id, body, key)),
      );
      await dropFile(deps, gone);
      return said(shownPlace(place), "The place is saved.");
    },
    remove: async ({ user, params }) => {
      const { pictures } = await removePlace(db, ownerOf(user), params.id);
      for (const key of pictures) await dropFile(deps, key);
      return said(undefined, "The place is removed.");
    },
  };
  implement(app, deps, { create, update, remove }, handlers);
  implement(
    app,
    deps,
    { createInfrastructure, updateInfrastructure, removeInfrastructure },
    {
      createInfrastructure: handlers.create,
      updateInfrastructure: handlers.update,
      removeInfrastructure: handlers.remove,
    },
  );
}
