import { isFailure } from "@toran/api-client/failure";
import type { PublishedResume as Published } from "@toran/contract/schemas/resume";
import { type ResumeLayout, ResumePages } from "@toran/resume-templates/react";
import { Alert, Button, Skeleton } from "@toran/ui";
import { ArrowLeft } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect, useMemo, useRef, useState } from "react";
import { isMissing } from "@/features/public-profile/is-missing";
import { Downloads } from "@/features/resume/downloads";
import { modelOf, optionsOf, withoutHidden } from "@/features/resume/model-of";
import { useBuiltTemplate } from "@/features/resume/use-built-template";
import { usePrint } from "@/features/resume/use-print";
import { useZoom } from "@/features/resume/use-zoom";
import { AppLink } from "@/lib/app-link";
import { Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { usePageTitle } from "@/lib/use-page-title";
import { momentOf } from "@/lib/moment-of";
import { paths } from "@/navigation/paths";
import { useStores } from "@/stores/use-stores";
import { PageNotFoundScreen } from "./page-not-found-screen";

/** The résumé of a published profile, for reading and taking along. Without a page there is none. */
export const PublishedResume = observer(function PublishedResume({ slug }: { slug: string }) {
  const { calls } = useStores();
  const [resume] = useState(
    () =>
      new Loadable<Published>(async () =>
        (await calls.student()).resumes.published({ params: { slug } }, { showToast: false }),
      ),
  );
  useEffect(() => void resume.load(), [resume]);
  const missing = isMissing(resume.failure);
  usePageTitle(
    missing ? "Page not found" : resume.value && `Résumé of ${resume.value.document.person.name}`,
  );
  if (missing) return <PageNotFoundScreen />;
  return (
    <div className="bg-canvas flex min-h-dvh flex-col">
      {resume.value ? (
        <Sheets slug={slug} published={resume.value} />
      ) : (
        <main className="mx-auto w-full max-w-200 p-6">
          <h1 className="sr-only">Résumé</h1>
          <Load of={resume} waiting={<Skeleton className="h-180" />}>
            {() => null}
          </Load>
        </main>
      )}
    </div>
  );
});

function Sheets({ slug, published }: { slug: string; published: Published }) {
  const { document, hidden, options: chosen, reader } = published;
  const photo = usePicture(slug, published.picture);
  const resume = useMemo(
    () => withoutHidden(modelOf(document, photo), hidden),
    [document, photo, hidden],
  );
  const options = useMemo(() => optionsOf(chosen), [chosen]);
  const { template, failed, retry } = useBuiltTemplate(published.template);
  const [layout, setLayout] = useState<ResumeLayout>();
  const desk = useRef<HTMLElement>(null);
  const zoom = useZoom(desk, layout?.plan.metrics.page.width);
  const { name } = resume.person;
  usePrint(desk, `${name} – Résumé`);
  return (
    <>
      <header className="border-rule bg-sheet sticky top-0 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 border-b px-6 py-2.5">
        <AppLink
          href={paths.site.profile.replace("*", slug)}
          className="text-ink-2 hover:text-ink inline-flex items-center gap-1.5"
        >
          <ArrowLeft aria-hidden="true" size={16} strokeWidth={1.75} />
          Profile
        </AppLink>
        <h1 className="title-lg me-auto min-w-0 wrap-anywhere">
          Résumé of <bdi>{name}</bdi>
        </h1>
        <Downloads
          resume={resume}
          options={layout?.plan.options ?? options}
          pages={desk}
          ready={layout !== undefined}
          footer={() => takenBy(reader)}
        />
      </header>
      <main ref={desk} className="min-w-0 flex-1 overflow-x-auto p-6">
        {failed && (
          <Alert
            tone="bad"
            title="The pages could not be loaded."
            action={
              <Button intent="secondary" size="sm" onClick={retry}>
                Try again
              </Button>
            }
          >
            Check your connection.
          </Alert>
        )}
        <div className="mx-auto w-fit">
          {template && (
            <ResumePages
              resume={resume}
              template={template}
              options={options}
              zoom={zoom.value}
              onLayout={setLayout}
            />
          )}
        </div>
      </main>
    </>
  );
}

/** Who took a copy, and when: it stands at the foot of each page of it. */
const takenBy = (reader: string | null) =>
  `Downloaded${reader ? ` by ${reader}` : ""} on ${momentOf(new Date())}`;

/** The address of a picture whose bytes come with the reader's own token. */
function usePicture(slug: string, key: string | null) {
  const { calls } = useStores();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!key) return;
    let made: string | undefined;
    let wanted = true;
    const bring = async () => {
      const { profile } = await calls.student();
      const bytes = await profile.file({ params: { slug }, query: { key } }, { showToast: false });
      if (!wanted || isFailure(bytes)) return;
      made = URL.createObjectURL(bytes);
      setAddress(made);
    };
    void bring();
    return () => {
      wanted = false;
      if (made) URL.revokeObjectURL(made);
    };
  }, [calls, slug, key]);
  return address;
}
