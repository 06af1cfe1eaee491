import { useState } from "react";
import { useLeaveWarning } from "@/lib/use-leave-warning";
import type { SessionStore } from "@/stores/session-store";
import { useStores } from "@/stores/use-stores";

type Codes = readonly string[] | undefined;
const unkept = new WeakMap<SessionStore, Codes>();

/**
 * Recovery codes that were made and not yet kept. They are told once, so whoever looks at another screen first finds them
 * here again; they are in no storage, and go with the session.
 */
export function useUnkeptCodes() {
  const { session } = useStores();
  const [codes, show] = useState(unkept.get(session));
  useLeaveWarning(codes !== undefined);
  const setCodes = (next: Codes) => {
    show(next);
    unkept.set(session, next);
    if (next) session.onLeave(() => unkept.delete(session));
  };
  return [codes, setCodes] as const;
}
