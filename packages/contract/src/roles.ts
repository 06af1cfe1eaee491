/** The three kinds of user, as the wire names them. */
export const roles = ["STUDENT", "PLACEMENT_OFFICER", "HUMAN_RESOURCE"] as const;
export type Role = (typeof roles)[number];

/** What an officer or an HR user may do in their college or company: a viewer reads, and changes only what is their own. */
export const officerRanks = ["LEAD", "MEMBER", "VIEWER"] as const;
export type OfficerRank = (typeof officerRanks)[number];

/** The modes of each role: where a user stands on the way in. Onboarding goes in the order of `steps`. */
export const modes = {
  STUDENT: [
    "RESEND_MAIL",
    "VERIFY_SIGNUP",
    "LOGIN-OTP",
    "PERSONALINFO",
    "PERSONALDOC",
    "EDIT_EDUCATION_DETAILS",
    "LETS_CONTINUE",
    "PORTFOLIO",
    "EDIT_PORTFOLIO",
  ],
  PLACEMENT_OFFICER: [
    "RESEND_MAIL",
    "VERIFY_OTP",
    "CREATE_PASSWORD",
    "CHANGEPASSWORD",
    "BILLINGADDRESS",
    "PAYMENT",
    "COLLEGEINFO",
    "COLLEGEADDRESS",
    "CONTACTINFO",
    "ACADEMICINFO",
    "DASHBOARD",
    "PAYMENTEXPIRY",
  ],
  HUMAN_RESOURCE: [
    "RESEND_MAIL",
    "VERIFY_OTP",
    "CREATE_PASSWORD",
    "CREATE_COMPANY_INFO",
    "COMPANY_META_INFO",
    "COMPANY_CONTACT_INFO",
    "COMPANY_ADDRESS",
    "DASHBOARD",
    "2STEP_AUTH",
  ],
} as const satisfies Record<Role, readonly string[]>;

export type StudentMode = (typeof modes)["STUDENT"][number];
export type OfficerMode = (typeof modes)["PLACEMENT_OFFICER"][number];
export type HrMode = (typeof modes)["HUMAN_RESOURCE"][number];
export type Mode = StudentMode | OfficerMode | HrMode;

/** The onboarding steps of each role, in their order; they are saved one after the other. */
export const steps = {
  STUDENT: ["PERSONALINFO", "PERSONALDOC", "EDIT_EDUCATION_DETAILS", "LETS_CONTINUE"],
  PLACEMENT_OFFICER: [
    "BILLINGADDRESS",
    "PAYMENT",
    "COLLEGEINFO",
    "COLLEGEADDRESS",
    "CONTACTINFO",
    "ACADEMICINFO",
  ],
  HUMAN_RESOURCE: [
    "CREATE_COMPANY_INFO",
    "COMPANY_META_INFO",
    "COMPANY_CONTACT_INFO",
    "COMPANY_ADDRESS",
  ],
} as const satisfies { [R in Role]: readonly (typeof modes)[R][number][] };

/** The modes in which the private screens and calls of a role are open. */
export const openModes = {
  STUDENT: ["PORTFOLIO", "EDIT_PORTFOLIO"],
  PLACEMENT_OFFICER: ["DASHBOARD", "PAYMENTEXPIRY"],
  HUMAN_RESOURCE: ["DASHBOARD"],
} as const satisfies { [R in Role]: readonly (typeof modes)[R][number][] };

export const isRole = (value: unknown): value is Role => roles.includes(value as Role);
