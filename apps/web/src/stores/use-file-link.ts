import { isFailure } from "@toran/api-client/failure";
import { useEffect, useRef, useState } from "react";
import { useStores } from "./use-stores";

const settled = 5 * 60 * 1000;

/** An address that opens one private file for some minutes, and how to ask for a new one. */
export function useFileLink(key: string | undefined) {
  const { calls } = useStores();
  const [link, setLink] = useState<{ key: string; url: string; at: number }>();
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (!key) return;
    let wanted = true;
    const fetchLink = async () => {
      // Whoever reads on need not hear that the next address has to wait.
      const quiet = asked > 0 && { showToast: false };
      const reply = await (await calls.site()).assets.link({ query: { key } }, { ...quiet });
      if (wanted && !isFailure(reply)) setLink({ key, url: reply.data.url, at: Date.now() });
    };
    void fetchLink();
    return () => {
      wanted = false;
    };
  }, [asked, calls, key]);
  // A file that cannot be shown at all is not asked for again and again.
  const renew = () => {
    if (link && Date.now() - link.at > settled) setAsked((before) => before + 1);
  };
  return [link && link.key === key ? link.url : undefined, renew] as const;
}

const minute = 60_000;

/** The address of a private file on a page that stays open: asked for anew before it stops working. */
export function useLastingFileLink(key: string | undefined) {
  const [url, renew] = useFileLink(key);
  const newest = useRef(renew);
  useEffect(() => {
    newest.current = renew;
  });
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") newest.current();
    };
    const timer = setInterval(look, minute);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return url;
}
