const MB = 1024 * 1024;
const second = 1000;
const minute = 60 * second;

/** Business constants. Times are in milliseconds unless the name says otherwise. */
export const limits = {
  lookup: { pageSize: 10, firstPage: 1, maxPageSize: 50 },
  list: { pageSize: 50, maxPageSize: 100 },
  /** How many years before and after this one students may end. */
  batch: { past: 10, ahead: 6 },
  /** The letters of what is searched for over everything. */
  search: { longest: 120 },
  /** The letters of the names that lists are filtered by as well as filled with. */
  names: { city: 80, department: 120 },
  /** Of one college, and of a filter: the home leads to the lists of all that it counts. */
  departments: 100,
  topSkills: 7,
  /** Years of gap in somebody's studies. */
  gapYears: 10,
  portfolio: {
    /** Items of one section. */
    items: 60,
    skillsOfItem: 12,
    /** How long a removed item can be taken back. */
    undo: 24 * 60 * minute,
  },
  /** Versions of a student's résumé, letters of the name of one, and sections that a choice may name. */
  resume: { versions: 12, name: 60, sections: 24 },
  slug: { min: 3, max: 40, redirects: 90 * 24 * 60 * minute },
  video: { seconds: 90 },
  /** Between the wish to be deleted and the deletion. */
  coolOff: 7 * 24 * 60 * minute,
  /** What one user may keep, and what a college or a company may: letters of offers and invoices of years are there to stay. */
  quota: { user: { files: 300, bytes: 250 * MB }, house: { files: 5000, bytes: 2000 * MB } },
  importedItems: 200,
  /** A class list: rows and columns of the sheet, letters of a cell, how long its report is kept and it can be undone. */
  classImport: {
    rows: 10_000,
    columns: 200,
    cell: 2000,
    kept: 90 * 24 * 60 * minute,
    undo: 24 * 60 * minute,
    /** How long officers are asked to look at rows that were left out. */
    asked: 14 * 24 * 60 * minute,
  },
  /** Ids in one bulk call; the client cuts longer lists. */
  bulkIds: 100,
  /** Students in one bulk change, by ids in its body or by a filter, in one collection, and among a company's bookmarks. */
  bulkStudents: 5_000,
  /** How long a bulk change can be taken back. */
  bulkUndo: 24 * 60 * minute,
  /** How long an invitation waits for its student, and how often it, or that of a colleague, is sent again in that time. */
  invitation: 14 * 24 * 60 * minute,
  invitedAgain: 3,
  /** How often a student may ask the office to look at them again. */
  reviews: { most: 3, window: 24 * 60 * minute },
  /** How often a student may name a college whose office is then told. */
  collegeChoices: { most: 3, window: 24 * 60 * minute },
  /** Rows of one export. */
  exportRows: 100_000,
  /** Exports of one person, of all kinds together, within a window. */
  exports: { most: 30, window: 10 * minute },
  savedViews: 50,
  /** Presets of one person for the sheets of one list. */
  exportPresets: 20,
  hiring: {
    /** Candidates of a stage that come with the board. */
    perStage: 20,
    locations: 20,
    skills: 20,
    rounds: 12,
    questions: 15,
    vacancies: 10_000,
    attachments: 5,
    /** Leaves of one eligibility rule, and how deep its groups lie in each other. */
    ruleLeaves: 40,
    ruleDepth: 4,
    /** What anything of a pay may come to, in rupees, and how many rupees one of a currency may be worth. */
    pay: { most: 2_000_000_000, rate: { least: 0.0001, most: 1000 } },
    /** Numbers of students that a rule reaches are told in such steps, so that none of them is one person's mark. */
    reachStep: 5,
    /** Rules of which one company is told the reach: enough to write some, too few to search for one person's marks. */
    reach: { most: 300, window: 60 * minute },
    /** A deadline lies at least so long after the opening. */
    openFor: 24 * 60 * minute,
    /** Days a student has to answer an offer, where the job does not say otherwise. */
    replyDays: 14,
    /** How many days a joining date may lie behind, and ahead. */
    joining: { behind: 366, ahead: 3 * 366 },
    /** A letter that comes so soon is part of the news of its offer. */
    letterWithOffer: minute,
    /** An offer with fewer days needs the college's consent. */
    shortReplyDays: 3,
    /** Applications in one bulk move, and how long it can be taken back. */
    bulk: 500,
    undo: 24 * 60 * minute,
    /** Moves that a board offers to take back. */
    undoable: 10,
    compared: 4,
    /** The latest of what happened that a story tells. */
    story: 100,
    /** How often a student may ask to withdraw from one job. */
    withdrawalRequests: 3,
    /** Offers from elsewhere that one student may send. */
    externalOffers: 20,
  },
  booking: {
    /** Times a company may propose in one request. */
    dates: 3,
    rooms: 10,
    panels: 20,
    visitors: 20,
    equipment: 20,
    students: 10_000,
    /** Hours ahead that a date must be asked for, unless the college says otherwise. */
    noticeHours: 48,
    /** Business days for which a request holds its rooms. */
    holdDays: 5,
    /** How far ahead a date may lie, and how long a look at what is free may be. */
    ahead: 400 * 24 * 60 * minute,
    window: 62 * 24 * 60 * minute,
    blockedDates: 200,
  },
  slots: {
    most: 500,
    breaks: 6,
    minutes: { min: 5, max: 240 },
    buffer: 60,
    /** Students at a time in one panel. */
    places: 60,
    /** How long a student keeps a slot while confirming. */
    hold: 2 * minute,
    /** Hours to answer an invitation, where the schedule does not say otherwise. */
    answerHours: 24,
    /** So long before the start students can be checked in. */
    checkIn: 60 * minute,
    /** Before the start, so long no swap is made any more. */
    swapCloses: 12 * 60 * minute,
  },
  toast: { duration: 4 * second, success: 2 * second, fade: 300, held: 20, shown: 3 },
  loaderAfter: 1 * second,
  rehydration: 5 * second,
  chunkLoad: 120 * second,
  refreshWait: 15 * second,
  appWidth: 1024,
  persisted: { key: "root", version: 1 },
  otp: {
    digits: 6,
    lives: 10 * minute,
    tries: 5,
    resendAfter: 60 * second,
    perHour: 5,
    perHourFromAddress: 20,
    wrongPerDay: 50,
  },
  /** Days of one call, letters of a title, what somebody may put in, how long it may last and repeat. */
  calendar: { days: 62, title: 120, blocks: 500, blockDays: 30, repeatMonths: 6 },
  password: { min: 10, max: 128 },
  recoveryCodes: 10,
  accessToken: 10 * minute,
  session: { idle: 14 * 24 * 60 * minute, absolute: 60 * 24 * 60 * minute, reuse: 30 * second },
  ticket: 60 * minute,
  logIn: { wrongPerWindow: 10, window: 15 * minute },
  realtime: {
    reconnectionDelay: 1 * second,
    reconnectionDelayMax: 5 * second,
    randomizationFactor: 0.5,
    timeout: 20 * second,
  },
  events: {
    /** Sent again after a reconnection. */
    replayed: 500,
    kept: 3 * 24 * 60 * minute,
    /** What was told this long before a page was opened may be of a change that the page did not see yet. */
    settled: 30 * second,
    /** What one connection may say in ten seconds. */
    perTenSeconds: 40,
    /** Pages of one person that are told. */
    sockets: 10,
    /** Bytes that may wait for somebody who does not read. */
    unread: 1 * MB,
  },
  chat: {
    messageLength: 4000,
    attachments: 5,
    perMinute: 20,
    /** Messages of a company that the college has not answered yet. */
    firstContact: 3,
    edit: 15 * minute,
    /** People whom one message mentions. */
    mentions: 20,
    /** Templates of one team, letters of the name of one and of its text. */
    templates: 50,
    templateName: 60,
    templateLength: 1000,
    /** So long a page gathers what has reached it before it says so. */
    receivedEvery: second / 2,
    /** After this time unread, people are written a mail. */
    remindAfter: 15 * minute,
    kept: 730 * 24 * 60 * minute,
  },
  webAddress: {
    longest: 300,
    asked: "Write a web address that starts with https://, like https://example.com",
  },
  email: {
    longest: 254,
    asked: "Write an email address like name@example.com.",
  },
  /** The letters of a reason that is given in one's own words, and how it is asked for. */
  reason: {
    shortest: 10,
    longest: 500,
    asked: "Give a reason of at least 10 characters.",
    wanted: "Write the reason.",
  },
  /** Letters and files of one message to support, messages in an hour, files that wait for theirs, and when a question that is done closes. */
  support: {
    longest: 4000,
    files: 3,
    messages: 30,
    waiting: 12,
    closes: 7 * 24 * 60 * minute,
  },
  /** A message of a placement office: its letters, whom one goes to, and how many a college sends in an hour. */
  officeMessage: {
    subject: { shortest: 3, longest: 120 },
    text: { shortest: 10, longest: 4000 },
    students: 10_000,
    perHour: 20,
  },
  notifications: {
    kept: 180 * 24 * 60 * minute,
    title: 120,
    body: 500,
    /** Within this time, notices of one group become one. */
    grouped: 10 * minute,
    /** Mails that are not critical, in a day. */
    mailsPerDay: 8,
    badge: 99,
  },
  /** How long a college may try a plan before it pays, once. */
  trial: 14 * 24 * 60 * minute,
  /** How long a paid plan that has ended is waited for, with nothing held back. */
  planGrace: 14 * 24 * 60 * minute,
  /** From which part of the students that a plan holds its page says that it is nearly full, and its lead is told. */
  planRoom: { narrow: 0.9, told: 0.95 },
  /** How long before its time people are reminded of something; the longest first. */
  reminders: {
    postingCloses: [24 * 60 * minute, 120 * minute],
    offerEnds: [48 * 60 * minute],
    planEnds: [30 * 24 * 60 * minute, 7 * 24 * 60 * minute, 24 * 60 * minute],
  },
  jsonBytes: 1 * MB,
} as const;

/** How the code of a mail is asked for. */
export const digitsAsked = `Write the ${limits.otp.digits} digits from the mail.`;
