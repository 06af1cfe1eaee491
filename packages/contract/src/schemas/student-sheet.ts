import { z } from "zod/mini";
import { id, moment } from "./fields";
import { sheetFields } from "./list-sheet";
import {
  accountStatuses,
  listedStudent,
  placementStatuses,
  studentFilter,
} from "./officer-student";
import { externalOffer } from "./external-offer";
import { outcomeTags } from "./outcome";
import { achievement, education, experience, project } from "./portfolio";
import { strikes } from "./strike";
import { genders, personalDocument } from "./student";

const told = z.nullable(z.string());
export const studentEvents = ["STATUS", "PLACEMENT"] as const;
/** What happened to a student, the newest first. */
export const studentEvent = z.object({
  id,
  what: z.enum(studentEvents),
  from: z.enum([...accountStatuses, ...placementStatuses]),
  to: z.enum([...accountStatuses, ...placementStatuses]),
  reason: told,
  at: moment,
  by: told,
  /** Takes the whole change back, as long as that is possible. */
  undoId: z.nullable(z.string()),
});

/** A message of the office that went to the student. */
export const studentMessage = z.object({ id, subject: z.string(), by: told, at: moment });

/** All an officer sees of one student. */
export const studentSheet = z.object({
  ...listedStudent.shape,
  phone: told,
  dateOfBirth: told,
  gender: z.nullable(z.enum(genders)),
  city: told,
  state: told,
  country: told,
  headline: told,
  about: told,
  linkedinUrl: told,
  githubUrl: told,
  portfolioUrl: told,
  college: told,
  major: told,
  status: z.object({
    value: z.enum(accountStatuses),
    reason: told,
    since: z.nullable(moment),
    /** When a suspension ends by itself. */
    until: z.nullable(moment),
    by: told,
  }),
  outcomeTag: z.enum(outcomeTags),
  /** What a class list or the student says beyond the facts of the list. */
  marks: z.object({
    currentSemester: z.nullable(z.number()),
    totalBacklogs: z.nullable(z.number()),
    tenthPercent: z.nullable(z.number()),
    tenthYear: z.nullable(z.number()),
    twelfthPercent: z.nullable(z.number()),
    twelfthYear: z.nullable(z.number()),
    diplomaPercent: z.nullable(z.number()),
    gapYears: z.nullable(z.number()),
  }),
  /** These two are the college's own business. */
  disability: z.nullable(z.enum(["YES", "NO", "UNDISCLOSED"])),
  category: told,
  education: z.array(education),
  projects: z.array(project),
  experiences: z.array(experience),
  achievements: z.array(achievement),
  document: personalDocument,
  externalOffers: z.array(externalOffer),
  strikes,
  /** Of which automatic decisions the student says that their data were wrong. */
  disputes: z.array(
    z.object({ id, title: z.string(), says: z.string(), text: z.string(), at: moment }),
  ),
  collections: z.array(
    z.object({ id, name: z.string(), colour: told, kind: z.enum(["ARCHIVE", "BOOKMARK"]) }),
  ),
  timeline: z.array(studentEvent),
  /** The newest first. */
  messages: z.array(studentMessage),
  /** The address of the public profile, where its student lets the college see it. */
  slug: told,
  /** Whether the published résumé is open to the college at that address. */
  resume: z.boolean(),
});
export type StudentSheet = z.output<typeof studentSheet>;

export const exportQuery = z.object({ ...studentFilter.shape, ...sheetFields("students") });
