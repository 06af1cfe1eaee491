import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { areaOfRole, areas } from "@/navigation/areas";
import { pageOf } from "@/navigation/destination";
import { OwnHomeContext } from "@/navigation/own-home";
import { paths } from "@/navigation/paths";
import type { Stores } from "./stores";

/** Where a visitor belongs: the page their account stands at, or the log-in page of their kind. */
export function ownHomeOf({ session }: Pick<Stores, "session">) {
  const area = areaOfRole(session.role);
  const own = pageOf(area, session.mode);
  return session.isAuth && own !== paths.site.pageNotFound ? own : areas[area].login;
}

interface OwnHomeProps {
  stores: Pick<Stores, "session">;
  children: ReactNode;
}

/** Tells the pages within where home is, as long as somebody is signed in. */
export const OwnHome = observer(function OwnHome({ stores, children }: OwnHomeProps) {
  return (
    <OwnHomeContext value={stores.session.isAuth ? ownHomeOf(stores) : undefined}>
      {children}
    </OwnHomeContext>
  );
});
