import type { Role } from "@toran/contract/roles";
import { type AreaName, areas } from "./areas";
import { paths } from "./paths";

export type Access =
  | { kind: "public" }
  | {
      kind: "auth";
      area: AreaName;
      /** When a visitor who is not signed in may see the screen. */
      signedOut: "always" | "in its mode" | "never";
      /** The modes in which a signed-in visitor stays, although it is not the page of the mode. */
      stay?: readonly string[];
    }
  | { kind: "onboarding"; area: AreaName }
  | { kind: "private"; area: AreaName };

export interface Visitor {
  /** `null` for a visitor who is not signed in. */
  role: Role | null;
  mode: string | null;
}

/** The path a visitor ends on after asking for `path`: that one, or the one they are sent to. */
export function destination(path: string, access: Access, { role, mode }: Visitor): string {
  if (access.kind === "public") return path;
  const area = areas[access.area];
  const ownPage = pageOf(access.area, mode);

  if (!role) {
    if (access.kind !== "auth" || access.signedOut === "never") return area.login;
    return access.signedOut === "always" || ownPage === path ? path : area.login;
  }
  if (role !== area.role) return paths.site.notAuthorized;
  if (access.kind === "private" && mode && area.open.includes(mode)) return path;
  if (access.kind === "auth" && mode && access.stay?.includes(mode)) return path;
  return ownPage;
}

/** The page of a mode; a mode that is not known leads to the not-found page. */
export function pageOf(area: AreaName, mode: string | null): string {
  const pages = areas[area].pageOf;
  return (mode && Object.hasOwn(pages, mode) && pages[mode]) || paths.site.pageNotFound;
}
