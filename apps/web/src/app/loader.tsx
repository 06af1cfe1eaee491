import { limits } from "@toran/contract/limits";
import { PageLoader } from "@toran/ui";
import { useEffect, useState } from "react";

/** Shown once something has been under way for a second. */
export function Loader() {
  const [shown, show] = useState(false);
  useEffect(() => {
    const timer = setTimeout(show, limits.loaderAfter, true);
    return () => clearTimeout(timer);
  }, []);
  return shown ? <PageLoader label="Saving" /> : null;
}
