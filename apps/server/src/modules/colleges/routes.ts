import { api } from "@toran/contract";
import type { FastifyInstance } from "fastify";
import type { z } from "zod/mini";
import {
  collegeContact,
  collegeDepartments,
  collegeFacts,
  collegeInfo,
  type collegeInfoInput,
} from "@toran/contract/schemas/college";
import type { Executor } from "../../db/database";
import { stored } from "../../db/stored";
import type { Deps } from "../../deps";
import { keepFile, lettingGo, withKept } from "../../files/keep";
import { mayReach } from "../../http/access";
import { notFound, refused, requireSeen } from "../../http/failures";
import { implement, said } from "../../http/implement";
import { required, type Upload } from "../../http/uploads";
import { erasureOf } from "../account-data/leaving";
import { stepSaved } from "../accounts/modes";
import { userOf } from "../accounts/profile";
import { isSetUp, type SignedIn } from "../accounts/signed-in";
import { addressOf, changeAddress, saveAddress } from "../addresses/save-address";
import { type Acting, changed, record } from "../audit/record";
import { requireOwnState } from "../billing/gst";
import { byId } from "../lookups/catalogue";
import { universities } from "../lookups/routes";
import {
  changeCollege,
  collegeBy,
  collegeDataOf,
  contactOf,
  departmentNames,
  departmentsOf,
  foundCollege,
  holdCollege,
  infoOf,
  ownCollege,
} from "./college";
import { knownCollege } from "./known";
import { recordDepartments } from "./record-departments";
import { removeDepartments, saveDepartments } from "./save-departments";

const {
  createInfrastructure: _a,
  updateInfrastructure: _b,
  removeInfrastructure: _c,
  ...collegeRows
} = api.po.college;

function infoRow(given: z.output<typeof collegeInfoInput>) {
  if (given.universityId && !byId.university.has(given.universityId))
    throw refused({ universityId: "Choose one from the list." });
  const {
    universityId,
    university,
    name,
    type,
    established,
    naacGrade,
    aisheCode,
    website,
    about,
  } = given;
  return stored({
    universityId,
    naacGrade,
    about,
    university,
    name,
    type,
    established,
    aisheCode,
    website,
  });
}

