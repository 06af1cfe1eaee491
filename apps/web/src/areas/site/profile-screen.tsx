import { Avatar, DescriptionList, Skeleton } from "@toran/ui";
import { isFailure } from "@toran/api-client/failure";
import type { PublicProfile } from "@toran/contract/schemas/profile";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useParams } from "react-router-dom";
import { Loadable } from "@/lib/loadable";
import { useStores } from "@/stores/use-stores";
import { PageNotFoundScreen } from "./page-not-found-screen";
import { SitePage } from "./site-page";

/** What a student published, by slug. An unknown and a private one look alike: there is no page. */
export const ProfileScreen = observer(function ProfileScreen() {
  const { calls } = useStores();
  const { "*": slug = "" } = useParams();
  const [profile] = useState(
    () =>
      new Loadable<PublicProfile>(async () =>
        (await calls.student()).personal.userDataBySlug({ params: { slug } }, { showToast: false }),
      ),
  );
  useEffect(() => void profile.load(), [profile]);
  if (isFailure(profile.failure)) return <PageNotFoundScreen />;
  return (
    <SitePage>
      <article className="max-w-page mx-auto w-full px-6 py-10" aria-busy={profile.loading}>
        {profile.value ? (
          <Published profile={profile.value} />
        ) : (
          <Skeleton className="h-33 w-full" />
        )}
      </article>
    </SitePage>
  );
});

function Published({ profile }: { profile: PublicProfile }) {
  const name = [profile.firstName, profile.lastName].filter(Boolean).join(" ");
  return (
    <>
      <div className="flex items-center gap-6">
        <Avatar entity="person" name={name} size="xl" decorative />
        <div>
          <h1 className="title-4xl">{name}</h1>
          {profile.headline && <p className="text-ink-2 mt-1 text-lg">{profile.headline}</p>}
        </div>
      </div>
      {profile.about && <p className="max-w-read mt-6 text-base">{profile.about}</p>}
      <DescriptionList
        className="max-w-read mt-6"
        items={[
          { term: "College", value: profile.college },
          { term: "Department", value: profile.department },
          { term: "Graduates in", value: profile.graduationYear },
          { term: "City", value: profile.city },
        ]}
      />
    </>
  );
}
