import { api, type Mode } from "@toran/contract";
import { companyContact, companyFacts } from "@toran/contract/schemas/company";
import type { FastifyInstance } from "fastify";
import type { Executor } from "../../db/database";
import { one } from "../../db/one";
import { stored } from "../../db/stored";
import type { Deps } from "../../deps";
import { keepFile, lettingGo, withKept } from "../../files/keep";
import { notFound, requireSeen } from "../../http/failures";
import { implement, said } from "../../http/implement";
import { required, type Upload } from "../../http/uploads";
import { erasureOf } from "../account-data/leaving";
import { holdUser, joinTenant, stepSaved, tokenFor } from "../accounts/modes";
import { accountOf, changeAccount, userOf } from "../accounts/profile";
import { isSetUp, type SignedIn } from "../accounts/signed-in";
import { addressOf, changeAddress, saveAddress } from "../addresses/save-address";
import { type Acting, changed, record } from "../audit/record";
import {
  changeCompany,
  checkChoices,
  companyBy,
  holdCompany,
  ownCompany,
  shownCompany,
} from "./company";
import { companies, type CompanyRow } from "./tables";

type Address = Awaited<ReturnType<typeof saveAddress>>;

const {
  createInfrastructure: _a,
  updateInfrastructure: _b,
  removeInfrastructure: _c,
  ...companyRows
} = api.hr.company;

function founded(companyId: string | null) {
  if (!companyId) throw notFound("The company");
  return companyId;
}

/** Refuses to go over what a colleague has made of the company since it was read. */
async function requireFacts(tx: Executor, id: string, seen: string | undefined) {
  const held = await holdCompany(tx, id);
  requireSeen(companyFacts, seen, await shownCompany(tx, held));
  return held;
}

