import { z } from "zod/mini";
import { limits } from "../limits";
import {
  choice,
  email,
  id,
  longText,
  maybe,
  number,
  pastYear,
  personName,
  phone,
  seen,
  text,
  url,
} from "./fields";
import { address } from "./address";
import { moved } from "./account";

export const collegeTypes = ["AUTONOMOUS", "AFFILIATED", "DEEMED", "CONSTITUENT"] as const;
export const naacGrades = ["A++", "A+", "A", "B++", "B+", "B", "C"] as const;

// Codes of the All India Survey on Higher Education: a letter for the kind, then five digits.
const aishe = z
  .string({ error: "Write the AISHE code." })
  .check(
    z.trim(),
    z.toUpperCase(),
    z.regex(/^[CUS]-\d{5}$/, "AISHE codes have 5 digits, like C-26871."),
  );

export const collegeInfoInput = z.object({
  universityId: maybe(id),
  university: text("Choose the university.", 160),
  name: text("Write the name of the college.", 160),
  type: choice(collegeTypes, "Choose the type of college."),
  established: pastYear(1800),
  naacGrade: maybe(choice(naacGrades)),
  aisheCode: aishe,
  website: url,
  about: maybe(longText("Write a few sentences.", 600)),
});
export const collegeInfoEdit = z.extend(collegeInfoInput, { seen });
export type CollegeInfoInput = z.input<typeof collegeInfoInput>;
const stored = z.nullable(z.string());
export const collegeInfo = z.object({
  id,
  universityId: stored,
  university: stored,
  name: stored,
  type: z.nullable(z.enum(collegeTypes)),
  established: z.nullable(z.number()),
  naacGrade: z.nullable(z.enum(naacGrades)),
  aisheCode: stored,
  website: stored,
  about: stored,
  crest: stored,
});
export type CollegeInfo = z.output<typeof collegeInfo>;
/** What a college says of itself, beside the crest, which has a call of its own. */
export const collegeFacts = z.omit(collegeInfo, { crest: true });
export const collegeInfoSaved = z.object({
  college: collegeInfo,
  ...moved("PLACEMENT_OFFICER").shape,
});

/** By what a college is told to be another one's second: its code says it for certain, the others nearly so. */
const told = ["aisheCode", "website", "name"] as const;
export const knownCollegeQuery = z.object({
  name: maybe(text("Write the name of the college.", 160)),
  aisheCode: maybe(aishe),
  website: maybe(url),
});
/** What everybody reads of a college that is here, and by which field it was found. */
export const knownCollege = z.nullable(
  z.object({ field: z.enum(told), name: z.string(), city: z.string() }),
);
export type KnownCollege = z.output<typeof knownCollege>;

/** Whom companies write to. */
export const collegeContactInput = z.object({
  contactName: personName("Write the name of the contact."),
  designation: text("Write the designation, like Placement officer.", 80),
  email,
  phone,
  alternatePhone: maybe(phone),
});
export const collegeContactEdit = z.extend(collegeContactInput, { seen });
export const collegeContact = z.object({
  contactName: z.string(),
  designation: z.string(),
  email: z.string(),
  phone: z.string(),
  alternatePhone: stored,
});

const department = z.object({
  id: maybe(id),
  seen,
  name: text("Choose a department.", limits.names.department),
  code: maybe(text("Write a short code, like CSE.", 12)),
  finalYearStudents: maybe(number("Give a number of students.", 0, 20_000)),
  majors: z._default(
    z.array(text("Name the major.", 120)).check(z.maxLength(30, "Add at most 30 majors.")),
    [],
  ),
});
const eachOnce = z.refine<{ name: string }[]>(
  (list) => new Set(list.map((each) => each.name.toLowerCase())).size === list.length,
  "Each department can be there only once.",
);
export const majorsInput = z.object({
  departments: z
    .array(department, { error: "Add your departments." })
    .check(
      z.minLength(1, "Add at least one department."),
      z.maxLength(limits.departments, `Add at most ${limits.departments} departments.`),
      eachOnce,
    ),
});
/** All the departments of a college: those that are not named go, so all that were read count. */
export const majorsEdit = z.extend(majorsInput, { seen });
export type MajorsInput = z.input<typeof majorsInput>;
export const collegeDepartment = z.object({
  id,
  name: z.string(),
  code: stored,
  finalYearStudents: z.nullable(z.number()),
  majors: z.array(z.object({ id, name: z.string() })),
});
export const collegeDepartments = z.object({ departments: z.array(collegeDepartment) });
export const collegeDepartmentsSaved = z.object({
  departments: z.array(collegeDepartment),
  ...moved("PLACEMENT_OFFICER").shape,
});
export const departmentIds = z.object({
  departmentId: z
    .array(id)
    .check(z.minLength(1, "Choose at least one."), z.maxLength(limits.departments)),
});

export const infrastructureKinds = [
  "AUDITORIUM",
  "SEMINAR_HALL",
  "INTERVIEW_ROOM",
  "COMPUTER_LAB",
  "OFFICE",
  "OTHER",
] as const;
export const infrastructureInput = z.object({
  name: text("Name the place."),
  kind: choice(infrastructureKinds),
  capacity: maybe(number("Give how many people it holds.", 1, 50_000)),
  description: maybe(longText("Describe it.", 600)),
  /** The key of a picture that goes. */
  removePicture: maybe(text("Choose the picture.", 64)),
});
export const infrastructureEdit = z.extend(infrastructureInput, { seen });
/** What is told of a place beside its pictures, which come and go one by one. */
export const placeFacts = z.object({
  name: z.string(),
  kind: z.enum(infrastructureKinds),
  capacity: z.nullable(z.number()),
  description: stored,
});
export const infrastructure = z.object({
  id,
  ...placeFacts.shape,
  pictures: z.array(z.string()),
});

export const collegeData = z.object({
  college: collegeInfo,
  address: z.nullable(address),
  contact: z.nullable(collegeContact),
  departments: z.array(collegeDepartment),
  infrastructure: z.array(infrastructure),
});
