import type { Role } from "./roles";

/** The version of the notice below; a change of what is done with data is a new one. */
export const privacyNotice = "2026-11-24";

interface Purpose {
  /** How it is called on the page. */
  says: string;
  /** What is used, by whom, and for how long. */
  means: string;
  /** Why there is no account without it; else there is a switch. */
  needed?: string;
  /** Where it can be chosen more finely. */
  finer?: "publicProfile" | "notificationSettings";
  roles: readonly Role[];
}

const everybody = ["STUDENT", "PLACEMENT_OFFICER", "HUMAN_RESOURCE"] as const;
const staff = ["PLACEMENT_OFFICER", "HUMAN_RESOURCE"] as const;
const students = ["STUDENT"] as const;

/** What personal data are used for, item by item. The order is that of the page. */
export const purposes = {
  account: {
    says: "Your account",
    means:
      "Your name, email address and password let you in. When and from where you logged in is kept, so that strangers are noticed. Codes and news about your security are mailed.",
    needed: "Without it nobody could tell you from somebody else.",
    roles: everybody,
  },
  placement: {
    says: "Placement by your college",
    means:
      "Officers of your college see your portfolio, your marks and where you applied. A company sees what you send it with an application.",
    needed:
      "It is what the platform is for. You end it by leaving the college, or by deleting your account.",
    roles: students,
  },
  work: {
    says: "The record of your work",
    means:
      "What you decide and write is kept with your name for your college or company; leads can read who did what.",
    needed: "Students, colleges and companies rely on knowing who decided.",
    roles: staff,
  },
  college: {
    says: "Students of your college see your profile",
    means: "Your public profile, when they are logged in, with the parts that you show.",
    finer: "publicProfile",
    roles: students,
  },
  companies: {
    says: "Companies find you before you apply",
    means:
      "Companies that your college is connected with find your profile and open it, with the parts that you show.",
    finer: "publicProfile",
    roles: students,
  },
  link: {
    says: "Anyone with the link sees your profile",
    means: "Nobody needs to log in. You choose whom you send the link.",
    finer: "publicProfile",
    roles: students,
  },
  search: {
    says: "Search engines list your profile",
    means: "They may show it for some days after you switch this off.",
    finer: "publicProfile",
    roles: students,
  },
  mails: {
    says: "Mails about what is not urgent",
    means:
      "What you hear of in the product comes by mail too, some of it in a daily summary. It is on when your account begins. What is urgent is mailed all the same.",
    finer: "notificationSettings",
    roles: everybody,
  },
} as const satisfies Record<string, Purpose>;

export type PurposeId = keyof typeof purposes;
export const purposeIds = Object.keys(purposes) as [PurposeId, ...PurposeId[]];
export const purposeOf = (id: PurposeId): Purpose => purposes[id];
export const purposesOf = (role: Role) =>
  purposeIds.filter((id) => purposeOf(id).roles.includes(role));

/** Who may see a profile, the narrowest circle first: whoever allows one allows those before it. */
export const circles = ["college", "companies", "link", "search"] as const;
