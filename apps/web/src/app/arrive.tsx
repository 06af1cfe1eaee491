import { hydrateRoot } from "react-dom/client";
import { steer } from "@/lib/go";
import { idle } from "@/lib/idle";
import { loadChunk } from "@/lib/load-chunk";
import type { LazyScreen } from "@/navigation/screen-route";
import { startStores } from "@/stores/use-stores";
import { fetchAllStyles } from "./all-styles";
import { Arrival } from "./arrival";
import { somebodyIsIn } from "./in-html";
import { tellStill } from "./missing-app";
import { tooNarrow } from "./too-narrow";

/** All that the application starts from: once what stood there has made way for it, there is nothing to fall back on. */
export async function fetchApp() {
  const [{ start, startOverlays }] = await Promise.all([import("./start"), startStores()]);
  return { start, startOverlays };
}

/**
 * Makes the screen in the HTML work by itself. The application follows when the browser is idle,
 * and takes over when the visitor goes on, signs in (here or in another tab) or makes the window
 * too narrow.
 */
export async function arrive(root: HTMLElement, lazy: LazyScreen) {
  const { replay, lead } = holdSubmit();
  const Screen = await loadChunk(lazy).catch(() => undefined);
  // What stands there can be read and what was typed stays, but nothing is sent from it.
  if (!Screen) return lead(tellStill(root));
  const island = hydrateRoot(
    root,
    <Arrival onWork={replay}>
      <Screen />
    </Arrival>,
  );
  // Behind the moment in which the form begins to work.
  const styled = idle(500).then(() => fetchAllStyles());
  let left = false;
  async function takeOver(to?: string, replace?: boolean, state?: unknown) {
    if (left) return;
    left = true;
    const app = await fetchApp().catch(() => undefined);
    // Nobody asked to leave: the page stays with what was typed, until there is a reason again.
    if (!app && !to && !somebodyIsIn()) {
      left = false;
      return;
    }
    window.removeEventListener("storage", followTab);
    window.removeEventListener("resize", followWidth);
    window.removeEventListener("pageshow", followReturn);
    await styled;
    // The router keeps what comes with a step under this name.
    if (to) window.history[replace ? "replaceState" : "pushState"]({ usr: state }, "", to);
    // What the application cannot do the browser does, which says so where there is no network.
    if (!app) return window.location.reload();
    island.unmount();
    await app.start(root);
  }
  const followTab = () => void takeOver();
  const followWidth = () => tooNarrow() && void takeOver();
  // Who goes back to a page that the browser had put aside may have logged in meanwhile.
  const followReturn = ({ persisted }: PageTransitionEvent) =>
    persisted && somebodyIsIn() && void takeOver();
  window.addEventListener("storage", followTab);
  window.addEventListener("resize", followWidth);
  window.addEventListener("pageshow", followReturn);
  steer(
    (to, { replace, state } = {}) => void takeOver(to, replace, state),
    () => void takeOver(),
  );
  void Promise.all([idle(4000).then(fetchApp), styled]).then(([{ startOverlays }]) =>
    startOverlays(),
  );
}

/**
 * Keeps the wish to send a form that does not work yet, until it does; what was typed stays in its fields. Where it
 * never will, the wish leads to what can be done about that.
 */
function holdSubmit() {
  let held: HTMLFormElement | undefined;
  const hold = (event: SubmitEvent) => {
    event.preventDefault();
    if (event.target instanceof HTMLFormElement) held = event.target;
  };
  document.addEventListener("submit", hold, { capture: true });
  return {
    replay: () => {
      document.removeEventListener("submit", hold, { capture: true });
      held?.requestSubmit();
      held = undefined;
    },
    lead: (to: HTMLElement) => {
      document.addEventListener("submit", () => to.focus());
      if (held) to.focus();
    },
  };
}
