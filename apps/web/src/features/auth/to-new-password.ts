import type { ApiFailure } from "@toran/api-client/failure";
import { go } from "@/lib/go";
import { type AreaName, areas } from "@/navigation/areas";
import { paths } from "@/navigation/paths";
import type { SessionStore } from "@/stores/session-store";

/** Leads whoever must change their password before they are let in to where they do; tells whether they must. */
export function toNewPassword(session: SessionStore, area: AreaName, { mode, ticket }: ApiFailure) {
  if (mode !== "CHANGEPASSWORD" || !ticket) return false;
  session.sendOn(areas[area].role, mode, ticket);
  go(paths[area].createPassword, { replace: true });
  return true;
}
