import { paths } from "@/navigation/paths";
import type { LazyLayout, LazyScreen, ScreenRoute } from "@/navigation/screen-route";

const area = "po";
const open = { kind: "public" } as const;
const auth = { kind: "auth", area, signedOut: "always" } as const;
// The gateway sends an officer back here; nobody else has a payment to look at.
const payment = {
  kind: "auth",
  area,
  signedOut: "never",
  stay: ["PAYMENT", "DASHBOARD", "PAYMENTEXPIRY"],
} as const;
const onboarding = { kind: "onboarding", area } as const;
const inside = { kind: "private", area } as const;
const steps: LazyLayout = () => import("./onboarding/layout").then((m) => m.OnboardingFrame);
const frame: LazyLayout = () => import("./layout").then((m) => m.OfficerFrame);
// One and the same screen, so that the list stays while one conversation follows another.
const chat: LazyScreen = () => import("./chat/chat-screen").then((m) => m.ChatScreen);
const { po } = paths;

// oxfmt-ignore
export const poRoutes: ScreenRoute[] = [
  { path: po.otp,                access: auth, title: "Check your mail",     lazy: () => import("./auth/otp-screen").then((m) => m.OtpScreen) },
  { path: po.createPassword,     access: auth, title: "Create a password",   lazy: () => import("./auth/password-screens").then((m) => m.CreatePasswordScreen) },
  { path: po.havingIssue,        access: auth, title: "Having trouble?",     lazy: () => import("./auth/help-screens").then((m) => m.HavingIssueScreen) },
  { path: po.payment,            access: payment, title: "Payment",          lazy: () => import("./onboarding/payment-screen").then((m) => m.PaymentScreen) },

  { path: po.havingIssueWith,    access: open, title: "Having trouble?",     lazy: () => import("./auth/help-screens").then((m) => m.HavingIssueScreen) },
  { path: po.resetOtp,           access: open, title: "Check your mail",     lazy: () => import("./auth/password-screens").then((m) => m.ResetOtpScreen) },
  { path: po.newPassword,        access: open, title: "Choose a new password", lazy: () => import("./auth/password-screens").then((m) => m.NewPasswordScreen) },
  { path: po.logout,             access: open, title: "Log out",             lazy: () => import("./auth/help-screens").then((m) => m.LogOutScreen) },

  { path: po.billing,            access: onboarding, layout: steps, title: "Billing address", lazy: () => import("./onboarding/billing-screen").then((m) => m.BillingScreen) },
  { path: po.pricing,            access: onboarding, layout: steps, title: "Plan and payment", lazy: () => import("./onboarding/pricing-screen").then((m) => m.PricingScreen) },
  { path: po.collegeInfo,        access: onboarding, layout: steps, title: "College info",    lazy: () => import("./onboarding/college-info-screen").then((m) => m.CollegeInfoScreen) },
  { path: po.collegeAddress,     access: onboarding, layout: steps, title: "College address", lazy: () => import("./onboarding/college-address-screen").then((m) => m.CollegeAddressScreen) },
  { path: po.editCollegeAddress, access: onboarding, layout: steps, title: "College address", lazy: () => import("./onboarding/college-address-screen").then((m) => m.CollegeAddressScreen) },
  { path: po.contactInfo,        access: onboarding, layout: steps, title: "Contact info",    lazy: () => import("./onboarding/contact-info-screen").then((m) => m.ContactInfoScreen) },
  { path: po.collegeAcademic,    access: onboarding, layout: steps, title: "Academic info",   lazy: () => import("./onboarding/academic-info-screen").then((m) => m.AcademicInfoScreen) },

  { path: po.home,               access: inside, layout: frame, title: "Home",           lazy: () => import("./home/home-screen").then((m) => m.HomeScreen) },
  { path: po.students,           access: inside, layout: frame, title: "Students",       lazy: () => import("./students/students-screen").then((m) => m.StudentsScreen) },
  { path: po.bookmarks,          access: inside, layout: frame, title: "Bookmarks",      lazy: () => import("./students/collections/collections-screens").then((m) => m.BookmarksScreen) },
  { path: po.bookmark,           access: inside, layout: frame, title: "Bookmarks",      lazy: () => import("./students/collections/collection-screens").then((m) => m.BookmarkScreen) },
  { path: po.archive,            access: inside, layout: frame, title: "Archive",        lazy: () => import("./students/collections/collections-screens").then((m) => m.ArchiveScreen) },
  { path: po.archived,           access: inside, layout: frame, title: "Archive",        lazy: () => import("./students/collections/collection-screens").then((m) => m.ArchivedScreen) },
  { path: po.invited,            access: inside, layout: frame, title: "Invited",        lazy: () => import("./students/invited/invited-screen").then((m) => m.InvitedScreen) },
  { path: po.importClass,        access: inside, layout: frame, title: "Import students", lazy: () => import("./class-import/import-screen").then((m) => m.ImportStudentsScreen) },
  { path: po.importedClass,      access: inside, layout: frame, title: "Import students", lazy: () => import("./class-import/imported-class-screen").then((m) => m.ImportedClassScreen) },
  { path: po.messages,           access: inside, layout: frame, title: "Messages to students", lazy: () => import("./students/messages/messages-screen").then((m) => m.MessagesScreen) },
  { path: po.jobs,          access: inside, layout: frame, title: "Jobs",      lazy: () => import("./jobs/postings-screen").then((m) => m.PostingsScreen) },
  { path: po.job,          access: inside, layout: frame, title: "Job",      lazy: () => import("./jobs/posting-screen").then((m) => m.PostingScreen) },
  { path: po.policy,          access: inside, layout: frame, title: "Placement policy",      lazy: () => import("./jobs/policy-screen").then((m) => m.PolicyScreen) },
  { path: po.offers,             access: inside, layout: frame, title: "Offers",         lazy: () => import("./offers/offers-screen").then((m) => m.OffersScreen) },
  { path: po.externalOffers,     access: inside, layout: frame, title: "Other offers",   lazy: () => import("./offers/external-offers-screen").then((m) => m.ExternalOffersScreen) },
  { path: po.bookings,           access: inside, layout: frame, title: "Bookings",       lazy: () => import("./bookings/bookings-screen").then((m) => m.BookingsScreen) },
  { path: po.booking,            access: inside, layout: frame, title: "Booking",        lazy: () => import("./bookings/booking-screen").then((m) => m.BookingScreen) },
  { path: po.companies,          access: inside, layout: frame, title: "Companies",      lazy: () => import("./companies/companies-screen").then((m) => m.CompaniesScreen) },
  { path: po.company,            access: inside, layout: frame, title: "Company",        lazy: () => import("./companies/company-screen").then((m) => m.CompanyScreen) },
  { path: po.college,            access: inside, layout: frame, title: "College profile", lazy: () => import("./college/profile-screen").then((m) => m.CollegeProfileScreen) },
  { path: po.departments,        access: inside, layout: frame, title: "Departments",    lazy: () => import("./college/departments-screen").then((m) => m.DepartmentsScreen) },
  { path: po.infrastructure,     access: inside, layout: frame, title: "Infrastructure", lazy: () => import("./college/infrastructure-screen").then((m) => m.InfrastructureScreen) },
  { path: po.settings,           access: inside, layout: frame, title: "Settings",       lazy: () => import("./settings/settings-screen").then((m) => m.SettingsScreen) },
  { path: po.support,            access: inside, layout: frame, title: "Support",        lazy: () => import("./support/support-screen").then((m) => m.SupportScreen) },
  { path: po.planPrice,          access: inside, layout: frame, title: "Plans",          lazy: () => import("./subscription/plan-price-screen").then((m) => m.PlanPriceScreen) },
  { path: po.chat, access: inside, layout: frame, title: "Chat", lazy: chat },
  { path: po.conversation, access: inside, layout: frame, title: "Chat", lazy: chat },
  { path: po.calendar, access: inside, layout: frame, title: "Calendar", lazy: () => import("./calendar/calendar-screen").then((m) => m.CalendarScreen) },
  { path: po.notifications, access: inside, layout: frame, title: "Notifications", lazy: () => import("./notifications/notifications-screen").then((m) => m.NotificationsScreen) },
  { path: po.all,                access: inside, layout: frame, title: "Page not found", missing: true, lazy: () => import("./inside-not-found").then((m) => m.InsideNotFound) },
];
