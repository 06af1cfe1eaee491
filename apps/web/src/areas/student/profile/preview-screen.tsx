import type { PublishedProfile, viewers } from "@toran/contract/schemas/profile";
import { Button, EmptyState, SegmentedControl } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { publicBadge } from "@/features/evidence/evidence-badge";
import { PublicProfile } from "@/features/public-profile/public-profile";
import { AppLink } from "@/lib/app-link";
import { Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { paths } from "@/navigation/paths";
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

const Previewed = observer(function Previewed({ viewer }: { viewer: Viewer }) {
  const { calls } = useStores();
  const [page] = useState(
    () =>
      new Loadable(async () => (await calls.student()).profile.preview({ query: { as: viewer } })),
  );
  useEffect(() => void page.load(), [page]);
  if (page.value) return <Page page={page.value} />;
  return (
    <main className="bg-sheet grid min-h-dvh place-items-center px-6">
      <h1 className="sr-only">Preview of your profile</h1>
      <Load of={page}>
        {() => (
          <EmptyState
            title="No page for them"
            action={
              <Button asChild>
                <AppLink href={paths.student.publicProfile}>Choose who sees it</AppLink>
              </Button>
            }
          >
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
