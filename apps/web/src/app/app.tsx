import { useMemo, useSyncExternalStore } from "react";
import { Outlet, Route, Routes, useLocation } from "react-router-dom";
import type { LazyLayout, ScreenRoute } from "@/navigation/screen-route";
import { OwnHome } from "@/stores/own-home";
import type { Stores } from "@/stores/stores";
import { StoresContext } from "@/stores/use-stores";
import { Guard } from "./guard";
import { onRoutes, routes, stepsTo } from "./routes";
import { Screen } from "./screen";
import { Shell } from "./shell";

/** Rows of one layout stand under one route, so that the layout stays from screen to screen. */
function byLayout(rows: readonly ScreenRoute[]) {
  const groups = new Map<LazyLayout | undefined, ScreenRoute[]>();
  for (const row of rows) groups.set(row.layout, [...(groups.get(row.layout) ?? []), row]);
  return [...groups];
}

export function App({ stores }: { stores: Stores }) {
  const rows = useSyncExternalStore(onRoutes, routes);
  const groups = useMemo(() => byLayout(rows), [rows]);
  return (
    <StoresContext value={stores}>
      <OwnHome stores={stores}>
        <Routes>
          <Route element={<Shell />}>
            {groups.map(([layout, of]) =>
              layout ? (
                <Route key={of[0]?.path} element={<Framed in={layout} access={of[0]!.access} />}>
                  {of.map(routeOf)}
                </Route>
              ) : (
                of.map(routeOf)
              ),
            )}
          </Route>
        </Routes>
      </OwnHome>
    </StoresContext>
  );
}

const routeOf = ({ path, access, lazy }: ScreenRoute) => (
  <Route
    key={path}
    path={path}
    element={
      <Guard access={access}>
        <Screen of={lazy} />
      </Guard>
    }
  />
);

/**
 * The guard stands before the frame too: a visitor who may not enter sees nothing of the area. One
 * who is only moved on inside it keeps the frame; the guard of the screen moves them.
 */
const Framed = ({ in: layout, access }: { in: LazyLayout; access: ScreenRoute["access"] }) => (
  <Guard access={access} within={layout}>
    <Screen of={layout} steps={stepsTo(useLocation().pathname)}>
      <Outlet />
    </Screen>
  </Guard>
);
