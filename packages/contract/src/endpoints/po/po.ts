import {
  accountDataEndpoints,
  accountEndpoints,
  consentEndpoints,
  supportEndpoints,
  todoEndpoints,
} from "../shared/account";
import { auditEndpoints } from "../shared/audit";
import { calendarEndpoints } from "../shared/calendar";
import { stepEndpoints } from "../shared/steps";
import {
  officerAddress,
  officerBilling,
  officerCollege,
  officerLookups,
  officerProfile,
} from "./college";
import { officerCompanies, officerDashboard, officerSearch, quickAccess } from "./home";
import { collegeBookings } from "./bookings";
import { collegeHiring } from "./hiring";
import { officerCollections, savedViews } from "./collections";
import { exportPresetEndpoints } from "../shared/export-presets";
import { officerSheets, sheetEndpoints } from "../shared/sheets";
import { managerEndpoints } from "../shared/managers";
import { officerStudents } from "./students";
import { officerImports } from "./imports";
import { officerMessages } from "./messages";
import { vouchingEndpoints } from "./vouching";

export const poEndpoints = {
  profile: officerProfile,
  address: officerAddress,
  billing: officerBilling,
  college: officerCollege,
  lookups: officerLookups,
  students: officerStudents,
  messages: officerMessages,
  imports: officerImports,
  evidence: vouchingEndpoints,
  ...officerCollections,
  savedViews,
  ...collegeHiring,
  ...collegeBookings,
  search: officerSearch,
  dashboard: officerDashboard,
  quickAccess,
  companies: officerCompanies,
  todos: todoEndpoints("po"),
  calendar: calendarEndpoints("po"),
  managers: managerEndpoints("po"),
  audit: auditEndpoints("po"),
  exportPresets: exportPresetEndpoints("po"),
  sheets: { ...sheetEndpoints("po"), ...officerSheets },
  account: accountEndpoints("po"),
  trust: accountDataEndpoints("po"),
  consents: consentEndpoints("po"),
  steps: stepEndpoints("po", "PLACEMENT_OFFICER"),
  support: supportEndpoints("po"),
};