/** The HR user and their company, and the steps that fill it. */
export function companyRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps;

  const recordInfo = (tx: Executor, acting: Acting, before: CompanyRow, after: CompanyRow) => {
    const deed = { action: "profile.info", entity: before.id, ...changed(before, after) } as const;
    return record(tx, acting, deed, deps.now());
  };
  const recordAddress = (tx: Executor, acting: Acting, saved: Address) => {
    const { id: entity, line1, city, postcode } = saved;
    const after = { line1, city, postcode };
    return record(tx, acting, { action: "profile.address", entity, after }, deps.now());
  };
  /** Changes what is known of a company, unless a colleague has changed it since it was read. */
  const changeInfo = async (
    tx: Executor,
    acting: Acting,
    { id, seen }: { id: string; seen: string | undefined },
    values: Partial<CompanyRow>,
  ) => {
    const before = await requireFacts(tx, id, seen);
    const after = await changeCompany(tx, id, values);
    if (isSetUp(acting.user)) await recordInfo(tx, acting, before, after);
    return after;
  };

  /** Saves a step, and gives the token that tells the new mode. */
  const saving = async (
    user: SignedIn,
    step: Mode,
    save: (tx: Executor, companyId: string | null) => Promise<unknown>,
  ) => {
    const mode = await db.transaction(async (tx) => {
      const { companyId } = await holdUser(tx, user);
      await save(tx, companyId);
      return stepSaved(tx, user, step);
    });
    return { mode, accessToken: await tokenFor(deps, user, mode) };
  };

  implement(app, deps, api.hr.onboarding, {
    saveInfo: ({ user, call, body }) => {
      checkChoices(body);
      const { name, type, sectorId, sizeId, website, seen } = body;
      const values = { name, type, sectorId, sizeId, website };
      return saving(user, "CREATE_COMPANY_INFO", async (tx, companyId) => {
        if (companyId) return changeInfo(tx, { user, call }, { id: companyId, seen }, values);
        const { id } = await one(
          tx.insert(companies).values(values).returning({ id: companies.id }),
          "The company",
        );
        return joinTenant(tx, user, { companyId: id });
      });
    },
    saveMeta: ({ user, call, body }) => {
      checkChoices(body);
      const { established, serviceIds, about, linkedinUrl, seen } = body;
      const values = stored({ established, serviceIds, about, linkedinUrl });
      return saving(user, "COMPANY_META_INFO", (tx, companyId) =>
        changeInfo(tx, { user, call }, { id: founded(companyId), seen }, values),
      );
    },
    saveContact: ({ user, call, body }) =>
      saving(user, "COMPANY_CONTACT_INFO", async (tx, companyId) => {
        const id = founded(companyId);
        const { contact } = await shownCompany(tx, await holdCompany(tx, id));
        if (contact) requireSeen(companyContact, body.seen, contact);
        await changeCompany(tx, id, {
          contactName: body.contactName,
          contactDesignation: body.designation,
          contactEmail: body.email,
          contactPhone: body.phone,
        });
        if (!isSetUp(user)) return;
        const { seen: _, ...after } = body;
        const deed = { action: "profile.contact", entity: id, after } as const;
        await record(tx, { user, call }, deed, deps.now());
      }),
    saveAddress: ({ user, call, body }) =>
      saving(user, "COMPANY_ADDRESS", async (tx, companyId) => {
        const address = await saveAddress(tx, founded(companyId), false, body);
        if (isSetUp(user)) await recordAddress(tx, { user, call }, address);
      }),
  });

  const hrUser = async (user: SignedIn) => {
    const row = await userOf(db, user);
    const company = await companyBy(db, row.companyId);
    return {
      ...accountOf(row),
      ...(await erasureOf(db, row.id)),
      mode: user.mode,
      rank: row.rank,
      company: company ? await shownCompany(db, company) : null,
    };
  };
  const changeLogo = async ({ user, call }: Acting, picture: Upload | undefined) => {
    const { id } = await ownCompany(db, user);
    const key = picture
      ? await keepFile(deps, {
          ownerKind: "company",
          ownerId: id,
          visibility: "public",
          upload: picture,
          field: "picture",
        })
      : null;
    const change = async (tx: Executor) => {
      const held = await holdCompany(tx, id);
      await changeCompany(tx, id, { logo: key });
      const deed = { action: "profile.picture", entity: id } as const;
      await record(tx, { user, call }, { ...deed, after: { picture: !!key } }, deps.now());
      return held;
    };
    await withKept(deps, [key], () => lettingGo(deps, change, (before) => [before.logo]));
    return { key };
  };

  implement(app, deps, companyRows, {
    user: ({ user }) => hrUser(user),
    updateContact: async ({ user, body }) => {
      await changeAccount(db, user, body);
      return said(await hrUser(user), "Your details are saved.");
    },
    read: async ({ user }) => {
      const company = await companyBy(db, user.companyId);
      return company ? shownCompany(db, company) : null;
    },
    update: async ({ user, call, body }) => {
      checkChoices(body);
      const { id } = await ownCompany(db, user);
      const { name, type, sectorId, sizeId, website, serviceIds } = body;
      const cleared = stored({
        ...("established" in body && { established: body.established }),
        ...("about" in body && { about: body.about }),
        ...("linkedinUrl" in body && { linkedinUrl: body.linkedinUrl }),
      });
      const given = { name, type, sectorId, sizeId, website, serviceIds };
      const values = Object.fromEntries(
        Object.entries(given).filter(([, value]) => value !== undefined),
      );
      const company = await db.transaction(async (tx) => {
        const before = await requireFacts(tx, id, body.seen);
        if (!Object.keys({ ...values, ...cleared }).length) return before;
        const after = await changeCompany(tx, id, { ...values, ...cleared });
        await recordInfo(tx, { user, call }, before, after);
        return after;
      });
      return said(await shownCompany(db, company), "The company is saved.");
    },
    setLogo: async ({ user, call, files }) => {
      const picture = required(files.picture, "picture");
      return said(await changeLogo({ user, call }, picture), "The picture is saved.");
    },
    removeLogo: async ({ user, call }) =>
      said(await changeLogo({ user, call }, undefined), "The picture is removed."),
    address: ({ user }) => addressOf(db, user.companyId, false),
    updateAddress: async ({ user, call, params, body }) => {
      const { companyId } = user;
      if (!companyId) throw notFound("The address");
      const address = await db.transaction(async (tx) => {
        const saved = await changeAddress(tx, companyId, params.id, body);
        await recordAddress(tx, { user, call }, saved);
        return saved;
      });
      return said(address, "The address is saved.");
    },
  });
}
