import { z } from "zod/mini";
import {
  choice,
  email,
  id,
  longText,
  maybe,
  moment,
  pastYear,
  personName,
  phone,
  seen,
  text,
  url,
} from "./fields";
import { address } from "./address";
import { moved } from "./account";
import { officerRanks } from "../roles";
import { infrastructure } from "./college";

export const companyTypes = ["PRIVATE", "PUBLIC", "GOVERNMENT", "STARTUP", "NON_PROFIT"] as const;

export const companyInfoInput = z.object({
  name: text("Write the name of the company.", 160),
  type: choice(companyTypes, "Choose the type of company."),
  sectorId: id,
  sizeId: id,
  website: url,
});
export const companyInfoEdit = z.extend(companyInfoInput, { seen });
export type CompanyInfoInput = z.input<typeof companyInfoInput>;
export const companyMetaInput = z.object({
  established: maybe(pastYear(1600)),
  serviceIds: z
    .array(id, { error: "Choose what the company does." })
    .check(z.minLength(1, "Choose at least one service."), z.maxLength(10, "Choose at most 10.")),
  about: longText("Write what the company does, in at least 20 characters.", 1200, 20),
  linkedinUrl: maybe(url),
});
export const companyMetaEdit = z.extend(companyMetaInput, { seen });
export const companyContactInput = z.object({
  contactName: personName("Write the name of the contact."),
  designation: text("Write the designation, like Campus hiring lead.", 80),
  email,
  phone,
});
export const companyContactEdit = z.extend(companyContactInput, { seen });
const stored = z.nullable(z.string());
export const hrMoved = moved("HUMAN_RESOURCE");

const chosen = z.object({ id: z.string(), name: z.string() });
export const companyContact = z.object({
  contactName: z.string(),
  designation: z.string(),
  email: z.string(),
  phone: z.string(),
});
export const company = z.object({
  id,
  name: stored,
  type: z.nullable(z.enum(companyTypes)),
  sector: z.nullable(chosen),
  size: z.nullable(chosen),
  website: stored,
  established: z.nullable(z.number()),
  services: z.array(chosen),
  about: stored,
  linkedinUrl: stored,
  logo: stored,
  contact: z.nullable(companyContact),
  address: z.nullable(address),
  infrastructure: z.array(infrastructure),
});
export type Company = z.output<typeof company>;
/** What `companyEdit` changes, as it is read. */
export const companyFacts = z.omit(company, {
  logo: true,
  contact: true,
  address: true,
  infrastructure: true,
});
export const companyEdit = z.object({
  seen,
  ...z.partial(companyInfoInput).shape,
  ...z.partial(companyMetaInput).shape,
});

export const hrUser = z.object({
  id,
  email: z.string(),
  firstName: z.string(),
  lastName: stored,
  phone: stored,
  designation: stored,
  picture: stored,
  mode: z.string(),
  erasesAt: z.optional(moment),
  rank: z.enum(officerRanks),
  company: z.nullable(company),
});
export type HrUser = z.output<typeof hrUser>;

export const officer = z.object({
  data: z.object({
    id,
    email: z.string(),
    firstName: z.string(),
    lastName: stored,
    phone: stored,
    designation: stored,
    picture: stored,
    mode: z.string(),
    collegeId: stored,
    collegeName: stored,
    erasesAt: z.optional(moment),
    rank: z.enum(officerRanks),
  }),
});
export type Officer = z.output<typeof officer>;
