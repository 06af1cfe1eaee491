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
  "home.customise": { name: "Customise home", type: "COLLEGE", words: "widgets dashboard layout" },
  "plan.open": { name: "Plan and billing", type: "COLLEGE", words: "price payment invoice renew" },
  "settings.security": {
    name: "Security settings",
    type: "ACCOUNT",
    words: "two-step verification code",
  },
  "settings.password": { name: "Change password", type: "ACCOUNT", words: "security" },
} as const;

export type OfficerAction = keyof typeof officerActions;
export const officerActionIds = Object.keys(officerActions) as [OfficerAction, ...OfficerAction[]];
