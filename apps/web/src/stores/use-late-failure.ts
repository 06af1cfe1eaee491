import type { ApiFailure } from "@toran/api-client/failure";
import { useIsHere } from "@/lib/use-is-here";
import { useStores } from "./use-stores";

/**
 * Tells why something failed where the form that says it is gone by then: its dialog was closed, or its screen left.
 * What was typed is kept, and is there when the form is opened again.
 */
export function useLateFailure() {
  const { feedback } = useStores();
  const isHere = useIsHere();
  return (title: string, { kind, reason }: ApiFailure) => {
    // An ended session has its dialog.
    if (isHere.current || kind === "ended") return;
    feedback.toast("error", title, { detail: reason });
  };
}
