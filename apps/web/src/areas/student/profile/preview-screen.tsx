import { type ApiFailure, isFailure } from "@toran/api-client/failure";
import type { PublishedProfile, viewers } from "@toran/contract/schemas/profile";
import { Alert, Button, EmptyState, SegmentedControl } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { publicBadge } from "@/features/evidence/evidence-badge";
import { PublicProfile } from "@/features/public-profile/public-profile";
import { AppLink } from "@/lib/app-link";
import { Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { paths } from "@/navigation/paths";
import type { Calls } from "@/stores/calls";
import { useStores } from "@/stores/use-stores";
import { usePreviewedFiles } from "./use-previewed-files";

type Viewer = (typeof viewers)[number];
const options: { value: Viewer; label: string }[] = [
  { value: "STRANGER", label: "Stranger" },
  { value: "COLLEGE", label: "College" },
  { value: "COMPANY", label: "Company" },
];

/** The public profile as others find it, the page itself and nothing in place of it. */
export function PreviewScreen() {
  const [viewer, setViewer] = useState<Viewer>("STRANGER");
  return (
    <>
      <section
        aria-label="Preview"
        className="bg-canvas border-rule sticky top-0 z-10 flex flex-wrap items-center gap-4 border-b px-6 py-2.5"
      >
        <p className="font-medium">What others see</p>
        <SegmentedControl
          look="view"
          label="Seen by"
          options={options}
          value={viewer}
          onValueChange={setViewer}
        />
        <Button asChild intent="secondary" size="sm" className="ms-auto">
          <AppLink href={paths.student.publicProfile}>Close the preview</AppLink>
        </Button>
      </section>
      <Previewed key={viewer} viewer={viewer} />
    </>
  );
}

interface Seen {
  /** The page; without one the account itself is closed. */
  page: PublishedProfile | null;
  /** Whether the viewer finds it. */
  found: boolean;
}

/** What a viewer finds; where that is nothing, the page as its owner would show it. */
async function seenBy(viewer: Viewer, calls: Calls): Promise<{ data: Seen } | ApiFailure> {
  const { profile } = await calls.student();
  const theirs = await profile.preview({ query: { as: viewer } });
  if (isFailure(theirs)) return theirs;
  if (theirs.data) return { data: { page: theirs.data, found: true } };
  const own = await profile.preview({ query: { as: "SELF" } });
  return isFailure(own) ? own : { data: { page: own.data, found: false } };
}

const Previewed = observer(function Previewed({ viewer }: { viewer: Viewer }) {
  const { calls } = useStores();
  const [seen] = useState(() => new Loadable(() => seenBy(viewer, calls)));
  useEffect(() => void seen.load(), [seen]);
  const choose = <AppLink href={paths.student.publicProfile}>Choose who sees it</AppLink>;
  if (seen.value?.page)
    return (
      <>
        {!seen.value.found && (
          <section aria-label="Who finds it" className="bg-canvas border-rule border-b px-6 py-2.5">
            <Alert
              tone="warn"
              title="No page for them"
              action={
                <Button asChild intent="secondary" size="sm">
                  {choose}
                </Button>
              }
            >
              They are told that there is no page at this address. You see it as you would publish
              it.
            </Alert>
          </section>
        )}
        <Page page={seen.value.page} />
      </>
    );
  return (
    <main className="bg-sheet grid min-h-dvh place-items-center px-6">
      <h1 className="sr-only">Preview of your profile</h1>
      <Load of={seen}>
        {() => (
          <EmptyState title="No page for them" action={<Button asChild>{choose}</Button>}>
            They are told that there is no page at this address.
          </EmptyState>
        )}
      </Load>
    </main>
  );
});

function Page({ page }: { page: PublishedProfile }) {
  const fileUrl = usePreviewedFiles(page);
  if (!fileUrl) return <main aria-busy className="bg-sheet min-h-dvh" />;
  return <PublicProfile badge={publicBadge} page={page} fileUrl={fileUrl} />;
}
