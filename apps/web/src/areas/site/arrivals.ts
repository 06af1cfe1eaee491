import { paths } from "@/navigation/paths";
import type { ScreenRoute } from "@/navigation/screen-route";

const access = { kind: "public" } as const;
const { site } = paths;

/** The screens that a stranger opens first. They are drawn into HTML when the app is built. */
// oxfmt-ignore
export const siteArrivals: ScreenRoute[] = [
  { path: site.welcome,       access, title: "Welcome",           lazy: () => import("./welcome-screen").then((m) => m.WelcomeScreen) },
  { path: site.about,         access, title: "About",             lazy: () => import("./about-screen").then((m) => m.AboutScreen) },
  { path: site.contact,       access, title: "Contact us",        lazy: () => import("./contact-screen").then((m) => m.ContactScreen) },
  { path: site.roles,         access, title: "Who are you?",      lazy: () => import("./roles-screen").then((m) => m.RolesScreen) },
];
