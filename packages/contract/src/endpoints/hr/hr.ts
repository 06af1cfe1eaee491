import { z } from "zod/mini";
import { endpoints } from "../../endpoint";
import { fileRules } from "../../file-rules";
import { address, addressEdit } from "../../schemas/address";
import { accountEdit } from "../../schemas/account";
import { infrastructure, infrastructureEdit, infrastructureInput } from "../../schemas/college";
import * as company from "../../schemas/company";
import * as connection from "../../schemas/connection";
import * as lookup from "../../schemas/lookup";
import { picture as pictureReply } from "../../schemas/portfolio";
import {
  accountDataEndpoints,
  accountEndpoints,
  consentEndpoints,
  supportEndpoints,
  todoEndpoints,
} from "../shared/account";
import { auditEndpoints } from "../shared/audit";
import { calendarEndpoints } from "../shared/calendar";
import { exportPresetEndpoints } from "../shared/export-presets";
import { sheetEndpoints } from "../shared/sheets";
import { managerEndpoints } from "../shared/managers";
import { stepEndpoints } from "../shared/steps";
import { companyBookings } from "./bookings";
import { companyHiring } from "./hiring";
import { companySearch, companyStudents } from "./students";

const onboarding = endpoints("hr", {
  saveInfo: {
    route: "POST /company-info",
    summary: "Saves what the company is, a step of onboarding.",
    step: "CREATE_COMPANY_INFO",
    body: company.companyInfoEdit,
    response: company.hrMoved,
    moves: true,
  },
  saveMeta: {
    route: "POST /company-meta-info",
    summary: "Saves what the company does, a step of onboarding.",
    step: "COMPANY_META_INFO",
    body: company.companyMetaEdit,
    response: company.hrMoved,
    moves: true,
  },
  saveContact: {
    route: "POST /company-contact-info",
    summary: "Saves whom colleges write to, a step of onboarding.",
    step: "COMPANY_CONTACT_INFO",
    body: company.companyContactEdit,
    response: company.hrMoved,
    moves: true,
  },
  saveAddress: {
    route: "POST /address",
    summary: "Saves the address of the company, the last step of onboarding.",
    step: "COMPANY_ADDRESS",
    body: addressEdit,
    response: company.hrMoved,
    moves: true,
  },
});

const lookups = endpoints("hr", {
  sectors: {
    route: "GET /sectors",
    summary: "Sectors by name; officers filter companies by them.",
    early: true,
    roles: ["HUMAN_RESOURCE", "PLACEMENT_OFFICER"],
    query: lookup.pagedQuery("sector"),
    response: lookup.sectors,
  },
  companySizes: {
    route: "GET /company-size",
    summary: "Sizes of companies.",
    early: true,
    query: lookup.pagedQuery("size"),
    response: lookup.companySizes,
  },
  companyServices: {
    route: "GET /company-service",
    summary: "What companies do.",
    early: true,
    query: lookup.serviceQuery,
    response: lookup.companyServices,
  },
  location: {
    route: "GET /location",
    summary: "Cities by name.",
    early: true,
    query: lookup.cityQuery,
    response: lookup.cities,
  },
  studentSkills: {
    route: "GET /student-skills",
    summary: "Skills of students.",
    query: lookup.studentSkillQuery,
    response: lookup.named,
  },
});

const companyEndpoints = endpoints("hr", {
  user: {
    route: "GET /user-info",
    summary: "The signed-in HR user.",
    early: true,
    response: company.hrUser,
    reads: "data",
  },
  updateContact: {
    route: "PUT /user-data",
    summary: "Changes the contact of the HR user.",
    early: true,
    own: true,
    body: accountEdit,
    response: company.hrUser,
  },
  read: {
    route: "GET /company-dashboard-info",
    summary: "The company.",
    early: true,
    response: z.nullable(company.company),
  },
  update: {
    route: "PUT /company-dashboard-info",
    summary: "Changes the company.",
    body: company.companyEdit,
    response: company.company,
  },
  setLogo: {
    route: "PUT /company-profile",
    summary: "Sets the picture of the company.",
    early: true,
    encoding: "multipart",
    files: { picture: fileRules.picture },
    response: pictureReply,
  },
  removeLogo: {
    route: "DELETE /company-profile",
    summary: "Clears the picture of the company.",
    early: true,
    response: pictureReply,
  },
  createInfrastructure: {
    route: "POST /company-infrastructure",
    summary: "Adds a place.",
    encoding: "multipart",
    files: { picture: fileRules.picture },
    body: infrastructureInput,
    response: infrastructure,
  },
  updateInfrastructure: {
    route: "PUT /company-infrastructure/{id}",
    summary: "Changes a place.",
    encoding: "multipart",
    files: { picture: fileRules.picture },
    body: infrastructureEdit,
    response: infrastructure,
  },
  removeInfrastructure: {
    route: "DELETE /company-infrastructure/{id}",
    summary: "Takes a place away.",
  },
  address: {
    route: "GET /address",
    summary: "The address of the company.",
    early: true,
    response: z.nullable(address),
  },
  updateAddress: {
    route: "PUT /address/{id}",
    summary: "Changes the address of the company.",
    early: true,
    body: addressEdit,
    response: address,
  },
});

const colleges = endpoints("hr", {
  list: {
    route: "GET /college-listing",
    summary: "Colleges, filtered.",
    query: connection.listingQuery,
    response: connection.collegeListing,
    failure: "throws",
  },
  export: {
    route: "GET /college-listing-export",
    summary: "Colleges, filtered, as a sheet.",
    query: connection.collegeSheetQuery,
    reply: "blob",
  },
  exportConnections: {
    route: "GET /connections-export",
    summary: "Connections of the company as a sheet.",
    query: connection.connectionSheetQuery,
    reply: "blob",
  },
  read: {
    route: "GET /college-info/{id}",
    summary: "A college.",
    response: connection.collegePage,
  },
  connections: {
    route: "GET /college-connection-listing",
    summary: "Connections of the company.",
    query: connection.connectionQuery,
    response: connection.connections,
  },
  topSkills: {
    route: "GET /department-top-skill/{id}",
    summary: "Top skills by department of a college.",
    response: connection.departmentTopSkills,
  },
  connect: {
    route: "POST /connect-po",
    summary: "Asks a college to connect.",
    quiet: "loader",
    body: connection.connectToCollege,
    response: connection.connection,
  },
  status: {
    route: "GET /connection-status",
    summary: "Requests by their status.",
    query: connection.connectionQuery,
    response: connection.connections,
  },
  counts: {
    route: "GET /connection-status-count",
    summary: "How many connections have each status.",
    response: connection.connectionCounts,
  },
  decide: {
    route: "PUT /connection-approval/{id}",
    summary: "Answers a request to connect.",
    quiet: "toast",
    body: connection.connectionAnswer,
    response: connection.connection,
  },
});

export const hrEndpoints = {
  onboarding,
  lookups,
  company: companyEndpoints,
  colleges,
  ...companyHiring,
  ...companyBookings,
  students: companyStudents,
  search: companySearch,
  todos: todoEndpoints("hr"),
  calendar: calendarEndpoints("hr"),
  managers: managerEndpoints("hr"),
  audit: auditEndpoints("hr"),
  exportPresets: exportPresetEndpoints("hr"),
  sheets: sheetEndpoints("hr"),
  account: accountEndpoints("hr"),
  trust: accountDataEndpoints("hr"),
  consents: consentEndpoints("hr"),
  steps: stepEndpoints("hr", "HUMAN_RESOURCE"),
  support: supportEndpoints("hr"),
};
