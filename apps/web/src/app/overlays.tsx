import { observer } from "mobx-react-lite";
import { type ComponentType, useEffect, useState } from "react";
import { useStores } from "@/stores/use-stores";

/** Milliseconds after which code that did not come is asked for again. */
const again = 3_000;

/**
 * Drawn once its code is there. What does not come is asked for again and never thrown: a fall here would take all
 * that lies over the screens, and loading the page anew what stands in them.
 */
function late(fetch: () => Promise<ComponentType>) {
  let here: ComponentType | undefined;
  const load = async () => (here ??= await fetch());
  function Late() {
    const [Part, setPart] = useState(() => here);
    useEffect(() => {
      if (Part) return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let gone = false;
      const ask = async () => {
        const part = await load().catch(() => undefined);
        if (gone) return;
        if (part) setPart(() => part);
        else timer = setTimeout(() => void ask(), again);
      };
      void ask();
      return () => {
        gone = true;
        clearTimeout(timer);
      };
    }, [Part]);
    return Part ? <Part /> : null;
  }
  return { Late, load };
}

const toasts = late(() => import("./toasts").then((m) => m.Toasts));
const expired = late(() => import("./session-expired").then((m) => m.SessionExpired));
const loader = late(() => import("./loader").then((m) => m.Loader));

/** Fetches all of it ahead: the first message of somebody at work may be that there is no network. */
export const loadOverlays = () =>
  Promise.allSettled([toasts, expired, loader].map(({ load }) => load()));

/** What lies over every screen. The code of each comes with its first use, or ahead of it. */
export const Overlays = observer(function Overlays() {
  const { feedback, session } = useStores();
  return (
    <>
      {feedback.toasts.length > 0 && <toasts.Late />}
      {feedback.busy && <loader.Late />}
      {session.expired && <expired.Late />}
    </>
  );
});
