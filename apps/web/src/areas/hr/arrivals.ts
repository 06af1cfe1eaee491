import { paths } from "@/navigation/paths";
import type { ScreenRoute } from "@/navigation/screen-route";

const open = { kind: "public" } as const;
const auth = { kind: "auth", area: "hr", signedOut: "always" } as const;
const { hr } = paths;

/** The screens that a stranger opens first. They are drawn into HTML when the app is built. */
// oxfmt-ignore
export const hrArrivals: ScreenRoute[] = [
  { path: hr.register,        access: auth,     title: "Create a company account", lazy: () => import("./auth/register-screen").then((m) => m.RegisterScreen) },
  { path: hr.login,           access: auth,     title: "Log in",              lazy: () => import("./auth/log-in-screen").then((m) => m.LogInScreen) },
  { path: hr.reset,           access: open,     title: "Reset your password", lazy: () => import("./auth/reset-screen").then((m) => m.ResetScreen) },
  { path: hr.terms,           access: open,     title: "Terms",               lazy: () => import("./auth/legal-screens").then((m) => m.TermsScreen) },
  { path: hr.privacy,         access: open,     title: "Privacy",             lazy: () => import("./auth/legal-screens").then((m) => m.PrivacyScreen) },
];
