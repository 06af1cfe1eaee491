import { useEffect } from "react";
import { productName } from "@/lib/product";
import { useStores } from "@/stores/use-stores";

const reload = () => window.location.reload();

/** An old tab goes on working, and asks at the next change of the page to be loaded anew. */
export function useNewBuild(pathname: string) {
  const { builds, feedback } = useStores();
  useEffect(() => {
    if (!builds.isOld) return;
    feedback.toast("info", `A newer ${productName} is here`, {
      detail: "What you typed is kept.",
      duration: Number.POSITIVE_INFINITY,
      action: { label: "Load it", onPress: reload },
    });
  }, [builds, feedback, pathname]);
}
