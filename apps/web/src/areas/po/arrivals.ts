import { paths } from "@/navigation/paths";
import type { ScreenRoute } from "@/navigation/screen-route";

const open = { kind: "public" } as const;
const auth = { kind: "auth", area: "po", signedOut: "always" } as const;
const { po } = paths;

/** The screens that a stranger opens first. They are drawn into HTML when the app is built. */
// oxfmt-ignore
export const poArrivals: ScreenRoute[] = [
  { path: po.register,           access: auth, title: "Create a college account", lazy: () => import("./auth/register-screen").then((m) => m.RegisterScreen) },
  { path: po.login,              access: auth, title: "Log in",              lazy: () => import("./auth/log-in-screen").then((m) => m.LogInScreen) },
  { path: po.reset,              access: open, title: "Reset your password", lazy: () => import("./auth/reset-screen").then((m) => m.ResetScreen) },
  { path: po.terms,              access: open, title: "Terms",               lazy: () => import("./auth/legal-screens").then((m) => m.TermsScreen) },
  { path: po.privacy,            access: open, title: "Privacy",             lazy: () => import("./auth/legal-screens").then((m) => m.PrivacyScreen) },
];
