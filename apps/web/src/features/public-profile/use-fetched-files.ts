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
  const { calls } = useStores();
  const [addresses, setAddresses] = useState<Record<string, string>>({});
  const asked = useRef(new Set<string>());
  const made = useRef<string[]>([]);

  const fetchFile = useCallback(
    (key: string) => {
      if (asked.current.has(key)) return;
      asked.current.add(key);
      const bring = async () => {
        const { profile } = await calls.student();
        const bytes = await profile.file(
          { params: { slug }, query: { key } },
          { showToast: false },
        );
        if (isFailure(bytes)) return void asked.current.delete(key);
        const address = URL.createObjectURL(bytes);
        made.current.push(address);
        setAddresses((before) => ({ ...before, [key]: address }));
      };
      void bring();
    },
    [calls, slug],
  );

  useEffect(() => {
    if (page) for (const key of pictures(page)) fetchFile(key);
  }, [page, fetchFile]);
  useEffect(() => {
    const addressesMade = made.current;
    return () => {
      for (const address of addressesMade) URL.revokeObjectURL(address);
    };
  }, []);
  return { fileUrl: (key) => addresses[key], fetchFile };
}
