import { z } from "zod/mini";
import { limits } from "../limits";
import { accountStatuses } from "./officer-student";
import { outcomeTags } from "./outcome";
import {
  choice,
  day,
  id,
  longText,
  maybe,
  moment,
  number,
  personName,
  phone,
  seen,
  text,
  url,
} from "./fields";
import { moved } from "./account";

export const genders = ["FEMALE", "MALE", "NON_BINARY", "UNDISCLOSED"] as const;
/** How each is told of somebody. */
export const genderNames: Record<(typeof genders)[number], string> = {
  FEMALE: "Female",
  MALE: "Male",
  NON_BINARY: "Non-binary",
  UNDISCLOSED: "Not said",
};
export const documentKinds = [
  "AADHAAR",
  "PAN",
  "PASSPORT",
  "VOTER_ID",
  "DRIVING_LICENCE",
  "COLLEGE_ID",
] as const;

const minAge = 15;
const maxAge = 60;
const yearsAgo = (years: number) => {
  const date = new Date();
  date.setUTCFullYear(date.getUTCFullYear() - years);
  return date.toISOString().slice(0, 10);
};
const born = "Give your date of birth.";
const dateOfBirth = day(born).check(
  z.refine(
    (raw) => raw <= yearsAgo(minAge) && raw >= yearsAgo(maxAge),
    "Give a date of birth between 15 and 60 years ago.",
  ),
);

export const personalInfoInput = z.object({
  firstName: personName("Write your first name."),
  lastName: maybe(personName("Write your last name.")),
  phone,
  dateOfBirth,
  gender: choice(genders, "Choose one; you may choose not to say."),
  city: text("Choose your city.", 80),
  state: maybe(text("Choose your state.", 80)),
  country: maybe(text("Choose your country.", 80)),
  headline: maybe(text("Write one line about you.", 120)),
  about: maybe(longText("Write a few sentences.", 600)),
  linkedinUrl: maybe(url),
  githubUrl: maybe(url),
  portfolioUrl: maybe(url),
});
export const personalInfoEdit = z.extend(personalInfoInput, { seen });
export type PersonalInfoInput = z.input<typeof personalInfoInput>;

export const personalInfo = z.object({
  firstName: z.string(),
  lastName: z.nullable(z.string()),
  email: z.string(),
  phone: z.nullable(z.string()),
  dateOfBirth: z.nullable(z.string()),
  gender: z.nullable(z.enum(genders)),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  country: z.nullable(z.string()),
  headline: z.nullable(z.string()),
  about: z.nullable(z.string()),
  linkedinUrl: z.nullable(z.string()),
  githubUrl: z.nullable(z.string()),
  portfolioUrl: z.nullable(z.string()),
});
export const personalInfoSaved = z.extend(personalInfo, moved("STUDENT").shape);

export const personalDocumentInput = z.object({
  kind: choice(documentKinds, "Choose the kind of document."),
  /** The last four characters are all that is kept in the open. */
  number: text("Write the number on the document.", 30).check(
    z.regex(/^[A-Za-z0-9 /-]{4,30}$/, "Use the letters and digits on the document, at least 4."),
  ),
});
export const personalDocument = z.object({
  kind: z.nullable(z.enum(documentKinds)),
  numberEnding: z.nullable(z.string()),
  file: z.nullable(z.object({ key: z.string(), name: z.string(), bytes: z.number() })),
});
export const personalDocumentSaved = z.extend(personalDocument, moved("STUDENT").shape);

const percent = number(
  "Give a percentage from 0 to 100, with at most two decimals.",
  0,
  100,
  "hundredths",
);
/** Whole years without study since the 10th. */
export const gapYears = number(
  `Give whole years from 0 to ${limits.gapYears}.`,
  0,
  limits.gapYears,
);
/** What else jobs may be open by. What is not sent stays; sent empty, it is cleared. */
export const furtherMarks = {
  totalBacklogs: maybe(number("Give a number from 0 to 60.", 0, 60)),
  tenthPercent: maybe(percent),
  twelfthPercent: maybe(percent),
  diplomaPercent: maybe(percent),
  gapYears: maybe(gapYears),
};
export const furtherMarkNames = Object.keys(furtherMarks) as (keyof typeof furtherMarks)[];

