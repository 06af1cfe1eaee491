import { paths } from "@/navigation/paths";
import type { ScreenRoute } from "@/navigation/screen-route";

const access = { kind: "public" } as const;
const { site } = paths;

// oxfmt-ignore
export const siteRoutes: ScreenRoute[] = [
  { path: site.root,          access, title: "Log in",            lazy: () => import("./root-screen").then((m) => m.RootScreen) },
  { path: site.session,       access, title: "Session expired",   lazy: () => import("./session-screen").then((m) => m.SessionScreen) },
  { path: site.notAuthorized, access, title: "Not authorised",    lazy: () => import("./not-authorized-screen").then((m) => m.NotAuthorizedScreen) },
  { path: site.pageNotFound,  access, title: "Page not found",    missing: true, lazy: () => import("./page-not-found-screen").then((m) => m.PageNotFoundScreen) },
  { path: site.noAccess,      access, title: "No access",         lazy: () => import("./no-access-screen").then((m) => m.NoAccessScreen) },
  { path: site.profile,       access, title: "Profile",           lazy: () => import("./profile-screen").then((m) => m.ProfileScreen) },
  { path: site.demo,          access, title: "Personal documents", lazy: () => import("./demo-screen").then((m) => m.DemoScreen) },
];

/** The screen of every path that no row has. */
export const notFoundRoute: ScreenRoute = {
  path: "*",
  access,
  title: "Page not found",
  missing: true,
  lazy: () => import("./page-not-found-screen").then((m) => m.PageNotFoundScreen),
};
