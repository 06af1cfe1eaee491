import { useEffect, useMemo, useState } from "react";
import { type FontPairId, fontPairs } from "../fonts/font-pairs";
import { type LoadedFaces, loadFaces } from "../fonts/load-faces";
import { neededFaces } from "../fonts/needed-faces";

interface Setting {
  pair: FontPairId;
  text: string;
  locale: string;
  resolveFont: ((url: string) => string) | undefined;
}

/** What came of the faces, once all that a text needs were asked for; before that, nothing. */
export function useFaces({ pair, text, locale, resolveFont }: Setting): LoadedFaces | undefined {
  const needed = useMemo(() => neededFaces(fontPairs[pair], text, locale), [pair, text, locale]);
  const [ready, setReady] = useState<Ready>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let current = true;
    void loadFaces(needed, resolveFont).then((come) => {
      const now = { key: needed.key, ...come };
      if (current) setReady((known) => (isSame(known, now) ? known : now));
    });
    return () => {
      current = false;
    };
  }, [needed, resolveFont, tries]);
  const isLacking = Boolean(ready?.missing.length);
  useEffect(() => {
    if (!isLacking) return;
    const again = () => setTries((before) => before + 1);
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [isLacking]);
  return ready?.key === needed.key ? ready : undefined;
}

/** How it went with the faces under a key. */
interface Ready extends LoadedFaces {
  key: string;
}

const isSame = (known: Ready | undefined, now: Ready) =>
  known?.key === now.key && known.missing.join() === now.missing.join();
