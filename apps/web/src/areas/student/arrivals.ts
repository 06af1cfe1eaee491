import { paths } from "@/navigation/paths";
import type { ScreenRoute } from "@/navigation/screen-route";

const open = { kind: "public" } as const;
const auth = { kind: "auth", area: "student", signedOut: "always" } as const;
const { student } = paths;

/** The screens that a stranger opens first. They are drawn into HTML when the app is built. */
// oxfmt-ignore
export const studentArrivals: ScreenRoute[] = [
  { path: student.register,        access: auth, title: "Create a student account", lazy: () => import("./auth/register-screen").then((m) => m.RegisterScreen) },
  { path: student.login,           access: auth, title: "Log in",              lazy: () => import("./auth/log-in-screen").then((m) => m.LogInScreen) },
  { path: student.reset,           access: open, title: "Reset your password", lazy: () => import("./auth/reset-screen").then((m) => m.ResetScreen) },
  { path: student.terms,           access: open, title: "Terms",               lazy: () => import("./auth/legal-screens").then((m) => m.TermsScreen) },
  { path: student.privacy,         access: open, title: "Privacy",             lazy: () => import("./auth/legal-screens").then((m) => m.PrivacyScreen) },
];
