import { Alert } from "@toran/ui";
import { useSyncExternalStore } from "react";

function watch(changed: () => void) {
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
}

/** Under the top bar while there is no network; it is read out when it comes. */
export function Offline() {
  const online = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  );
  if (online) return null;
  return (
    <Alert tone="warn" role="alert" className="rounded-none px-6 py-1.5">
      You are offline. What you see may be old, and nothing can be saved until the network is back.
    </Alert>
  );
}
