import { Button, PageHeader, SettingsSection, StatusPill } from "@toran/ui";
import { Eye } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { AppLink } from "@/lib/app-link";
import { Load } from "@/lib/load";
import { paths } from "@/navigation/paths";
import { useStores } from "@/stores/use-stores";
import { closedByErasure, useLeaving } from "../leaving";
import { Audience } from "./audience";
import { ProfileStore } from "./profile-store";
import { ShareLink } from "./share-link";
import { ShownFields, ShownSections } from "./shown-fields";
import { SlugEditor } from "./slug-editor";
import { levelWords } from "./words";

/** Everything that decides about the public profile: its address, its readers, and what they read. */
export const PublicProfileScreen = observer(function PublicProfileScreen() {
  const { calls } = useStores();
  const [store] = useState(() => new ProfileStore(calls));
  useEffect(() => store.load(), [store]);
  return (
    <>
      <PageHeader
        title="Public profile"
        context="One page that you can send to anyone. You decide what is on it."
        actions={
          <Button asChild intent="secondary">
            <AppLink href={paths.student.profilePreview}>
              <Eye aria-hidden="true" size={16} strokeWidth={1.75} />
              Preview
            </AppLink>
          </Button>
        }
      />
      <div className="border-rule border-t px-6 pt-6 pb-10">
        <Load of={store.visibility}>
          {() => <Load of={store.slug}>{() => <Sections store={store} />}</Load>}
        </Load>
      </div>
    </>
  );
});

const Sections = observer(function Sections({ store }: { store: ProfileStore }) {
  const now = store.visibility.value;
  if (!now) return null;
  return (
    <div className="divide-rule flex flex-col divide-y">
      <SettingsSection title="Address" description="Where your page is, as long as it is live.">
        <Live store={store} />
        <SlugEditor store={store} />
      </SettingsSection>
      <SettingsSection
        title="Who sees it"
        description={
          <>
            Nobody, until you publish it. You can take it back at any time; it is gone within a
            minute. <AppLink href={paths.student.accessLog}>See who opened it</AppLink>.
          </>
        }
      >
        <Audience store={store} level={now.level} indexed={now.indexed} />
      </SettingsSection>
      <SettingsSection
        title="What they see"
        description="Your name, headline, college, degree and year are always on the page. Switches act at once."
      >
        <ShownFields store={store} now={now} />
        <ShownSections store={store} now={now} />
      </SettingsSection>
    </div>
  );
});

const Live = observer(function Live({ store }: { store: ProfileStore }) {
  const level = store.visibility.value?.level ?? "PRIVATE";
  const leaving = useLeaving();
  const live = store.isLive && !leaving;
  return (
    <div className="grid gap-3">
      <p className="flex items-center gap-2" aria-live="polite">
        <StatusPill glyph={live ? "done" : "ring"} tone={live ? "ok" : "idle"}>
          {live ? "Live" : leaving ? "Closed" : "Not published"}
        </StatusPill>
        <span className="text-ink-3">{leaving ? closedByErasure : levelWords[level].live}</span>
      </p>
      {live && store.address && <ShareLink slug={store.address} />}
    </div>
  );
});
