import { useEffect, useMemo, useState } from "react";
import { type FontPairId, fontPairs } from "../fonts/font-pairs";
import { loadFaces } from "../fonts/load-faces";
import { neededFaces } from "../fonts/needed-faces";

/** The families that could not be had, once all that a text needs were asked for; before that, nothing. */
export function useFaces(pair: FontPairId, text: string, resolveFont?: (url: string) => string) {
  const faces = useMemo(() => neededFaces(fontPairs[pair], text), [pair, text]);
  const key = faces.map(({ url }) => url).join(" ");
  const [ready, setReady] = useState<Ready>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let current = true;
    void loadFaces(faces, resolveFont).then((missing) => {
      const now = { key, missing };
      if (current) setReady((known) => (isSame(known, now) ? known : now));
    });
    return () => {
      current = false;
    };
  }, [faces, key, resolveFont, tries]);
  const isLacking = Boolean(ready?.missing.length);
  useEffect(() => {
    if (!isLacking) return;
    const again = () => setTries((before) => before + 1);
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [isLacking]);
  return ready?.key === key ? ready.missing : undefined;
}

/** How it went with the faces under a key. */
interface Ready {
  key: string;
  missing: string[];
}

const isSame = (known: Ready | undefined, now: Ready) =>
  known?.key === now.key && known.missing.join() === now.missing.join();
