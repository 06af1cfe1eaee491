import { z } from "zod/mini";
import { endpoints } from "../../endpoint";
import { fileRules } from "../../file-rules";
import * as billing from "../../schemas/billing";
import * as college from "../../schemas/college";
import * as company from "../../schemas/company";
import { address, addressEdit, addressQuery, officerAddressSaved } from "../../schemas/address";
import { moved } from "../../schemas/account";
import { cities, cityQuery, universities, universityQuery } from "../../schemas/lookup";
import { picture as pictureReply } from "../../schemas/portfolio";

export const officerProfile = endpoints("po", {
  profile: {
    route: "GET /profile",
    summary: "The signed-in officer.",
    early: true,
    response: company.officer,
  },
  userData: {
    route: "GET /user-data",
    summary: "The signed-in officer, as the settings show them.",
    early: true,
    response: company.officer,
  },
});

export const officerAddress = endpoints("po", {
  read: {
    route: "GET /address",
    summary: "The billing address, or the address of the college.",
    early: true,
    query: addressQuery,
    response: z.nullable(address),
  },
  create: {
    route: "POST /address",
    summary: "Saves the billing address or the address of the college, each a step of onboarding.",
    step: "BILLINGADDRESS",
    unpaid: true,
    query: addressQuery,
    body: addressEdit,
    response: officerAddressSaved,
    moves: true,
  },
  update: {
    route: "PUT /address/{id}",
    summary: "Changes an address.",
    early: true,
    unpaid: true,
    body: addressEdit,
    response: officerAddressSaved,
    moves: true,
  },
});

export const officerBilling = endpoints("po", {
  plans: {
    route: "GET /plans",
    summary: "The plans and their prices.",
    early: true,
    response: billing.plans,
  },
  create: {
    route: "POST /billing",
    summary: "Chooses a plan and opens its payment.",
    step: "PAYMENT",
    unpaid: true,
    body: billing.billingInput,
    response: billing.billing,
  },
  update: {
    route: "PUT /billing/{id}",
    summary: "Changes the plan of a payment that has not been made.",
    early: true,
    unpaid: true,
    quiet: "toast",
    body: billing.billingInput,
    response: billing.billing,
  },
  pay: {
    route: "POST /payment/{id}",
    summary:
      "Pays: opens an order at the gateway, or comes back from it and says how the payment stands.",
    early: true,
    unpaid: true,
    quiet: "toast",
    body: billing.paymentInput,
    response: billing.paymentResult,
    moves: true,
  },
  tryOut: {
    route: "POST /trial",
    summary: "Tries a plan before it is paid; a college may do so once.",
    step: "PAYMENT",
    unpaid: true,
    body: billing.billingInput,
    response: billing.trial,
    moves: true,
  },
  giveUp: {
    route: "DELETE /billing/{id}",
    summary: "Gives up a payment that was not made.",
    early: true,
    unpaid: true,
  },
  createInvoice: {
    route: "POST /invoice/{id}",
    summary: "Issues the invoice of a payment.",
    unpaid: true,
    response: billing.invoice,
  },
  invoice: { route: "GET /invoice/{id}", summary: "The invoice as a PDF.", reply: "blob" },
  creditNote: {
    route: "GET /credit-note/{id}",
    summary: "The credit note of a payment that was paid back, as a PDF.",
    reply: "blob",
  },
  subscription: {
    route: "GET /college-plans-listing",
    summary: "The plan of the college and its payments.",
    early: true,
    response: billing.subscription,
  },
});

export const officerCollege = endpoints("po", {
  universities: {
    route: "GET /university",
    summary: "Universities by name.",
    early: true,
    query: universityQuery,
    response: universities,
  },
  info: {
    route: "GET /college-info",
    summary: "The college.",
    early: true,
    response: z.nullable(college.collegeInfo),
  },
  known: {
    route: "GET /known-college",
    summary: "A college that is here already by the same code, web host, or name and city.",
    early: true,
    query: college.knownCollegeQuery,
    response: college.knownCollege,
  },
  saveInfo: {
    route: "POST /college-info",
    summary: "Saves what the college is, a step of onboarding.",
    step: "COLLEGEINFO",
    body: college.collegeInfoEdit,
    response: college.collegeInfoSaved,
    moves: true,
  },
  updateInfo: {
    route: "PUT /update-college-info",
    summary: "Changes what the college is.",
    encoding: "multipart",
    files: { crest: fileRules.picture },
    body: college.collegeInfoEdit,
    response: college.collegeInfo,
  },
  contact: {
    route: "GET /personal-info",
    summary: "Whom companies write to.",
    early: true,
    response: z.nullable(college.collegeContact),
  },
  saveContact: {
    route: "POST /personal-info",
    summary: "Saves whom companies write to, a step of onboarding.",
    step: "CONTACTINFO",
    body: college.collegeContactEdit,
    response: z.object({ contact: college.collegeContact, ...moved("PLACEMENT_OFFICER").shape }),
    moves: true,
  },
  data: {
    route: "GET /college-data",
    summary: "The college, its addresses, contact and departments.",
    early: true,
    response: college.collegeData,
  },
  setCrest: {
    route: "PUT /college-profile",
    summary: "Sets the crest.",
    early: true,
    encoding: "multipart",
    files: { picture: fileRules.picture },
    response: pictureReply,
  },
  removeCrest: {
    route: "DELETE /college-profile",
    summary: "Clears the crest.",
    early: true,
    response: pictureReply,
  },
  saveMajors: {
    route: "POST /majors-bulk",
    summary: "Saves departments and majors, the last step of onboarding.",
    step: "ACADEMICINFO",
    body: college.majorsEdit,
    response: college.collegeDepartmentsSaved,
    moves: true,
  },
  updateMajors: {
    route: "PUT /update-bulk-major",
    summary: "Changes departments and majors.",
    body: college.majorsInput,
    response: college.collegeDepartments,
  },
  removeDepartments: {
    route: "DELETE /remove-departments",
    summary: "Takes departments away.",
    body: college.departmentIds,
  },
  createInfrastructure: {
    route: "POST /college-infrastructure",
    summary: "Adds a place.",
    encoding: "multipart",
    files: { picture: fileRules.picture },
    body: college.infrastructureInput,
    response: college.infrastructure,
  },
  updateInfrastructure: {
    route: "PUT /college-infrastructure/{id}",
    summary: "Changes a place.",
    encoding: "multipart",
    files: { picture: fileRules.picture },
    body: college.infrastructureEdit,
    response: college.infrastructure,
  },
  removeInfrastructure: {
    route: "DELETE /college-infrastructure/{id}",
    summary: "Takes a place away.",
  },
});

export const officerLookups = endpoints("po", {
  location: {
    route: "GET /location",
    summary: "Cities by name.",
    early: true,
    query: cityQuery,
    response: cities,
  },
});
