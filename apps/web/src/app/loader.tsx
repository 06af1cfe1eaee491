import { isFailure } from "@toran/api-client/failure";
import { limits } from "@toran/contract/limits";
import { PageLoader } from "@toran/ui";
import { useEffect, useState } from "react";
import type { Calls } from "@/stores/calls";
import { useStores } from "@/stores/use-stores";

let animation: string | undefined;

/** The animation the server keeps, fetched once; without it the loader draws its own. */
async function fetchAnimation(calls: Calls) {
  const site = await calls.site();
  const file = await site.assets.public(
    { query: { key: "loader-animation" } },
    { showToast: false },
  );
  if (!isFailure(file)) animation = URL.createObjectURL(file);
}

/** Shown once something has been under way for a second. */
export function Loader() {
  const { calls } = useStores();
  const [shown, show] = useState(false);
  useEffect(() => {
    if (!animation) void fetchAnimation(calls).catch(() => undefined);
    const timer = setTimeout(show, limits.loaderAfter, true);
    return () => clearTimeout(timer);
  }, [calls]);
  return shown ? <PageLoader label="Saving" animation={animation} /> : null;
}
