import { Outlet, Route, Routes, useLocation } from "react-router-dom";
import type { LazyLayout, ScreenRoute } from "@/navigation/screen-route";
import { OwnHome } from "@/stores/own-home";
import type { Stores } from "@/stores/stores";
import { StoresContext } from "@/stores/use-stores";
import { Guard } from "./guard";
import { routes, stepsTo } from "./routes";
import { Screen } from "./screen";
import { Shell } from "./shell";

/** Rows of one layout stand under one route, so that the layout stays from screen to screen. */
const groups = new Map<LazyLayout | undefined, ScreenRoute[]>();
for (const row of routes) groups.set(row.layout, [...(groups.get(row.layout) ?? []), row]);

export const App = ({ stores }: { stores: Stores }) => (
  <StoresContext value={stores}>
    <OwnHome stores={stores}>
      <Routes>
        <Route element={<Shell />}>
          {[...groups].map(([layout, rows]) =>
            layout ? (
              <Route key={rows[0]?.path} element={<Framed in={layout} access={rows[0]!.access} />}>
                {rows.map(routeOf)}
              </Route>
            ) : (
              rows.map(routeOf)
            ),
          )}
        </Route>
      </Routes>
    </OwnHome>
  </StoresContext>
);

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
