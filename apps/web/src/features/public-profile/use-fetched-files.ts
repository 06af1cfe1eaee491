import { isFailure } from "@toran/api-client/failure";
import type { PublishedProfile } from "@toran/contract/schemas/profile";
import { useCallback, useEffect, useRef, useState } from "react";
import { useStores } from "@/stores/use-stores";
import type { Files } from "./files";

/** What is shown at once; a video is asked for by who wants to see it, for its owner is told. */
const pictures = ({ profile, projects }: PublishedProfile) =>
  [profile.picture, ...projects.map(({ file }) => file?.key)].filter((key) => key != null);

/** The files of a profile that not everybody may see: a picture sends no token, so its bytes are fetched. */
export function useFetchedFiles(slug: string, page: PublishedProfile | undefined): Files {
  const { calls, feedback } = useStores();
  const [addresses, setAddresses] = useState<Record<string, string>>({});
  const asked = useRef(new Set<string>());
  const made = useRef<string[]>([]);

  /** Gives why it does not come. */
  const bring = useCallback(
    async (key: string) => {
      if (asked.current.has(key)) return undefined;
      asked.current.add(key);
      const { profile } = await calls.student();
      const bytes = await profile.file({ params: { slug }, query: { key } }, { showToast: false });
      if (isFailure(bytes)) {
        asked.current.delete(key);
        return bytes;
      }
      const address = URL.createObjectURL(bytes);
      made.current.push(address);
      setAddresses((before) => ({ ...before, [key]: address }));
      return undefined;
    },
    [calls, slug],
  );
  const fetchFile = useCallback(
    async (key: string) => {
      const failure = await bring(key);
      // An ended session has its dialog.
      if (failure && failure.kind !== "ended") feedback.toast("error", failure.message);
      return !failure;
    },
    [bring, feedback],
  );

  useEffect(() => {
    if (page) void Promise.all(pictures(page).map((key) => bring(key)));
  }, [page, bring]);
  useEffect(() => {
    const addressesMade = made.current;
    return () => {
      for (const address of addressesMade) URL.revokeObjectURL(address);
    };
  }, []);
  return { fileUrl: (key) => addresses[key], fetchFile };
}