export const educationDetailsInput = z.object({
  universityId: maybe(id),
  /** A college of the platform, whose name then stands below. What is not sent stays; sent empty, it is none of them. */
  collegeId: maybe(id),
  college: text("Write the name of your college.", 160),
  degree: text("Write your degree, like B.Tech.", 80),
  department: text("Choose your department.", limits.names.department),
  major: maybe(text("Choose your major.", 120)),
  rollNumber: text("Write your roll number.", 30).check(
    z.regex(
      /^[A-Za-z0-9/-]{3,30}$/,
      "Roll numbers have 3 to 30 letters, digits, hyphens and slashes.",
    ),
  ),
  graduationYear: number("Give the year you graduate, like 2027.", 1990, 2040),
  cgpa: maybe(number("Give a CGPA from 0 to 10, with at most two decimals.", 0, 10, "hundredths")),
  activeBacklogs: maybe(number("Give a number from 0 to 60.", 0, 60)),
  ...furtherMarks,
});
export type EducationDetailsInput = z.input<typeof educationDetailsInput>;
const educationFact = z.keyof(educationDetailsInput);
export type EducationFact = z.output<typeof educationFact>;
/** With what was changed of them, where a form was begun over what is saved: the rest stays as it is by then. */
export const educationDetailsSent = z.extend(educationDetailsInput, {
  changed: z.optional(z.array(educationFact)),
});
export const educationDetails = z.object({
  universityId: z.nullable(z.string()),
  university: z.nullable(z.string()),
  /** The college of the platform whose office looks after the student. */
  collegeId: z.optional(z.nullable(z.string())),
  college: z.string(),
  degree: z.string(),
  department: z.string(),
  major: z.nullable(z.string()),
  rollNumber: z.string(),
  graduationYear: z.number(),
  cgpa: z.nullable(z.number()),
  activeBacklogs: z.nullable(z.number()),
  totalBacklogs: z.optional(z.nullable(z.number())),
  tenthPercent: z.optional(z.nullable(z.number())),
  twelfthPercent: z.optional(z.nullable(z.number())),
  diplomaPercent: z.optional(z.nullable(z.number())),
  gapYears: z.optional(z.nullable(z.number())),
});
export type EducationDetails = z.output<typeof educationDetails>;
export const educationDetailsSaved = z.object({
  details: educationDetails,
  ...moved("STUDENT").shape,
});

/** What an office puts right; null is not known. */
export const gapYearsInput = z.object({ gapYears: z.nullable(gapYears) });
export const gapYearsSaid = z.object({ gapYears: z.nullable(z.number()) });

/** What the page at the end of onboarding asks: to look at the portfolio, or to go on filling it. */
export const letsContinueInput = z.object({ mode: z.enum(["PORTFOLIO", "EDIT_PORTFOLIO"]) });

/** What a student may change in their own record; what was read of it before is told of the same fields (`seenIn`). */
export const userDataInput = z.partial(personalInfoEdit);

/** How the placement office has the account stand, and the reason it gave. */
const accountStanding = z.object({
  status: z.enum(accountStatuses),
  reason: z.nullable(z.string()),
  /** When a suspension ends by itself. */
  until: z.nullable(moment),
});
export type AccountStanding = z.output<typeof accountStanding>;

export const userData = z.object({
  id: z.string(),
  ...personalInfo.shape,
  slug: z.nullable(z.string()),
  picture: z.nullable(z.string()),
  video: z.nullable(z.string()),
  educationDetails: z.nullable(educationDetails),
  /** What the student is looking for after the studies. */
  outcomeTag: z.optional(z.enum(outcomeTags)),
  /** Absent while no placement office looks after the student. */
  account: z.optional(accountStanding),
  erasesAt: z.optional(moment),
  mode: z.string(),
  updatedAt: moment,
});
export type UserData = z.output<typeof userData>;

/** The secret in the link of an invitation. */
export const openedInvitation = z.object({
  secret: z
    .string({ error: "Send the secret of the invitation." })
    .check(z.regex(/^[\w-]{43}$/, "Send the secret of the invitation.")),
});
