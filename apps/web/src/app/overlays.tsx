import { observer } from "mobx-react-lite";
import { lazy, Suspense } from "react";
import { loadChunk } from "@/lib/load-chunk";
import { useStores } from "@/stores/use-stores";

const Toasts = lazy(() =>
  loadChunk(() => import("./toasts")).then(({ Toasts: drawn }) => ({ default: drawn })),
);
const SessionExpired = lazy(() =>
  loadChunk(() => import("./session-expired")).then(({ SessionExpired: drawn }) => ({
    default: drawn,
  })),
);
const Loader = lazy(() =>
  loadChunk(() => import("./loader")).then(({ Loader: drawn }) => ({ default: drawn })),
);

/** What lies over every screen. The code of each comes with its first use. */
export const Overlays = observer(function Overlays() {
  const { feedback, session } = useStores();
  return (
    <Suspense>
      {feedback.toasts.length > 0 && <Toasts />}
      {feedback.busy && <Loader />}
      {session.expired && <SessionExpired />}
    </Suspense>
  );
});
