import { consentEndpoints, studentAccount, supportEndpoints } from "../shared/account";
import { calendarEndpoints } from "../shared/calendar";
import { stepEndpoints } from "../shared/steps";
import { imports, trust } from "./data";
import { studentHiring } from "./hiring";
import { officeMessages } from "./messages";
import { portfolioRows, sections, skills } from "./portfolio";
import { profile, resumes, videoRows } from "./published";
import { invitations, lookups, personal } from "./record";
import { studentSlots } from "./slots";

export const studentEndpoints = {
  account: studentAccount,
  personal,
  invitations,
  lookups,
  sections,
  portfolio: portfolioRows,
  profile,
  resumes,
  video: videoRows,
  skills,
  trust,
  consents: consentEndpoints("student"),
  imports,
  hiring: studentHiring,
  slots: studentSlots,
  messages: officeMessages,
  calendar: calendarEndpoints("student"),
  steps: stepEndpoints("student", "STUDENT"),
  support: supportEndpoints("student"),
};
