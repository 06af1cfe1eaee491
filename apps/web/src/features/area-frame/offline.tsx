import { WifiOff } from "lucide-react";
import { useSyncExternalStore } from "react";

function watch(changed: () => void) {
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
}

/** Under the top bar while there is no network. Its place is there before, so that it is read out when it fills. */
export function Offline() {
  const online = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  );
  return (
    <output className="block">
      {!online && (
        <span className="bg-warn-tint text-warn flex min-h-8 items-center gap-2.5 px-6 py-1">
          <WifiOff aria-hidden="true" size={16} strokeWidth={1.75} className="flex-none" />
          You are offline. What you see may be old, and nothing can be saved until the network is
          back.
        </span>
      )}
    </output>
  );
}
