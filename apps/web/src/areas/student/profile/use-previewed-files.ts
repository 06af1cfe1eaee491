import { isFailure } from "@toran/api-client/failure";
import type { PublishedProfile } from "@toran/contract/schemas/profile";
import { useEffect, useState } from "react";
import { useStores } from "@/stores/use-stores";

/** Every file that a page shows. */
function filesOf({ profile, ...page }: PublishedProfile) {
  const own = [profile.picture, profile.video?.key, profile.video?.captions];
  const ofItems = [page.projects, page.education, page.achievements].flatMap((items) =>
    items.map(({ file }) => file?.key),
  );
  return [...own, ...ofItems].filter((key) => typeof key === "string");
}

/** Addresses of the files of one's own page, which nobody else can open yet. */
export function usePreviewedFiles(page: PublishedProfile) {
  const { calls } = useStores();
  const [links, setLinks] = useState<ReadonlyMap<string, string>>();
  useEffect(() => {
    let wanted = true;
    const fetchLinks = async () => {
      const { assets } = await calls.site();
      const found = await Promise.all(
        filesOf(page).map(async (key): Promise<[string, string]> => {
          const reply = await assets.link({ query: { key } });
          return [key, isFailure(reply) ? "" : reply.data.url];
        }),
      );
      if (wanted) setLinks(new Map(found));
    };
    void fetchLinks();
    return () => {
      wanted = false;
    };
  }, [calls, page]);
  return links && ((key: string) => links.get(key) ?? "");
}
