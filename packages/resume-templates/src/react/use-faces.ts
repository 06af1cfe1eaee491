import { useEffect, useMemo, useState } from "react";
import { type FontPairId, fontPairs } from "../fonts/font-pairs";
import { loadFaces } from "../fonts/load-faces";
import { neededFaces } from "../fonts/needed-faces";

/** The families that could not be had, once all that a text needs were asked for; before that, nothing. */
export function useFaces(pair: FontPairId, text: string, resolveFont?: (url: string) => string) {
  const faces = useMemo(() => neededFaces(fontPairs[pair], text), [pair, text]);
  const key = faces.map(({ url }) => url).join(" ");
  const [ready, setReady] = useState<{ key: string; missing: string[] }>();
  useEffect(() => {
    let current = true;
    void loadFaces(faces, resolveFont).then((missing) => {
      if (current) setReady((known) => (known?.key === key ? known : { key, missing }));
    });
    return () => {
      current = false;
    };
  }, [faces, key, resolveFont]);
  return ready?.key === key ? ready.missing : undefined;
}
