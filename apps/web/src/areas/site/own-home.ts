import { areaOfRole, areas } from "@/navigation/areas";
import { pageOf } from "@/navigation/destination";
import { paths } from "@/navigation/paths";
import type { Stores } from "@/stores/stores";

/** Where a visitor belongs: the page their account stands at, or the log-in page of their kind. */
export function ownHomeOf({ session }: Pick<Stores, "session">) {
  const area = areaOfRole(session.role);
  const own = pageOf(area, session.mode);
  return session.isAuth && own !== paths.site.pageNotFound ? own : areas[area].login;
}
