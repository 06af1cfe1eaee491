import { Skeleton } from "@toran/ui";
import { isFailure } from "@toran/api-client/failure";
import type { PublishedProfile } from "@toran/contract/schemas/profile";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useParams } from "react-router-dom";
import { PublicProfile } from "@/features/public-profile/public-profile";
import { publishedFile } from "@/features/public-profile/published-file";
import { publishedInHtml } from "@/features/public-profile/published-in-html";
import { Loadable } from "@/lib/loadable";
import { useStores } from "@/stores/use-stores";
import { PageNotFoundScreen } from "./page-not-found-screen";
import { SitePage } from "./site-page";

/** What a student published, by slug. An unknown and a private one look alike: there is no page. */
export const ProfileScreen = observer(function ProfileScreen() {
  const { calls } = useStores();
  const { "*": slug = "" } = useParams();
  const [profile] = useState(() => {
    const page = new Loadable<PublishedProfile>(async () =>
      (await calls.student()).profile.view({ params: { slug } }, { showToast: false }),
    );
    const drawn = publishedInHtml(slug);
    if (drawn) page.set(drawn);
    return page;
  });
  // Also where the page came in the HTML: whoever is signed in may see more, and is told apart.
  useEffect(() => void profile.load(), [profile]);
  if (isFailure(profile.failure)) return <PageNotFoundScreen />;
  if (profile.value)
    return (
      <PublicProfile page={profile.value} fileUrl={publishedFile(profile.value.profile.slug)} />
    );
  return (
    <SitePage>
      <div className="max-w-page mx-auto w-full px-6 py-10" aria-busy>
        <Skeleton className="h-33 w-full" />
      </div>
    </SitePage>
  );
});
