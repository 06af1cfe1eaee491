import { z } from "zod/mini";
import { limits } from "../limits";
import { roles } from "../roles";
import { choice, id, moment } from "./fields";
import { page } from "./page";
import * as portfolio from "./portfolio";
import { skill, skillGraph } from "./skill";

/** Words that are, or may become, addresses of the product itself or pass for it. */
export const reservedSlugs = new Set(
  "about account accounts admin administrator api app assets auth billing blog careers chat college colleges company companies contact demo dev docs document download edit faq health help home hr hr-team jobs legal login logout mail moderator new news null officer official owner placement placements po portfolio press privacy profile profiles public register reset resume root security session settings signup site staff static status student students support system team template terms test toran undefined user users verify video welcome www".split(
    " ",
  ),
);

/** An address as it is kept: lower case, no accents, words joined by single hyphens. */
export const slugOf = (raw: string) =>
  raw
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .trim()
    .replace(/[\s_.]+/g, "-")
    .replace(/-{2,}/g, "-")
    .replace(/^-|-$/g, "");

const { min, max } = limits.slug;
const length = `Use ${min} to ${max} letters, digits and hyphens.`;
export const slugText = z.string({ error: "Write the address you would like." }).check(
  z.maxLength(200, length),
  z.overwrite(slugOf),
  z.minLength(min, length),
  z.maxLength(max, length),
  z.regex(/^[a-z0-9-]+$/, "Use the letters a to z, digits and hyphens."),
  z.refine((slug) => /[a-z]/.test(slug), "Use at least one letter."),
  z.refine((slug) => !reservedSlugs.has(slug), "That address is kept for Toran itself."),
);
export const slugInput = z.object({ slug: slugText });
export const slug = z.object({ slug: z.nullable(z.string()) });
export const slugWish = z.object({
  slug: z.string({ error: "Write the address you would like." }).check(z.maxLength(200, length)),
});
export const slugAnswer = z.object({
  /** The wish as it would be kept. */
  slug: z.string(),
  available: z.boolean(),
  /** Why not, in a sentence. */
  reason: z.nullable(z.string()),
  /** One that is free. */
  suggestion: z.nullable(z.string()),
});

export const visibilityLevels = [
  "PRIVATE",
  "COLLEGE",
  "CONNECTED_COMPANIES",
  "ANYONE_WITH_LINK",
] as const;
export type VisibilityLevel = (typeof visibilityLevels)[number];
/** What a student may switch on and off; what tells most about a person is off at first. */
export const profileFields = {
  picture: true,
  about: true,
  links: true,
  video: true,
  resume: true,
  email: false,
  phone: false,
  dateOfBirth: false,
  address: false,
  marks: false,
  documents: false,
} as const;
export type ProfileField = keyof typeof profileFields;
const yes = z.boolean({ error: "Choose yes or no." });
const switches = z.object({
  picture: yes,
  about: yes,
  links: yes,
  video: yes,
  resume: yes,
  email: yes,
  phone: yes,
  dateOfBirth: yes,
  address: yes,
  marks: yes,
  documents: yes,
} satisfies Record<ProfileField, typeof yes>);
const shownSections = z.array(
  z.object({ name: z.enum(portfolio.sectionNames), shown: z.boolean() }),
);
export const visibility = z.object({
  level: z.enum(visibilityLevels),
  /** Search engines may list the page. */
  indexed: z.boolean(),
  fields: switches,
  /** The sections of the public profile, in their order. */
  sections: shownSections,
  updatedAt: z.nullable(moment),
});
export type Visibility = z.output<typeof visibility>;
/** What was not sent stays as it is. */
export const visibilityInput = z.object({
  level: z.optional(choice(visibilityLevels)),
  indexed: z.optional(z.boolean()),
  fields: z.optional(z.partial(switches)),
  sections: z.optional(
    shownSections.check(
      z.refine(
        (list) =>
          list.length === portfolio.sectionNames.length &&
          new Set(list.map(({ name }) => name)).size === list.length,
        "Name every section once.",
      ),
    ),
  ),
});

// A visitor sees no ids and no versions.
const hidden = { id: true, position: true, version: true, updatedAt: true } as const;
const backedHidden = { ...hidden, sentBack: true } as const;
export const publicEducation = z.omit(portfolio.education, backedHidden);
export const publicProject = z.omit(portfolio.project, hidden);
export const publicAchievement = z.omit(portfolio.achievement, backedHidden);
export const publicExperience = z.omit(portfolio.experience, hidden);
export const publicAdditional = z.omit(portfolio.additional, hidden);
export const publicSkill = z.omit(skill, hidden);

const told = z.nullable(z.string());
/** A student as a visitor sees them: only what they published. */
export const publicProfile = z.object({
  /** The address of today; it differs from the one asked for when that is an old one. */
  slug: z.string(),
  firstName: z.string(),
  lastName: told,
  headline: told,
  about: told,
  city: told,
  state: told,
  country: told,
  college: told,
  degree: told,
  department: told,
  graduationYear: z.nullable(z.number()),
  cgpa: z.nullable(z.number()),
  picture: told,
  video: z.nullable(
    z.object({ key: z.string(), type: z.string(), seconds: z.number(), captions: told }),
  ),
  /** Whether the résumé may be asked for. */
  resume: z.boolean(),
  linkedinUrl: told,
  githubUrl: told,
  portfolioUrl: told,
  email: told,
  phone: told,
  dateOfBirth: told,
  indexed: z.boolean(),
});
export type PublicProfile = z.output<typeof publicProfile>;
/** The whole page of a student in one reply. */
export const publishedProfile = z.object({
  profile: publicProfile,
  /** The sections that are shown, in their order. */
  sections: z.array(z.enum(portfolio.sectionNames)),
  education: z.array(publicEducation),
  projects: z.array(publicProject),
  achievements: z.array(publicAchievement),
  experiences: z.array(publicExperience),
  additional: z.array(publicAdditional),
  topSkills: z.array(publicSkill),
  additionalSkills: z.array(publicSkill),
  graph: skillGraph,
});
export type PublishedProfile = z.output<typeof publishedProfile>;

export const viewers = ["STRANGER", "COLLEGE", "COMPANY"] as const;
export const previewQuery = z.object({
  as: z._default(
    choice([...viewers, "SELF"], "Choose STRANGER, COLLEGE, COMPANY or SELF."),
    "STRANGER",
  ),
});
/** The profile as the kind of visitor sees it, or nothing where they find no page. Its owner always finds one. */
export const preview = z.nullable(publishedProfile);

export const openedThings = ["PROFILE", "RESUME", "VIDEO", "DOCUMENT"] as const;
export type OpenedThing = (typeof openedThings)[number];
export const accessLogQuery = z.object({
  what: z.optional(choice(openedThings)),
  next: z.optional(z.string().check(z.maxLength(400))),
});
export const accessLog = page(
  z.object({
    id,
    what: z.enum(openedThings),
    at: moment,
    /** Nobody is named who was not signed in. */
    viewer: z.nullable(
      z.object({ name: z.string(), role: z.enum(roles), organisation: z.nullable(z.string()) }),
    ),
  }),
);
export const fileOfProfile = z.object({
  key: z.string({ error: "Name the file." }).check(z.minLength(1), z.maxLength(300)),
});
