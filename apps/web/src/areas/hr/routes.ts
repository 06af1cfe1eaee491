import { paths } from "@/navigation/paths";
import type { LazyLayout, ScreenRoute } from "@/navigation/screen-route";
import { hrArrivals } from "./arrivals";

const area = "hr";
const open = { kind: "public" } as const;
const auth = { kind: "auth", area, signedOut: "always" } as const;
const authStep = { kind: "auth", area, signedOut: "in its mode" } as const;
const onboarding = { kind: "onboarding", area } as const;
const inside = { kind: "private", area } as const;
const steps: LazyLayout = () => import("./onboarding/layout").then((m) => m.OnboardingFrame);
const frame: LazyLayout = () => import("./layout").then((m) => m.HrFrame);
const { hr } = paths;

// oxfmt-ignore
export const hrRoutes: ScreenRoute[] = [
  ...hrArrivals,
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
  { path: hr.editProfile,     access: inside, layout: frame, title: "Company profile", lazy: () => import("./company/edit-profile-screen").then((m) => m.EditProfileScreen) },
  { path: hr.settings,        access: inside, layout: frame, title: "Settings",        lazy: () => import("./settings/settings-screen").then((m) => m.SettingsScreen) },
  { path: hr.all,             access: inside, layout: frame, title: "Page not found",  lazy: () => import("./inside-not-found").then((m) => m.InsideNotFound) },
];
