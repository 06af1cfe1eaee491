import { Button, Dialog, TextField } from "@toran/ui";
import { Copy, Share2 } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { AppLink } from "@/lib/app-link";
import { paths } from "@/navigation/paths";
import { useProfileLink } from "./use-profile-link";

/** The link to the public profile, to hand on; or how to publish it first. */
export const ShareProfile = observer(function ShareProfile() {
  const [open, setOpen] = useState(false);
  const { url, seenBy, live, leaving, copy } = useProfileLink();
  const settings = (
    <Button asChild intent={live ? "secondary" : "primary"}>
      <AppLink href={paths.student.publicProfile} onClick={() => setOpen(false)}>
        {live ? "Change who sees it" : "Publish it"}
      </AppLink>
    </Button>
  );
  return (
    <>
      <Button intent="secondary" onClick={() => setOpen(true)}>
        <Share2 aria-hidden="true" size={16} strokeWidth={1.75} />
        Share profile
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Share your profile"
        description={
          live || leaving
            ? seenBy
            : "Nobody but you sees it yet. Choose an address and who may open it."
        }
        footer={
          <>
            {!leaving && settings}
            {live && (
              <Button onClick={() => void copy()}>
                <Copy aria-hidden="true" size={16} strokeWidth={1.75} />
                Copy the link
              </Button>
            )}
          </>
        }
      >
        {live && <TextField label="Link" readOnly value={url} />}
      </Dialog>
    </>
  );
});
