import { reaction } from "mobx";
import { useEffect } from "react";
import { Outlet, useLocation, useNavigate } from "react-router-dom";
import { steer } from "@/lib/go";
import { areaNames, areas } from "@/navigation/areas";
import { useStores } from "@/stores/use-stores";
import type { Stores } from "@/stores/stores";
import { ErrorBoundary } from "./error-boundary";
import { GetTheApp } from "./get-the-app";
import { usePageHead } from "./page-head";
import { useNewBuild } from "./use-new-build";
import { useTooNarrow } from "./use-too-narrow";

/** What stands around every screen: title and accent, and what catches its fall. */
export function Shell() {
  const stores = useStores();
  const { pathname, key } = useLocation();
  usePageHead(pathname);
  useNewBuild(pathname);
  useEffect(() => loadProfile(stores), [stores]);
  const navigate = useNavigate();
  useEffect(() => steer((to, options) => void navigate(to, options)), [navigate]);
  const narrow = useTooNarrow();
  if (narrow) return <GetTheApp path={pathname} />;
  return (
    <ErrorBoundary at={key}>
      <Outlet />
    </ErrorBoundary>
  );
}

/** Once somebody is signed in and past onboarding, the record of their role is loaded. */
function loadProfile(stores: Stores) {
  const { session } = stores;
  const whose = () =>
    session.isAuth ? areaNames.find((name) => areas[name].role === session.role) : undefined;
  return reaction(
    whose,
    (area) => {
      if (area) void stores[area].load();
    },
    { fireImmediately: true },
  );
}
