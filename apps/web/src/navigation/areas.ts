import { openModes, type Role } from "@toran/contract/roles";
import type { HrMode, OfficerMode, StudentMode } from "@toran/contract/roles";
import { paths } from "./paths";

interface Area<Mode extends string = string> {
  role: Role;
  login: string;
  /** The page on which a user in each mode belongs. */
  pageOf: Record<Mode, string>;
  /** The modes in which the private screens are open. */
  open: readonly Mode[];
}

const area = <Mode extends string>(rules: Area<Mode>): Area => rules;
const { student, po, hr } = paths;

export const areas = {
  student: area<StudentMode>({
    role: "STUDENT",
    login: student.login,
    pageOf: {
      RESEND_MAIL: student.otp,
      VERIFY_SIGNUP: student.otp,
      "LOGIN-OTP": student.loginOtp,
      PERSONALINFO: student.personalInfo,
      PERSONALDOC: student.personalDoc,
      LETS_CONTINUE: student.letsContinue,
      PORTFOLIO: student.skills,
      EDIT_EDUCATION_DETAILS: student.academicInfo,
      EDIT_PORTFOLIO: student.editSkills,
    },
    open: openModes.STUDENT,
  }),
  po: area<OfficerMode>({
    role: "PLACEMENT_OFFICER",
    login: po.login,
    pageOf: {
      RESEND_MAIL: po.otp,
      VERIFY_OTP: po.otp,
      CREATE_PASSWORD: po.createPassword,
      CHANGEPASSWORD: po.createPassword,
      BILLINGADDRESS: po.billing,
      PAYMENT: po.pricing,
      COLLEGEINFO: po.collegeInfo,
      COLLEGEADDRESS: po.collegeAddress,
      CONTACTINFO: po.contactInfo,
      ACADEMICINFO: po.collegeAcademic,
      DASHBOARD: po.home,
      PAYMENTEXPIRY: po.home,
    },
    open: openModes.PLACEMENT_OFFICER,
  }),
  hr: area<HrMode>({
    role: "HUMAN_RESOURCE",
    login: hr.login,
    pageOf: {
      RESEND_MAIL: hr.otp,
      VERIFY_OTP: hr.otp,
      CREATE_PASSWORD: hr.createPassword,
      CREATE_COMPANY_INFO: hr.companyInfo,
      COMPANY_META_INFO: hr.companyMeta,
      COMPANY_CONTACT_INFO: hr.companyContact,
      COMPANY_ADDRESS: hr.companyAddress,
      DASHBOARD: hr.home,
      "2STEP_AUTH": hr.login,
    },
    open: openModes.HUMAN_RESOURCE,
  }),
};

export type AreaName = keyof typeof areas;

export const areaNames = Object.keys(areas) as AreaName[];

/** The area of a role: a student without one, as the root path does. */
export const areaOfRole = (role: Role | null): AreaName =>
  areaNames.find((name) => areas[name].role === role) ?? "student";

/** The area of a path is the first of its segments that names one. */
export const areaOfPath = (path: string): AreaName | undefined =>
  areaNames.find((name) => path.toLowerCase().includes(`/${name}/`));
