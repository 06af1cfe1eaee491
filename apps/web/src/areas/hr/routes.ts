import { paths } from "@/navigation/paths";
import type { LazyLayout, LazyScreen, ScreenRoute } from "@/navigation/screen-route";

const area = "hr";
const open = { kind: "public" } as const;
const auth = { kind: "auth", area, signedOut: "always" } as const;
const authStep = { kind: "auth", area, signedOut: "in its mode" } as const;
const onboarding = { kind: "onboarding", area } as const;
const inside = { kind: "private", area } as const;
const steps: LazyLayout = () => import("./onboarding/layout").then((m) => m.OnboardingFrame);
const frame: LazyLayout = () => import("./layout").then((m) => m.HrFrame);
// One and the same screen, so that the list stays while one conversation follows another.
const chat: LazyScreen = () => import("./chat/chat-screen").then((m) => m.ChatScreen);
const { hr } = paths;

// oxfmt-ignore
export const hrRoutes: ScreenRoute[] = [
  { path: hr.otp,             access: authStep, title: "Check your mail",     lazy: () => import("./auth/otp-screen").then((m) => m.OtpScreen) },
  { path: hr.createPassword,  access: authStep, title: "Create a password",   lazy: () => import("./auth/password-screens").then((m) => m.CreatePasswordScreen) },
  { path: hr.havingIssue,     access: auth,     title: "Having trouble?",     lazy: () => import("./auth/help-screens").then((m) => m.HavingIssueScreen) },

  { path: hr.havingIssueWith, access: open,     title: "Having trouble?",     lazy: () => import("./auth/help-screens").then((m) => m.HavingIssueScreen) },
  { path: hr.resetOtp,        access: open,     title: "Check your mail",     lazy: () => import("./auth/password-screens").then((m) => m.ResetOtpScreen) },
  { path: hr.newPassword,     access: open,     title: "Choose a new password", lazy: () => import("./auth/password-screens").then((m) => m.NewPasswordScreen) },
  { path: hr.logout,          access: open,     title: "Log out",             lazy: () => import("./auth/help-screens").then((m) => m.LogOutScreen) },

  { path: hr.companyInfo,     access: onboarding, layout: steps, title: "Company info",    lazy: () => import("./onboarding/company-info-screen").then((m) => m.CompanyInfoScreen) },
  { path: hr.companyMeta,     access: onboarding, layout: steps, title: "What you do",     lazy: () => import("./onboarding/company-meta-screen").then((m) => m.CompanyMetaScreen) },
  { path: hr.companyContact,  access: onboarding, layout: steps, title: "Company contact", lazy: () => import("./onboarding/company-contact-screen").then((m) => m.CompanyContactScreen) },
  { path: hr.companyAddress,  access: onboarding, layout: steps, title: "Company address", lazy: () => import("./onboarding/company-address-screen").then((m) => m.CompanyAddressScreen) },
  { path: hr.contactInfo,     access: onboarding, layout: steps, title: "Your contact",    lazy: () => import("./onboarding/contact-info-screen").then((m) => m.ContactInfoScreen) },

  { path: hr.home,            access: inside, layout: frame, title: "Home",            lazy: () => import("./home/home-screen").then((m) => m.HomeScreen) },
  { path: hr.colleges,        access: inside, layout: frame, title: "Colleges",        lazy: () => import("./colleges/colleges-screen").then((m) => m.CollegesScreen) },
  { path: hr.college,         access: inside, layout: frame, title: "College",         lazy: () => import("./colleges/college-screen").then((m) => m.CollegeScreen) },
  { path: hr.students,        access: inside, layout: frame, title: "Students",        lazy: () => import("./students/students-screen").then((m) => m.StudentsScreen) },
  { path: hr.student,         access: inside, layout: frame, title: "Student",         lazy: () => import("./students/student-screen").then((m) => m.StudentScreen) },
  { path: hr.jobs,            access: inside, layout: frame, title: "Jobs",            lazy: () => import("./jobs/jobs-screen").then((m) => m.JobsScreen) },
  { path: hr.newJob,          access: inside, layout: frame, title: "New job",         lazy: () => import("./jobs/editor/job-editor-screen").then((m) => m.JobEditorScreen) },
  { path: hr.job,             access: inside, layout: frame, title: "Job",             lazy: () => import("./jobs/job-screen").then((m) => m.JobScreen) },
  { path: hr.editJob,         access: inside, layout: frame, title: "Edit a job",      lazy: () => import("./jobs/editor/job-editor-screen").then((m) => m.JobEditorScreen) },
  { path: hr.offers,          access: inside, layout: frame, title: "Offers",          lazy: () => import("./offers/offers-screen").then((m) => m.OffersScreen) },
  { path: hr.bookings,        access: inside, layout: frame, title: "Bookings",        lazy: () => import("./bookings/bookings-screen").then((m) => m.BookingsScreen) },
  { path: hr.newBooking,      access: inside, layout: frame, title: "New booking",     lazy: () => import("./bookings/editor/booking-editor-screen").then((m) => m.BookingEditorScreen) },
  { path: hr.booking,         access: inside, layout: frame, title: "Booking",         lazy: () => import("./bookings/booking-screen").then((m) => m.BookingScreen) },
  { path: hr.editBooking,     access: inside, layout: frame, title: "Edit a booking",  lazy: () => import("./bookings/editor/booking-editor-screen").then((m) => m.BookingEditorScreen) },
  { path: hr.editProfile,     access: inside, layout: frame, title: "Company profile", lazy: () => import("./company/edit-profile-screen").then((m) => m.EditProfileScreen) },
  { path: hr.settings,        access: inside, layout: frame, title: "Settings",        lazy: () => import("./settings/settings-screen").then((m) => m.SettingsScreen) },
  { path: hr.support,         access: inside, layout: frame, title: "Support",         lazy: () => import("./support/support-screen").then((m) => m.SupportScreen) },
  { path: hr.chat, access: inside, layout: frame, title: "Chat", lazy: chat },
  { path: hr.conversation, access: inside, layout: frame, title: "Chat", lazy: chat },
  { path: hr.calendar, access: inside, layout: frame, title: "Calendar", lazy: () => import("./calendar/calendar-screen").then((m) => m.CalendarScreen) },
  { path: hr.notifications, access: inside, layout: frame, title: "Notifications", lazy: () => import("./notifications/notifications-screen").then((m) => m.NotificationsScreen) },
  { path: hr.all,             access: inside, layout: frame, title: "Page not found",  missing: true, lazy: () => import("./inside-not-found").then((m) => m.InsideNotFound) },
];
