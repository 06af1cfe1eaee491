import type { VisibilityLevel } from "@toran/contract/schemas/profile";
import { useStores } from "@/stores/use-stores";
import { paths } from "@/navigation/paths";
import { closedByErasure, useLeaving } from "../../leaving";
import { usePortfolio } from "../portfolio-context";

/** Who sees the public profile, in a sentence. */
const audience: Record<VisibilityLevel, string> = {
  PRIVATE: "Only you can see it.",
  COLLEGE: "Your college can see it.",
  CONNECTED_COMPANIES: "Your college and the companies it works with can see it.",
  ANYONE_WITH_LINK: "Anyone with the link can see it.",
};

/** The address of the public profile, whether anybody finds it, and how to copy it. */
export function useProfileLink() {
  const { feedback } = useStores();
  const { slug, visibility } = usePortfolio().around;
  const leaving = useLeaving();
  const name = slug.value?.slug;
  const level = visibility.value?.level;
  const path = name ? paths.site.profile.replace("*", name) : undefined;
  const url = path && new URL(path, window.location.origin).href;
  return {
    loaded: slug.value !== undefined && level !== undefined,
    failed: slug.failure ?? visibility.failure,
    retry: () => Promise.all([slug.load(), visibility.load()]),
    name,
    path,
    url,
    /** Who sees it, once it has an address. */
    seenBy: leaving ? closedByErasure : level && audience[level],
    live: Boolean(name) && level !== undefined && level !== "PRIVATE" && !leaving,
    leaving,
    copy: async () => {
      try {
        await navigator.clipboard.writeText(url ?? "");
        feedback.toast("success", "Link copied");
      } catch {
        feedback.toast(
          "error",
          "Your browser keeps the clipboard to itself. Copy the link by hand.",
        );
      }
    },
  };
}
