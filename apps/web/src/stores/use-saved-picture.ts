import { isFailure } from "@toran/api-client/failure";
import { useCallback, useEffect, useState } from "react";
import { useStores } from "./use-stores";

/** An address for a saved picture, and how another takes its place. It is of this page alone. */
export function useSavedPicture(key: string | null | undefined) {
  const { calls } = useStores();
  const [url, setUrl] = useState<string>();
  const show = useCallback(
    (blob: Blob | undefined) => setUrl(blob && URL.createObjectURL(blob)),
    [],
  );
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);

  useEffect(() => {
    if (!key) return;
    let wanted = true;
    const fetchSaved = async () => {
      const { assets } = await calls.site();
      const reply = await assets.private({ query: { key } }, { showToast: false });
      if (wanted && !isFailure(reply)) show(reply);
    };
    void fetchSaved();
    return () => {
      wanted = false;
    };
  }, [calls, key, show]);

  return [url, show] as const;
}
