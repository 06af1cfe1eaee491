import { z } from "zod/mini";
import { choice, id, maybe, several, text } from "./fields";

/** Every list that can be taken out as a sheet: its columns, in the order of the sheet, and their headings. */
export const sheetColumns = {
  students: {
    firstName: "First name",
    lastName: "Last name",
    email: "Email",
    phone: "Phone",
    rollNumber: "Roll number",
    degree: "Degree",
    department: "Department",
    major: "Major",
    graduationYear: "Graduation year",
    cgpa: "CGPA",
    activeBacklogs: "Active backlogs",
    gapYears: "Gap years",
    skills: "Skills",
    accountStatus: "Status",
    placementStatus: "Placement",
    outcomeTag: "Outcome",
    offers: "Offers",
    bestPackage: "Best package (INR a year)",
    updatedAt: "Last changed",
  },
  applicants: {
    name: "Name",
    college: "College",
    department: "Department",
    cgpa: "CGPA",
    skillsHad: "Skills had",
    skillsAsked: "Skills asked",
    stage: "Stage",
    state: "State",
    offer: "Offer (INR a year)",
    submittedAt: "Applied on",
  },
  companies: {
    name: "Company",
    sector: "Sector",
    city: "City",
    size: "Size",
    connection: "Connection",
    askedBy: "Asked by",
  },
  colleges: {
    name: "College",
    university: "University",
    city: "City",
    finalYearStudents: "Final year students",
    connection: "Connection",
    askedBy: "Asked by",
  },
  connections: {
    name: "Name",
    city: "City",
    status: "Connection",
    askedBy: "Asked by",
    message: "Message",
    requestedAt: "Asked on",
    dueAt: "Answer due",
    respondedAt: "Answered on",
    respondedBy: "Answered by",
    reason: "Reason",
    reasonText: "Reason in words",
  },
  jobs: {
    title: "Job",
    state: "State",
    type: "Kind",
    locations: "Where",
    ctc: "Pay (INR a year)",
    stipend: "Stipend (INR a month)",
    currency: "Currency",
    told: "Pay as told",
    vacancies: "Vacancies",
    colleges: "Colleges",
    waiting: "Colleges that wait",
    questioned: "Colleges that ask",
    applications: "Applicants",
    accepted: "Filled",
    closesAt: "Closes",
    updatedAt: "Last changed",
  },
  postings: {
    title: "Job",
    company: "Company",
    state: "State",
    type: "Kind",
    locations: "Where",
    ctc: "Pay (INR a year)",
    stipend: "Stipend (INR a month)",
    currency: "Currency",
    told: "Pay as told",
    applications: "Applicants",
    submittedAt: "Sent on",
    dueAt: "Answer due",
    closesAt: "Closes",
  },
  offers: {
    studentName: "Candidate",
    title: "Job",
    company: "Company",
    role: "Role",
    state: "State",
    ctc: "Pay (INR a year)",
    stipend: "Stipend (INR a month)",
    currency: "Currency",
    told: "Pay as told",
    extendedAt: "Offered on",
    replyBy: "Answer by",
    answeredAt: "Answered on",
    joiningDate: "Joins on",
    reason: "Reason",
  },
  externalOffers: {
    studentName: "Student",
    rollNumber: "Roll number",
    company: "Company",
    role: "Role",
    source: "From",
    state: "State",
    ctc: "Pay (INR a year)",
    stipend: "Stipend (INR a month)",
    sentAt: "Sent on",
    recordedAt: "Recorded on",
  },
  messages: {
    subject: "Subject",
    text: "Message",
    by: "Sent by",
    at: "Sent on",
    recipients: "Students",
    opened: "Opened by",
  },
  documents: {
    studentName: "Student",
    rollNumber: "Roll number",
    department: "Department",
    section: "Section",
    item: "Item",
    file: "File",
    sentAt: "Sent on",
  },
  bookings: {
    title: "Booking",
    with: "With",
    purpose: "Purpose",
    state: "State",
    mode: "Held",
    startsAt: "Begins (IST)",
    endsAt: "Ends (IST)",
    dates: "Times asked for (IST)",
    expectedStudents: "Students",
    rooms: "Places",
    requestedAt: "Asked on",
  },
  candidates: {
    name: "Student",
    headline: "Headline",
    college: "College",
    degree: "Degree",
    department: "Department",
    graduationYear: "Batch",
    cgpa: "CGPA",
    skills: "Top skills",
    bookmarkedBy: "Bookmarked by",
    bookmarkedAt: "Bookmarked on",
  },
  invited: { name: "Student", email: "Email", sentAt: "Sent on", state: "Invitation" },
  imports: {
    fileName: "File",
    createdAt: "Uploaded on",
    by: "By",
    state: "State",
    rows: "Rows",
    created: "New",
    updated: "Changed",
    unchanged: "Unchanged",
    left: "Left out",
  },
  colleagues: {
    firstName: "First name",
    lastName: "Last name",
    email: "Email",
    designation: "Designation",
    rank: "May do",
    joined: "Has joined",
    since: "Since",
  },
  departments: {
    name: "Department",
    code: "Code",
    finalYearStudents: "Final year students",
    majors: "Majors",
  },
  places: { name: "Place", kind: "Kind", capacity: "Holds", description: "Description" },
  payments: {
    createdAt: "Begun on",
    plan: "Plan",
    amount: "Price (INR)",
    tax: "GST (INR)",
    total: "Total (INR)",
    payment: "State",
    invoice: "Invoice or credit note",
  },
  todos: {
    title: "To-do",
    note: "Note",
    status: "State",
    priority: "Priority",
    dueAt: "Due (IST)",
    remindAt: "Reminder (IST)",
    assignee: "For",
    from: "From",
    completedAt: "Done on",
  },
  collections: {
    name: "List",
    description: "What it is for",
    colour: "Colour",
    students: "Students",
    living: "Keeps up with a filter",
    shared: "Seen by colleagues",
    owner: "Made by",
    updatedAt: "Last changed",
  },
} as const satisfies Record<string, Record<string, string>>;

