import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { idle } from "@/lib/idle";
import { areaOfPath } from "@/navigation/areas";
import { StoresContext, startStores } from "@/stores/use-stores";
import { App } from "./app";
import { BrowserRouter } from "./browser-router";
import { loadOverlays, Overlays } from "./overlays";
import { enterArea, rowOf } from "./routes";
import { prepare } from "./screen";

/** Whoever needs what does not come asks again, and tells. */
const quietly = (coming: Promise<unknown>) => coming.catch(() => undefined);

const enteredAt = (path: string) => {
  const area = areaOfPath(path);
  return area && quietly(enterArea(area));
};
// Not behind the stores, which are on their way too.
void enteredAt(window.location.pathname);

/** Starts the application in the place of whatever stood there. */
export async function start(root: HTMLElement) {
  // The server writes the theme that was chosen into its pages; those of another server come without it.
  if (document.cookie && !document.documentElement.dataset["theme"])
    void import("@/lib/theme").then(
      ({ wearTheme }) => wearTheme(),
      () => undefined,
    );
  const stores = await startStores();
  const path = window.location.pathname;
  // What a screen asks the server with comes beside the screen, not behind it.
  const area = stores.session.isAuth ? areaOfPath(path) : undefined;
  if (area) void quietly(stores.calls[area]());
  await enteredAt(path);
  await quietly(prepare(rowOf(path)));
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <App stores={stores} />
      </BrowserRouter>
    </StrictMode>,
  );
  await startOverlays();
  // Those who are not at work yet are told at the fields of their form.
  if (area) void idle(2_000).then(loadOverlays);
}

let overlaid = false;

/** What lies over every screen has a root of its own: it outlives the change from one to another. */
export async function startOverlays() {
  if (overlaid) return;
  overlaid = true;
  const stores = await startStores();
  const place = document.createElement("div");
  document.body.append(place);
  createRoot(place).render(
    <StoresContext value={stores}>
      <Overlays />
    </StoresContext>,
  );
}
