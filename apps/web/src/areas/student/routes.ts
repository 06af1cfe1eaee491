import { paths } from "@/navigation/paths";
import type { LazyLayout, LazyScreen, ScreenRoute } from "@/navigation/screen-route";

const area = "student";
const open = { kind: "public" } as const;
const auth = { kind: "auth", area, signedOut: "always" } as const;
const onboarding = { kind: "onboarding", area } as const;
const inside = { kind: "private", area } as const;
const steps: LazyLayout = () => import("./onboarding/layout").then((m) => m.OnboardingFrame);
const frame: LazyLayout = () => import("./layout").then((m) => m.StudentFrame);
// One and the same screen, so that head, sections and rail stay while its middle changes.
const portfolio: LazyScreen = () =>
  import("./portfolio/portfolio-screen").then((m) => m.PortfolioScreen);
const { student } = paths;

// oxfmt-ignore
export const studentRoutes: ScreenRoute[] = [
  { path: student.otp,             access: auth, title: "Check your mail",     lazy: () => import("./auth/otp-screen").then((m) => m.OtpScreen) },
  { path: student.loginOtp,        access: auth, title: "Log in by code",      lazy: () => import("./auth/log-in-otp-screen").then((m) => m.LogInOtpScreen) },
  { path: student.havingIssue,     access: auth, title: "Having trouble?",     lazy: () => import("./auth/help-screens").then((m) => m.HavingIssueScreen) },

  { path: student.havingIssueWith, access: open, title: "Having trouble?",     lazy: () => import("./auth/help-screens").then((m) => m.HavingIssueScreen) },
  { path: student.resetOtp,        access: open, title: "Check your mail",     lazy: () => import("./auth/password-screens").then((m) => m.ResetOtpScreen) },
  { path: student.newPassword,     access: open, title: "Choose a new password", lazy: () => import("./auth/password-screens").then((m) => m.NewPasswordScreen) },
  { path: student.createPassword,  access: open, title: "Create a password",   lazy: () => import("./auth/password-screens").then((m) => m.CreatePasswordScreen) },
  { path: student.logout,          access: open, title: "Log out",             lazy: () => import("./auth/help-screens").then((m) => m.LogOutScreen) },

  { path: student.personalInfo,    access: onboarding, layout: steps, title: "About you",         lazy: () => import("./onboarding/personal-info-screen").then((m) => m.PersonalInfoScreen) },
  { path: student.personalDoc,     access: onboarding, layout: steps, title: "Your document",     lazy: () => import("./onboarding/personal-doc-screen").then((m) => m.PersonalDocScreen) },
  { path: student.academicInfo,    access: onboarding, layout: steps, title: "Where you study",   lazy: () => import("./onboarding/academic-info-screen").then((m) => m.AcademicInfoScreen) },
  { path: student.letsContinue,    access: onboarding, layout: steps, title: "Let's continue",    lazy: () => import("./onboarding/lets-continue-screen").then((m) => m.LetsContinueScreen) },

  { path: student.skills,          access: inside, layout: frame, title: "Portfolio",          lazy: portfolio },
  { path: student.editSkills,      access: inside, layout: frame, title: "Skills",             lazy: portfolio },
  { path: student.editPersonal,    access: inside, layout: frame, title: "Personal info",      lazy: portfolio },
  { path: student.editEducation,   access: inside, layout: frame, title: "Education",          lazy: portfolio },
  { path: student.editProjects,    access: inside, layout: frame, title: "Projects",           lazy: portfolio },
  { path: student.editExperiences, access: inside, layout: frame, title: "Experience",         lazy: portfolio },
  { path: student.editAchievements,access: inside, layout: frame, title: "Achievements",       lazy: portfolio },
  { path: student.editAdditional,  access: inside, layout: frame, title: "Additional",         lazy: portfolio },
  { path: student.edit,            access: inside, layout: frame, title: "Page not found",     missing: true, lazy: () => import("./inside-not-found").then((m) => m.InsideNotFound) },
  { path: student.video,           access: inside, layout: frame, title: "Video résumé",       lazy: () => import("./video/video-screen").then((m) => m.VideoScreen) },
  { path: student.publicProfile,   access: inside, layout: frame, title: "Public profile",     lazy: () => import("./profile/public-profile-screen").then((m) => m.PublicProfileScreen) },
  { path: student.profilePreview,  access: inside,                title: "Preview",            lazy: () => import("./profile/preview-screen").then((m) => m.PreviewScreen) },
  { path: student.accessLog,       access: inside, layout: frame, title: "Who looked",         lazy: () => import("./data/access-log-screen").then((m) => m.AccessLogScreen) },
  { path: student.import,          access: inside, layout: frame, title: "Import a résumé",    lazy: () => import("./import/import-screen").then((m) => m.ImportScreen) },
  { path: student.account,         access: inside, layout: frame, title: "Account",            lazy: () => import("./data/account-screen").then((m) => m.AccountScreen) },
  { path: student.jobs,         access: inside, layout: frame, title: "Jobs",            lazy: () => import("./jobs/jobs-screen").then((m) => m.JobsScreen) },
  { path: student.job,         access: inside, layout: frame, title: "Job",            lazy: () => import("./jobs/job-screen").then((m) => m.JobScreen) },
  { path: student.applications,         access: inside, layout: frame, title: "Applications",            lazy: () => import("./jobs/applications-screen").then((m) => m.ApplicationsScreen) },
  { path: student.application,         access: inside, layout: frame, title: "Application",            lazy: () => import("./jobs/application-screen").then((m) => m.ApplicationScreen) },
  { path: student.slots,           access: inside, layout: frame, title: "Slots",              lazy: () => import("./slots/slots-screen").then((m) => m.SlotsScreen) },
  { path: student.decisions,         access: inside, layout: frame, title: "Decisions",            lazy: () => import("./jobs/decisions-screen").then((m) => m.DecisionsScreen) },
  { path: student.externalOffers,  access: inside, layout: frame, title: "Other offers",       lazy: () => import("./offers/external-offers-screen").then((m) => m.ExternalOffersScreen) },
  { path: student.message,         access: inside, layout: frame, title: "Message",            lazy: () => import("./messages/message-screen").then((m) => m.MessageScreen) },
  { path: student.document,        access: inside, layout: frame, title: "Personal documents", lazy: () => import("./documents/documents-screen").then((m) => m.DocumentsScreen) },
  { path: student.template,        access: inside, layout: frame, title: "Résumé studio",      lazy: () => import("./resume/resume-screen").then((m) => m.ResumeScreen) },
  { path: student.support,         access: inside, layout: frame, title: "Support",            lazy: () => import("./support/support-screen").then((m) => m.SupportScreen) },
  { path: student.calendar, access: inside, layout: frame, title: "Calendar", lazy: () => import("./calendar/calendar-screen").then((m) => m.CalendarScreen) },
  { path: student.notifications, access: inside, layout: frame, title: "Notifications", lazy: () => import("./notifications/notifications-screen").then((m) => m.NotificationsScreen) },
  { path: student.notificationSettings, access: inside, layout: frame, title: "Notification settings", lazy: () => import("./notifications/notification-settings-screen").then((m) => m.NotificationSettingsScreen) },
  { path: student.all,             access: inside, layout: frame, title: "Page not found",     missing: true, lazy: () => import("./inside-not-found").then((m) => m.InsideNotFound) },
];
