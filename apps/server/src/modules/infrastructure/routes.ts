import { api } from "@toran/contract";
import type { FastifyInstance } from "fastify";
import type { Executor } from "../../db/database";
import type { Deps } from "../../deps";
import { keepFile, lettingGo, withKept } from "../../files/keep";
import { conflict } from "../../http/failures";
import { type Handlers, implement, said } from "../../http/implement";
import type { Upload } from "../../http/uploads";
import { type Acting, changed, record } from "../audit/record";
import { useOf } from "../bookings/holds";
import { flush } from "../bookings/tell";
import { tellOfTightPlaces } from "../bookings/tight";
import { holdPlaces } from "../colleges/college";
import { holdCompany } from "../companies/company";
import {
  addPlace,
  changePlace,
  holdPlace,
  ownerOf,
  type PlaceOwner,
  removePlace,
  shownPlace,
} from "./places";
import type { Place } from "./tables";

const {
  createInfrastructure: create,
  updateInfrastructure: update,
  removeInfrastructure: remove,
} = api.po.college;
const { createInfrastructure, updateInfrastructure, removeInfrastructure } = api.hr.company;

const tightSays = (many: number) =>
  many
    ? ` It is too small for ${many === 1 ? "a confirmed booking" : `${many} confirmed bookings`} by now; your notifications name ${many === 1 ? "it" : "them"}.`
    : "";

/** What is told of a change: the pictures by their number, for their keys say nothing. */
const factsOf = ({ name, kind, capacity, description, pictures }: Place) => ({
  name,
  kind,
  capacity,
  description,
  pictures: pictures.length,
});

const hold = (tx: Executor, { kind, id }: PlaceOwner) =>
  (kind === "college" ? holdPlaces : holdCompany)(tx, id);

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

  const noted = (
    tx: Executor,
    acting: Acting,
    action: "place.add" | "place.remove",
    { id, name }: Place,
  ) => record(tx, acting, { action, entity: id, after: { name } }, deps.now());
  const notedChange = (tx: Executor, acting: Acting, before: Place, place: Place) => {
    const told = changed(factsOf(before), factsOf(place));
    const after = { name: place.name, ...told.after };
    const deed = { action: "place.change", entity: place.id, before: told.before, after } as const;
    return record(tx, acting, deed, deps.now());
  };

  const handlers: Handlers<{
    create: typeof create;
    update: typeof update;
    remove: typeof remove;
  }> = {
    create: async ({ user, call, body, files }) => {
      const owner = ownerOf(user);
      const key = await keep(owner, files.picture);
      const place = await withKept(deps, [key], () =>
        db.transaction(async (tx) => {
          await hold(tx, owner);
          const added = await addPlace(tx, owner, body, key, deps.now());
          await noted(tx, { user, call }, "place.add", added);
          return added;
        }),
      );
      return said(shownPlace(place), "The place is added.");
    },
    update: async ({ user, call, params, body, files }) => {
      const owner = ownerOf(user);
      const key = await keep(owner, files.picture);
      const change = async (tx: Executor) => {
        await hold(tx, owner);
        const after = await changePlace(tx, owner, params.id, body, key);
        await notedChange(tx, { user, call }, after.before, after.place);
        const tight =
          owner.kind === "college" ? await tellOfTightPlaces(tx, owner.id, after, deps.now()) : 0;
        await flush(tx, deps);
        return { ...after, tight };
      };
      const { place, tight } = await withKept(deps, [key], () =>
        lettingGo(deps, change, ({ gone }) => [gone]),
      );
      return said(shownPlace(place), `The place is saved.${tightSays(tight)}`);
    },
    remove: async ({ user, call, params }) => {
      await lettingGo(
        deps,
        async (tx) => {
          const owner = ownerOf(user);
          await holdPlace(tx, owner, params.id);
          const use = await useOf(tx, { collegeId: owner.id, roomId: params.id }, deps.now());
          if (use) throw conflict(`This place is booked. Move or cancel that first: ${use}.`);
          const removed = await removePlace(tx, owner, params.id);
          await noted(tx, { user, call }, "place.remove", removed);
          return removed;
        },
        ({ pictures }) => pictures,
      );
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