export type SheetList = keyof typeof sheetColumns;
/** What the file and its first sheet are called. */
export const sheetNames: Record<SheetList, string> = {
  students: "Students",
  applicants: "Applications",
  companies: "Companies",
  colleges: "Colleges",
  connections: "Connections",
  jobs: "Jobs",
  postings: "Jobs",
  offers: "Offers",
  externalOffers: "Other offers",
  messages: "Messages to students",
  documents: "Documents to review",
  bookings: "Bookings",
  candidates: "Students",
  invited: "Invited students",
  imports: "Imports",
  colleagues: "Colleagues",
  departments: "Departments",
  places: "Places",
  payments: "Payments",
  todos: "To-dos",
  collections: "Lists of students",
};
export type SheetColumn<L extends SheetList = SheetList> = L extends SheetList
  ? keyof (typeof sheetColumns)[L] & string
  : never;
export const sheetLists = Object.keys(sheetColumns) as [SheetList, ...SheetList[]];
export const columnsOf = <L extends SheetList>(list: L) =>
  Object.keys(sheetColumns[list]) as [SheetColumn<L>, ...SheetColumn<L>[]];

export const sheetFormats = ["csv", "xlsx"] as const;
export type SheetFormat = (typeof sheetFormats)[number];
export const sheetFormat = choice(sheetFormats, "Choose CSV or XLSX.");

/** What is asked of every sheet, beside the filters of its list: all columns where none are named. */
export const sheetFields = <L extends SheetList>(list: L) => ({
  format: sheetFormat,
  columns: maybe(several(choice(columnsOf(list)))),
});

/** What is asked of the sheet of a list that is not filtered. */
export const wholeSheetQuery = <L extends SheetList>(list: L) => z.object(sheetFields(list));

/** Columns and a format that somebody keeps under a name, to take the same sheet out again. */
export const exportPresetInput = z
  .object({
    list: choice(sheetLists),
    name: text("Name the preset.", 60),
    format: sheetFormat,
    columns: z
      .array(z.string(), { error: "Choose the columns." })
      .check(z.minLength(1, "Choose at least one column."), z.maxLength(50)),
  })
  .check(
    z.refine(
      ({ list, columns }) =>
        columns.every((column) => (columnsOf(list) as readonly string[]).includes(column)),
      { error: "Choose from the columns of this list.", path: ["columns"] },
    ),
  );
export const exportPreset = z.object({
  id,
  list: z.enum(sheetLists),
  name: z.string(),
  format: z.enum(sheetFormats),
  columns: z.array(z.string()),
});
export type ExportPreset = z.output<typeof exportPreset>;
export const exportPresetQuery = z.object({ list: choice(sheetLists) });