/** The officer, their college, its address and departments. */
export function collegeRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps;

  const officer = async ({ user }: { user: SignedIn }) => {
    const { id, email, firstName, lastName, phone, designation, picture, collegeId } = await userOf(
      db,
      user,
    );
    const college = await collegeBy(db, collegeId);
    const { mode } = user;
    const collegeName = college?.name ?? null;
    return {
      data: {
        id,
        email,
        firstName,
        lastName,
        phone,
        designation,
        picture,
        mode,
        collegeId,
        collegeName,
        ...(await erasureOf(db, id)),
        rank: user.rank,
      },
    };
  };
  implement(app, deps, api.po.profile, { profile: officer, userData: officer });

  const recordAddress = (
    tx: Executor,
    { user, call }: Acting,
    { id, line1, city, postcode, gstin, isBilling }: Awaited<ReturnType<typeof changeAddress>>,
  ) => {
    const after = { line1, city, postcode, gstin, isBilling };
    return record(tx, { user, call }, { action: "profile.address", entity: id, after }, deps.now());
  };
  implement(app, deps, api.po.address, {
    read: ({ user, query: { isBilling = false } }) => addressOf(db, user.collegeId, isBilling),
    create: async ({ user, call, query, body }) => {
      const isBilling = query.isBilling ?? user.mode === "BILLINGADDRESS";
      const step = isBilling ? "BILLINGADDRESS" : "COLLEGEADDRESS";
      mayReach(step, user);
      requireOwnState(body);
      return db.transaction(async (tx) => {
        const collegeId = await foundCollege(tx, user);
        const address = await saveAddress(tx, collegeId, isBilling, body);
        if (isSetUp(user)) await recordAddress(tx, { user, call }, address);
        return { address, mode: await stepSaved(tx, user, step) };
      });
    },
    update: async ({ user, call, params, body }) => {
      const { collegeId } = user;
      if (!collegeId) throw notFound("The address");
      requireOwnState(body);
      const address = await db.transaction(async (tx) => {
        const saved = await changeAddress(tx, collegeId, params.id, body);
        await recordAddress(tx, { user, call }, saved);
        return saved;
      });
      return said({ address, mode: user.mode }, "The address is saved.");
    },
  });

  const keepCrest = (id: string, picture: Upload) =>
    keepFile(deps, {
      ownerKind: "college",
      ownerId: id,
      visibility: "public",
      upload: picture,
      field: "picture",
    });
  type Info = ReturnType<typeof infoOf>;
  const recordInfo = (tx: Executor, acting: Acting, before: Info, after: Info) => {
    // The crest has a line of its own.
    const told = changed(before, { ...after, crest: before.crest });
    const deed = { action: "profile.info", entity: before.id, ...told } as const;
    return record(tx, acting, deed, deps.now());
  };
  const recordCrest = (tx: Executor, acting: Acting, id: string, key: string | null) => {
    const deed = { action: "profile.picture", entity: id, after: { picture: !!key } } as const;
    return record(tx, acting, deed, deps.now());
  };
  const changeCrest = async ({ user, call }: Acting, picture: Upload | undefined) => {
    const { id } = await ownCollege(db, user);
    const key = picture ? await keepCrest(id, picture) : null;
    const change = async (tx: Executor) => {
      const held = await holdCollege(tx, id);
      await changeCollege(tx, id, { crest: key });
      await recordCrest(tx, { user, call }, id, key);
      return held;
    };
    await withKept(deps, [key], () => lettingGo(deps, change, (before) => [before.crest]));
    return { key };
  };

  implement(app, deps, collegeRows, {
    universities,
    info: async ({ user }) => {
      const college = await collegeBy(db, user.collegeId);
      return college ? infoOf(college) : null;
    },
    known: ({ user, query }) => knownCollege(db, user.collegeId, query),
    saveInfo: ({ user, call, body }) =>
      db.transaction(async (tx) => {
        const id = await foundCollege(tx, user);
        const before = infoOf(await holdCollege(tx, id));
        if (before.name) requireSeen(collegeFacts, body.seen, before);
        const college = infoOf(await changeCollege(tx, id, infoRow(body)));
        if (isSetUp(user)) await recordInfo(tx, { user, call }, before, college);
        return { college, mode: await stepSaved(tx, user, "COLLEGEINFO") };
      }),
    updateInfo: async ({ user, call, body, files: { crest } }) => {
      const { id } = await ownCollege(db, user);
      // Both, or neither where a colleague has changed the college since.
      const key = crest ? await keepCrest(id, crest) : null;
      const change = async (tx: Executor) => {
        const before = infoOf(await holdCollege(tx, id));
        requireSeen(collegeInfo, body.seen, before);
        const row = { ...infoRow(body), ...(key && { crest: key }) };
        const saved = infoOf(await changeCollege(tx, id, row));
        await recordInfo(tx, { user, call }, before, saved);
        if (key) await recordCrest(tx, { user, call }, id, key);
        return { before, after: saved };
      };
      const { after } = await withKept(deps, [key], () =>
        lettingGo(deps, change, ({ before }) => [key && before.crest]),
      );
      return said(after, "The college is saved.");
    },

    contact: async ({ user }) => contactOf(await collegeBy(db, user.collegeId)),
    saveContact: ({ user, call, body }) =>
      db.transaction(async (tx) => {
        const id = await foundCollege(tx, user);
        const before = contactOf(await holdCollege(tx, id));
        if (before) requireSeen(collegeContact, body.seen, before);
        const college = await changeCollege(tx, id, {
          contactName: body.contactName,
          contactDesignation: body.designation,
          contactEmail: body.email,
          contactPhone: body.phone,
          contactAlternatePhone: body.alternatePhone ?? null,
        });
        const contact = contactOf(college);
        if (!contact) throw new Error("The contact was not stored.");
        if (before) {
          const deed = { action: "profile.contact", entity: id } as const;
          await record(tx, { user, call }, { ...deed, ...changed(before, contact) }, deps.now());
        }
        return { contact, mode: await stepSaved(tx, user, "CONTACTINFO") };
      }),

    data: async ({ user }) => collegeDataOf(db, await ownCollege(db, user)),

    setCrest: async ({ user, call, files }) => {
      const picture = required(files.picture, "picture");
      return said(await changeCrest({ user, call }, picture), "The crest is saved.");
    },
    removeCrest: async ({ user, call }) =>
      said(await changeCrest({ user, call }, undefined), "The crest is removed."),

    saveMajors: ({ user, call, body }) =>
      db.transaction(async (tx) => {
        const id = await foundCollege(tx, user);
        await holdCollege(tx, id);
        const before = await departmentsOf(tx, id);
        requireSeen(collegeDepartments, body.seen, { departments: before });
        await saveDepartments(tx, id, body.departments, isSetUp(user) ? "stay" : "go");
        const after = await departmentsOf(tx, id);
        const told = { collegeId: id, before, after };
        if (isSetUp(user)) await recordDepartments(tx, { user, call }, told, deps.now());
        return { departments: after, mode: await stepSaved(tx, user, "ACADEMICINFO") };
      }),
    updateMajors: ({ user, call, body }) =>
      db.transaction(async (tx) => {
        const { id } = await ownCollege(tx, user);
        await holdCollege(tx, id);
        const before = await departmentsOf(tx, id);
        await saveDepartments(tx, id, body.departments, "stay");
        const after = await departmentsOf(tx, id);
        await recordDepartments(tx, { user, call }, { collegeId: id, before, after }, deps.now());
        return said({ departments: after }, "The departments are saved.");
      }),
    removeDepartments: ({ user, call, body }) =>
      db.transaction(async (tx) => {
        const { id } = await ownCollege(tx, user);
        const gone = await departmentNames(tx, id, body.departmentId);
        const deed = { action: "departments.remove", entity: id } as const;
        const before = { departments: gone.join(", ") };
        await record(tx, { user, call }, { ...deed, before }, deps.now());
        if (!(await removeDepartments(tx, id, body.departmentId))) throw notFound("The department");
        return said(undefined, "The departments are removed.");
      }),
  });
}
