import { z } from "zod/mini";
import { endpoints } from "../../endpoint";
import { fileRules } from "../../file-rules";
import { moved } from "../../schemas/account";
import * as lookup from "../../schemas/lookup";
import * as published from "../../schemas/profile";
import { outcomeInput } from "../../schemas/outcome";
import * as student from "../../schemas/student";

/** By the link of its mail, before anybody has an account. */
export const invitations = endpoints("student", {
  opened: {
    route: "POST /invitations/opened",
    summary: "Says that the link of an invitation was opened; every secret is answered the same.",
    open: true,
    quiet: "toast",
    body: student.openedInvitation,
  },
});

export const personal = endpoints("student", {
  userData: {
    route: "GET /user-data",
    summary: "The student's own record.",
    early: true,
    response: student.userData,
  },
  updateUserData: {
    route: "PUT /user-data",
    summary: "Changes the student's own record.",
    encoding: "multipart",
    files: { picture: fileRules.picture },
    body: student.userDataInput,
    response: student.userData,
  },
  userDataBySlug: {
    route: "GET /user-data/{slug}",
    summary: "What a student published.",
    open: true,
    response: published.publicProfile,
  },
  sayOutcome: {
    route: "PUT /outcome",
    summary: "Says what the student is looking for after the studies.",
    body: outcomeInput,
    response: student.userData,
  },
  askReview: {
    route: "POST /account-review",
    summary: "Asks the placement office to look again, after it asked for changes or refused.",
    response: student.userData,
  },
  personalInfo: {
    route: "GET /personal-info",
    summary: "Personal info.",
    early: true,
    response: student.personalInfo,
  },
  savePersonalInfo: {
    route: "POST /personal-info",
    summary: "Saves personal info, the first step of onboarding.",
    step: "PERSONALINFO",
    body: student.personalInfoEdit,
    response: student.personalInfoSaved,
    moves: true,
  },
  personalDocument: {
    route: "GET /personal-document",
    summary: "The personal document.",
    early: true,
    response: student.personalDocument,
  },
  savePersonalDocument: {
    route: "POST /personal-document",
    summary: "Saves the personal document, a step of onboarding.",
    step: "PERSONALDOC",
    encoding: "multipart",
    files: { file: fileRules.document },
    body: student.personalDocumentInput,
    response: student.personalDocumentSaved,
    moves: true,
  },
  removePersonalDocument: {
    route: "DELETE /personal-document",
    summary: "Takes the personal document away.",
    response: student.personalDocument,
  },
  educationDetails: {
    route: "GET /education-details",
    summary: "Where the student studies.",
    early: true,
    response: z.nullable(student.educationDetails),
  },
  saveEducationDetails: {
    route: "POST /education-details",
    summary: "Saves where the student studies, a step of onboarding.",
    step: "EDIT_EDUCATION_DETAILS",
    body: student.educationDetailsSent,
    response: student.educationDetailsSaved,
    moves: true,
  },
  letsContinue: {
    route: "POST /lets-continue",
    summary: "Ends onboarding: on to the portfolio, or to filling it.",
    step: "LETS_CONTINUE",
    quiet: "toast",
    body: student.letsContinueInput,
    response: moved("STUDENT"),
    moves: true,
  },
});

export const lookups = endpoints("student", {
  departments: {
    route: "GET /departments",
    summary:
      "Departments by name, of one college where it is named; HR users filter colleges by them.",
    roles: ["STUDENT", "HUMAN_RESOURCE"],
    early: true,
    query: lookup.departmentQuery,
    response: lookup.departments,
  },
  departmentsOfMajor: {
    route: "GET /departments/",
    summary: "Departments by name and major.",
    early: true,
    query: lookup.majorInDepartmentQuery,
    response: lookup.departments,
    failure: "throws",
  },
  majors: {
    route: "GET /majors",
    summary: "Majors by name.",
    early: true,
    query: lookup.majorQuery,
    response: lookup.majors,
  },
  skills: {
    route: "GET /skills",
    summary: "Skills by name.",
    early: true,
    query: lookup.skillQuery,
    response: lookup.skills,
  },
  universities: {
    route: "GET /university",
    summary: "Universities by name; HR users filter colleges by them.",
    roles: ["STUDENT", "HUMAN_RESOURCE"],
    early: true,
    query: lookup.universityQuery,
    response: lookup.universities,
  },
  colleges: {
    route: "GET /colleges",
    summary: "Colleges of the platform by name.",
    early: true,
    query: lookup.collegeQuery,
    response: lookup.colleges,
  },
});
