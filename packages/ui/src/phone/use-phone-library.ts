import { useEffect, useState } from "react";
import type { PhoneLibrary } from "./countries";

let loaded: PhoneLibrary | undefined;

/** The phone library once it is there; the field works as plain text until then, and without it. */
export function usePhoneLibrary(): PhoneLibrary | undefined {
  const [library, setLibrary] = useState(loaded);
  useEffect(() => {
    if (library) return;
    let wanted = true;
    import("libphonenumber-js/min").then(
      (came) => {
        loaded = came;
        if (wanted) setLibrary(came);
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [library]);
  return library;
}
