import { eq } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { one } from "../../db/one";
import { notFound, refused } from "../../http/failures";
import type { SignedIn } from "../accounts/signed-in";
import { addressOf } from "../addresses/save-address";
import { infrastructureOf } from "../infrastructure/places";
import { byId, type Choice } from "../lookups/catalogue";
import { companies, type CompanyRow } from "./tables";

export async function companyBy(db: Executor, id: string | null): Promise<CompanyRow | undefined> {
  if (!id) return undefined;
  const [company] = await db.select().from(companies).where(eq(companies.id, id));
  return company;
}

/** The company the HR user belongs to, or the refusal that there is none yet. */
export async function ownCompany(db: Executor, user: SignedIn): Promise<CompanyRow> {
  const company = await companyBy(db, user.companyId);
  if (!company) throw notFound("The company");
  return company;
}

/** The company, held until the transaction ends, so that changes of it follow each other. */
export const holdCompany = (tx: Executor, id: string): Promise<CompanyRow> =>
  one(tx.select().from(companies).where(eq(companies.id, id)).for("update"), "The company");

export function changeCompany(
  tx: Executor,
  id: string,
  values: Partial<CompanyRow>,
): Promise<CompanyRow> {
  return one(
    tx.update(companies).set(values).where(eq(companies.id, id)).returning(),
    "The company",
  );
}

function contactOf(company: CompanyRow) {
  if (!company.contactName) return null;
  return {
    contactName: company.contactName,
    designation: company.contactDesignation ?? "",
    email: company.contactEmail ?? "",
    phone: company.contactPhone ?? "",
  };
}

/** A company with the names of what it has chosen. */
export async function shownCompany(db: Executor, company: CompanyRow) {
  const { id, name, type, website, established, about, linkedinUrl, logo } = company;
  return {
    id,
    name,
    type,
    sector: byId.sector.get(company.sectorId) ?? null,
    size: byId.size.get(company.sizeId) ?? null,
    website,
    established,
    services: company.serviceIds.flatMap((each) => byId.service.get(each) ?? []),
    about,
    linkedinUrl,
    logo,
    contact: contactOf(company),
    address: await addressOf(db, id, false),
    infrastructure: await infrastructureOf(db, { kind: "company", id }),
  };
}

interface Chosen {
  sectorId?: string | undefined;
  sizeId?: string | undefined;
  serviceIds?: string[] | undefined;
}

const wrong = (list: Map<string, Choice>, id: string | undefined) =>
  id !== undefined && !list.has(id);

/** Refuses what is not in the lists. */
export function checkChoices({ sectorId, sizeId, serviceIds = [] }: Chosen) {
  const ask = "Choose one from the list.";
  const errors = {
    ...(wrong(byId.sector, sectorId) && { sectorId: ask }),
    ...(wrong(byId.size, sizeId) && { sizeId: ask }),
    ...(serviceIds.some((id) => wrong(byId.service, id)) && { serviceIds: ask }),
  };
  if (Object.keys(errors).length) throw refused(errors);
}
