// What both are led to.
const calendar = {
  "calendar.open": {
    name: "Open the calendar",
    type: "ACCOUNT",
    words: "dates deadlines schedule agenda ical feed",
  },
} as const;
const settings = {
  "settings.security": {
    name: "Security settings",
    type: "ACCOUNT",
    words: "two-step verification code",
  },
  "settings.password": { name: "Change password", type: "ACCOUNT", words: "security" },
} as const;

/**
 * What an officer can be led to: one table for the search, the quick actions and the palette. `words` are
 * other words people look for it with.
 */
export const officerActions = {
  "students.list": { name: "Open the students", type: "STUDENTS", words: "class roll list batch" },
  "students.import": {
    name: "Import students",
    type: "STUDENTS",
    words: "spreadsheet excel csv upload add invite",
  },
  "students.placed": { name: "Placed students", type: "STUDENTS", words: "mark offers" },
  "students.invited": { name: "Invited students", type: "STUDENTS", words: "invitations waiting" },
  "students.bookmarks": { name: "Bookmarks", type: "STUDENTS", words: "lists saved" },
  "students.archive": { name: "Archive", type: "STUDENTS", words: "lists put away" },
  "jobs.list": {
    name: "Jobs",
    type: "JOBS",
    words: "postings openings approve applicants candidates offers",
  },
  "offers.list": {
    name: "Offers",
    type: "JOBS",
    words: "placements accepted answer deadline joining letter",
  },
  "jobs.policy": {
    name: "Placement policy",
    type: "JOBS",
    words: "rules offers dream categories exceptions",
  },
  "bookings.list": {
    name: "Bookings",
    type: "JOBS",
    words: "bookings rooms slots interviews tests talks campus drive",
  },
  "companies.find": {
    name: "Find companies",
    type: "COMPANIES",
    words: "connect search employers",
  },
  "companies.requests": {
    name: "Answer requests",
    type: "COMPANIES",
    words: "connection waiting accept decline approval",
  },
  "companies.connected": { name: "Connected companies", type: "COMPANIES", words: "partners" },
  "college.profile": {
    name: "College profile",
    type: "COLLEGE",
    words: "crest address contact website about accreditation",
  },
  "college.departments": { name: "Departments", type: "COLLEGE", words: "majors branches streams" },
  "college.infrastructure": {
    name: "Infrastructure",
    type: "COLLEGE",
    words: "halls labs rooms places photos capacity",
  },
  "home.customise": { name: "Customise home", type: "COLLEGE", words: "widgets dashboard layout" },
  "plan.open": { name: "Plan and billing", type: "COLLEGE", words: "price payment invoice renew" },
  ...calendar,
  "support.open": { name: "Support", type: "ACCOUNT", words: "help question faq ticket" },
  ...settings,
} as const;

export type OfficerAction = keyof typeof officerActions;
export const officerActionIds = Object.keys(officerActions) as [OfficerAction, ...OfficerAction[]];

/** What an HR user can be led to; of the same kind as those of officers. */
export const hrActions = {
  "colleges.find": {
    name: "Find colleges",
    type: "COLLEGES",
    words: "connect search institutes campus",
  },
  "colleges.requests": {
    name: "Answer requests",
    type: "COLLEGES",
    words: "connection waiting accept decline approval",
  },
  "colleges.connected": { name: "Connected colleges", type: "COLLEGES", words: "partners" },
  "students.find": {
    name: "Find students",
    type: "STUDENTS",
    words: "candidates search skills cgpa",
  },
  "jobs.list": {
    name: "Jobs",
    type: "JOBS",
    words: "postings openings applicants pipeline offers",
  },
  "offers.list": {
    name: "Offers",
    type: "JOBS",
    words: "accepted declined answer deadline joining letter",
  },
  "jobs.new": { name: "New job", type: "JOBS", words: "write create posting opening role" },
  "bookings.list": {
    name: "Bookings",
    type: "JOBS",
    words: "bookings slots interviews tests talks campus drive",
  },
  "bookings.new": { name: "New booking", type: "JOBS", words: "book ask rooms campus interview" },
  "students.bookmarks": {
    name: "Bookmarked students",
    type: "STUDENTS",
    words: "bookmarks candidates saved shortlist",
  },
  "company.profile": {
    name: "Company profile",
    type: "COMPANY",
    words: "logo address infrastructure contact edit",
  },
  ...calendar,
  ...settings,
} as const;

export type HrAction = keyof typeof hrActions;
export const hrActionIds = Object.keys(hrActions) as [HrAction, ...HrAction[]];
