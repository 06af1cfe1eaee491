import { Skeleton } from "@toran/ui";
import type { PublishedProfile } from "@toran/contract/schemas/profile";
import { observer } from "mobx-react-lite";
import { lazy, Suspense, useEffect, useState } from "react";
import { Navigate, useParams } from "react-router-dom";
import { publicBadge } from "@/features/evidence/evidence-badge";
import { isMissing } from "@/features/public-profile/is-missing";
import { PublicProfile, type PublicProfileProps } from "@/features/public-profile/public-profile";
import { publishedFile } from "@/features/public-profile/published-file";
import { nameOf } from "@/features/public-profile/said";
import { useFetchedFiles } from "@/features/public-profile/use-fetched-files";
import { publishedInHtml } from "@/features/public-profile/published-in-html";
import { slugOfResume } from "@/features/public-profile/published-resume-path";
import { loadChunk } from "@/lib/load-chunk";
import { Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { usePageTitle } from "@/lib/use-page-title";
import { useOwnHome } from "@/navigation/own-home";
import { paths } from "@/navigation/paths";
import { useStores } from "@/stores/use-stores";
import { PageNotFoundScreen } from "./page-not-found-screen";
import { SitePage } from "./site-page";

const PublishedResume = lazy(() =>
  loadChunk(() => import("./published-resume")).then((m) => ({ default: m.PublishedResume })),
);

const quiet = { showToast: false, showLoader: false };

/** What a student published, by slug: their page, or the résumé that goes with it. */
export function ProfileScreen() {
  const { "*": asked = "" } = useParams();
  const slug = slugOfResume(asked);
  if (!slug) return <Profile slug={asked} />;
  return (
    <Suspense>
      <PublishedResume key={slug} slug={slug} />
    </Suspense>
  );
}

/** An unknown and a private profile look alike: there is no page. */
const Profile = observer(function Profile({ slug }: { slug: string }) {
  const stores = useStores();
  const { calls } = stores;
  const home = useOwnHome();
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
  const missing = isMissing(profile.failure);
  const tellOpened = async (key: string) => {
    const { profile: published } = await calls.student();
    await published.opened({ params: { slug }, query: { key } }, quiet);
  };
  usePageTitle(missing ? "Page not found" : profile.value && nameOf(profile.value.profile));
  if (missing) return <PageNotFoundScreen />;
  if (profile.value) {
    const today = profile.value.profile.slug;
    if (today !== slug) return <Navigate replace to={paths.site.profile.replace("*", today)} />;
    const shown = {
      badge: publicBadge,
      page: profile.value,
      home,
    };
    const { isAuth } = stores.session;
    // What came in the HTML is for everybody, and so are its files.
    if (isAuth && !publishedInHtml(slug)) return <KnownVisitor {...shown} />;
    return (
      <PublicProfile
        {...shown}
        fileUrl={publishedFile(today)}
        opened={isAuth ? tellOpened : undefined}
      />
    );
  }
  return (
    <SitePage>
      <div className="max-w-page mx-auto w-full px-6 py-10">
        <h1 className="sr-only">Profile</h1>
        <Load of={profile} waiting={<Skeleton className="h-33 w-full" />}>
          {() => null}
        </Load>
      </div>
    </SitePage>
  );
});

/** Somebody who is signed in may see what a stranger does not. */
function KnownVisitor(shown: Omit<PublicProfileProps, "fileUrl">) {
  const { page } = shown;
  return <PublicProfile {...shown} {...useFetchedFiles(page.profile.slug, page)} />;
}
