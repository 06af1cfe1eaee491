import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { type Access, destination } from "@/navigation/destination";
import type { LazyLayout } from "@/navigation/screen-route";
import { useStores } from "@/stores/use-stores";
import { rowOf } from "./routes";

interface GuardProps {
  access: Access;
  /** The frame that is guarded; a visitor whose page stands in the same frame keeps it. */
  within?: LazyLayout;
  children: ReactNode;
}

/** Observes the session, so a new mode or an expired session moves the visitor by itself. */
export const Guard = observer(function Guard({ access, within, children }: GuardProps) {
  const { session } = useStores();
  const { pathname, search, state } = useLocation();
  const path = pathname.replace(/(?<=.)\/+$/, "");
  // Behind the session-expired dialog the screen stays as it was, with what was typed.
  if (session.expired) return children;

  const visitor = session.visitor;
  const end = destination(path, access, visitor);
  if (end === path || (within && rowOf(end).layout === within)) return children;
  if (!visitor.role) return <Navigate to={end} replace state={{ asked: path + search }} />;
  return <Navigate to={askedBefore(state, visitor) ?? end} replace />;
});

/** The page that was asked for before signing in, if the one who signed in may see it. */
function askedBefore(state: unknown, visitor: Parameters<typeof destination>[2]) {
  const asked = (state as { asked?: unknown } | null)?.asked;
  if (typeof asked !== "string") return undefined;
  const path = asked.split("?")[0] ?? "";
  const { access } = rowOf(path);
  if (access.kind !== "private") return undefined;
  return destination(path, access, visitor) === path ? asked : undefined;
}
