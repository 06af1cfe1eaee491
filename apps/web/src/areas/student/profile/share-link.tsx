import { Button, IconButton } from "@toran/ui";
import { ArrowUpRight, Copy, Share2 } from "lucide-react";
import { useStores } from "@/stores/use-stores";
import { profileLink, profilePath } from "./profile-link";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

/** The link to the profile: to copy, to open, and to hand on where the device can. */
export function ShareLink({ slug }: { slug: string }) {
  const { feedback } = useStores();
  const link = profileLink(slug);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      feedback.toast("success", "Link copied");
    } catch {
      feedback.toast("error", "The link could not be copied. Select it and copy it yourself.");
    }
  };
  // Whoever closes the sheet of the device has changed their mind, and nothing is wrong.
  const share = () => navigator.share({ title: "My profile", url: link }).catch(() => undefined);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="border-rule-strong bg-lift flex h-(--control) min-w-0 items-center gap-1 rounded-md border ps-3 pe-1">
        <span className="min-w-0 truncate select-all">{link}</span>
        <IconButton size="sm" label="Copy the link" onClick={() => void copy()}>
          <Copy {...icon} />
        </IconButton>
      </p>
      <Button asChild intent="secondary">
        <a href={profilePath(slug)} target="_blank" rel="noopener">
          Open<span className="sr-only"> the page in a new tab</span>
          <ArrowUpRight {...icon} />
        </a>
      </Button>
      {"share" in navigator && (
        <Button intent="secondary" onClick={() => void share()}>
          <Share2 {...icon} />
          Share
        </Button>
      )}
    </div>
  );
}
