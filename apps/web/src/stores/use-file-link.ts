import { isFailure } from "@toran/api-client/failure";
import { useEffect, useState } from "react";
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
      const reply = await (await calls.site()).assets.link({ query: { key } });
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
