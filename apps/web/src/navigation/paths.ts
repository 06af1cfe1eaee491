/** Every path of the product, by name. Nothing else spells one. */
const shared = <Area extends string>(area: Area) =>
  ({
    login: `/${area}/login`,
    register: `/${area}/register`,
    otp: `/${area}/otp`,
    havingIssue: `/${area}/havingissue`,
    /** Help for one kind of trouble, such as `/student/otp/havingissue`. */
    havingIssueWith: `/${area}/:type/havingissue`,
    reset: `/${area}/reset`,
    resetOtp: `/${area}/reset-otp`,
    newPassword: `/${area}/new-password`,
    createPassword: `/${area}/create-password`,
    terms: `/${area}/term-and-condition`,
    privacy: `/${area}/privacy-policy`,
    logout: `/${area}/logout`,
    notifications: `/${area}/notifications`,
    calendar: `/${area}/calendar`,
    /** By which channel somebody hears of what. */
    notificationSettings: `/${area}/settings/notifications`,
    all: `/${area}/*`,
  }) as const;

export const paths = {
  site: {
    root: "/",
    session: "/session",
    welcome: "/welcome",
    about: "/about",
    contact: "/contact",
    roles: "/roles",
    notAuthorized: "/not-authorized",
    pageNotFound: "/page-not-found",
    noAccess: "/no-access",
    profile: "/profile/*",
    demo: "/demo",
  },
  student: {
    ...shared("student"),
    loginOtp: "/student/login-otp",
    personalInfo: "/student/personal-info",
    personalDoc: "/student/personal-doc",
    academicInfo: "/student/academic-info",
    letsContinue: "/student/lets-continue",
    skills: "/student/skills",
    editSkills: "/student/edit/skills",
    editPersonal: "/student/edit/personal",
    editEducation: "/student/edit/education",
    editProjects: "/student/edit/projects",
    editExperiences: "/student/edit/experiences",
    editAchievements: "/student/edit/achievements",
    editAdditional: "/student/edit/additional",
    edit: "/student/edit/*",
    video: "/student/video",
    publicProfile: "/student/public-profile",
    profilePreview: "/student/public-profile/preview",
    template: "/student/template/*",
    support: "/student/support/*",
    supportAsk: "/student/support/ask",
    document: "/student/document",
    /** Who opened the profile, the résumé, the video and documents. */
    accessLog: "/student/access-log",
    import: "/student/import",
    /** Everything that is kept: to take along, or to have erased. */
    account: "/student/account",
    jobs: "/student/jobs",
    job: "/student/jobs/:id",
    applications: "/student/applications",
    application: "/student/applications/:id",
    decisions: "/student/decisions",
    /** Offers that were not made here. */
    externalOffers: "/student/external-offers",
    slots: "/student/slots",
    message: "/student/notifications/messages/:id",
  },
  po: {
    ...shared("po"),
    payment: "/po/payment",
    pricing: "/po/pricing",
    billing: "/po/billing",
    contactInfo: "/po/contact-info",
    collegeAddress: "/po/college-address",
    editCollegeAddress: "/po/edit/college-address",
    collegeInfo: "/po/college-info",
    collegeAcademic: "/po/college-academic",
    home: "/po/home",
    students: "/po/students",
    importClass: "/po/students/import",
    importedClass: "/po/students/import/:id",
    messages: "/po/students/messages",
    bookmarks: "/po/bookmarks",
    bookmark: "/po/bookmarks/:id",
    archive: "/po/archive",
    archived: "/po/archive/:id",
    invited: "/po/invited",
    jobs: "/po/jobs",
    job: "/po/jobs/:id",
    policy: "/po/placement-policy",
    offers: "/po/offers",
    /** Offers that were not made here. */
    externalOffers: "/po/external-offers",
    bookings: "/po/bookings",
    booking: "/po/bookings/:id",
    companies: "/po/companies",
    company: "/po/companies/:id",
    college: "/po/college",
    departments: "/po/college/departments",
    infrastructure: "/po/college/infrastructure",
    support: "/po/support",
    chat: "/po/chat",
    conversation: "/po/chat/:id",
    settings: "/po/settings/*",
    planPrice: "/po/plan-price",
  },
  hr: {
    ...shared("hr"),
    companyInfo: "/hr/company-info1",
    companyMeta: "/hr/company-info2",
    companyContact: "/hr/company-info3",
    companyAddress: "/hr/company-address",
    contactInfo: "/hr/contact-info",
    home: "/hr/home",
    colleges: "/hr/colleges",
    college: "/hr/colleges/:id",
    students: "/hr/students",
    student: "/hr/students/:id",
    jobs: "/hr/jobs",
    newJob: "/hr/jobs/new",
    offers: "/hr/offers",
    job: "/hr/jobs/:id",
    editJob: "/hr/jobs/:id/edit",
    bookings: "/hr/bookings",
    newBooking: "/hr/bookings/new",
    booking: "/hr/bookings/:id",
    editBooking: "/hr/bookings/:id/edit",
    editProfile: "/hr/edit-profile",
    support: "/hr/support",
    chat: "/hr/chat",
    conversation: "/hr/chat/:id",
    settings: "/hr/settings/*",
  },
} as const;

/** The page of one company, as officers see it. */
export const companyPath = (id: string) => paths.po.company.replace(":id", id);

/** The page of one college, as companies see it. */
export const collegePath = (id: string) => paths.hr.college.replace(":id", id);

/** The page of one student, as companies see them. */
export const candidatePath = (id: string) => paths.hr.student.replace(":id", id);
/** One conversation, at a message of it where that is wanted. */
export const conversationPath = (area: "po" | "hr", id: string, at?: number) =>
  `${paths[area].conversation.replace(":id", id)}${at === undefined ? "" : `?at=${at}`}`;
/** The conversation with a college or a company, or the one about a posting or a booking, opened where there is none. */
export const writePath = (
  area: "po" | "hr",
  withId: string,
  about?: `${"posting" | "booking"}:${string}`,
) => `${paths[area].chat}?with=${withId}${about ? `&about=${about}` : ""}`;

/** A path with its id put in. */
export const withId = (path: string, id: string) => path.replace(":id", id);
