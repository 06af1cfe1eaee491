import { endpoints } from "../../endpoint";
import * as schema from "../../schemas/account";
import { consentInput, consents } from "../../schemas/consent";
import * as accountData from "../../schemas/account-data";
import { fileRules } from "../../file-rules";
import { attention, todo, todoChange, todoInput } from "../../schemas/task";
import { faqInput, ticket, ticketFile, ticketNumber, ticketReply } from "../../schemas/ticket";
import { z } from "zod/mini";

type StaffRoot = "po" | "hr";

/** The to-do list of an officer or an HR user. */
export const todoEndpoints = <R extends StaffRoot>(root: R) =>
  endpoints(root, {
    list: {
      route: "GET /todolist",
      summary: "Lists the to-dos one has written or was given.",
      response: z.array(todo),
    },
    create: {
      route: "POST /todolist",
      summary: "Adds a to-do.",
      own: true,
      body: todoInput,
      response: todo,
    },
    update: {
      route: "PUT /todolist/{id}",
      summary: "Changes a to-do.",
      own: true,
      body: todoChange,
      response: todo,
    },
    remove: { route: "DELETE /todolist/{id}", summary: "Takes a to-do away.", own: true },
    attention: {
      route: "GET /todolist-attention",
      summary: "What waits for the caller to act, as long as it does.",
      response: z.array(attention),
    },
  });

const securityRow = {
  route: "GET /security",
  summary: "How the account is guarded.",
  early: true,
  response: schema.security,
} as const;

/** The account of a student: what is told of them stands in their record. */
export const studentAccount = endpoints("student", { security: securityRow });

/** The account of an officer or an HR user. */
export const accountEndpoints = <R extends StaffRoot>(root: R) =>
  endpoints(root, {
    read: {
      route: "GET /account-settings",
      summary: "The account of the signed-in user.",
      early: true,
      response: schema.account,
    },
    update: {
      route: "PUT /account-settings",
      summary: "Changes the name, phone and designation.",
      early: true,
      unpaid: true,
      own: true,
      body: schema.accountEdit,
      response: schema.account,
    },
    security: securityRow,
  });

/** What everybody may do with their own data: take it along, and have it erased. */
export const accountDataEndpoints = <R extends StaffRoot | "student">(root: R) =>
  endpoints(root, {
    export: {
      route: "GET /export",
      summary: "Everything that is kept about the caller, as a ZIP of JSON and files.",
      early: true,
      reply: "blob",
    },
    deletion: {
      route: "GET /deletion",
      summary: "The deletion that is waiting, what would stay, and what stands in its way.",
      early: true,
      response: accountData.deletion,
    },
    askDeletion: {
      route: "POST /deletion",
      summary: "Asks for the account to be deleted, seven days from now.",
      early: true,
      unpaid: true,
      own: true,
      body: accountData.deletionInput,
      response: accountData.deletion,
    },
    cancelDeletion: {
      route: "DELETE /deletion",
      summary: "Takes the wish to be deleted back.",
      early: true,
      unpaid: true,
      own: true,
      response: accountData.deletion,
    },
  });

/** What somebody allows to be done with their data. */
export const consentEndpoints = <R extends StaffRoot | "student">(root: R) =>
  endpoints(root, {
    list: {
      route: "GET /consents",
      summary:
        "Each purpose, whether it is allowed and since when, and what was given and taken back.",
      early: true,
      response: consents,
    },
    choose: {
      route: "PUT /consents/{purpose}",
      summary: "Allows a purpose, or takes that back.",
      early: true,
      unpaid: true,
      own: true,
      body: consentInput,
      response: consents,
    },
  });

/** Help: a question becomes a ticket with a number. */
export const supportEndpoints = <R extends StaffRoot | "student">(root: R) =>
  endpoints(root, {
    list: {
      route: "GET /faq",
      summary: "What the caller asked the people who run the platform, and how far each answer is.",
      early: true,
      response: z.array(ticket),
    },
    ask: {
      route: "POST /faq",
      summary: "Asks the people who run the platform.",
      early: true,
      unpaid: true,
      own: true,
      body: faqInput,
      response: ticketNumber,
    },
    bring: {
      route: "POST /faq-files",
      summary: "Brings a file that a question or an answer to support will carry.",
      early: true,
      unpaid: true,
      own: true,
      encoding: "multipart",
      files: { file: fileRules.document },
      response: ticketFile,
    },
    reply: {
      route: "PUT /faq/{number}",
      summary: "Answers on a question of the caller, says that it is done, or opens it again.",
      early: true,
      unpaid: true,
      own: true,
      body: ticketReply,
      response: ticket,
    },
  });
