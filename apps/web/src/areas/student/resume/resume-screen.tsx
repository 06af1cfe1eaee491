import { Skeleton } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { AppLink } from "@/lib/app-link";
import { Load } from "@/lib/load";
import { usePageName } from "@/lib/use-page-title";
import { useStores } from "@/stores/use-stores";
import { isEmpty, NothingYet } from "./nothing-yet";
import { Studio } from "./studio";
import { StudioStore } from "./studio-store";
import { versionPath } from "./versions/version-path";

const uuid = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** The résumé studio: the version that the address names, or the default. */
export function ResumeScreen() {
  const { pathname } = useLocation();
  const id = uuid.exec(pathname)?.[0];
  return (
    <>
      <h1 className="sr-only">Résumé studio</h1>
      <OpenStudio key={id} id={id} />
    </>
  );
}

const OpenStudio = observer(function OpenStudio({ id }: { id: string | undefined }) {
  const stores = useStores();
  const [store] = useState(() => new StudioStore(stores, id));
  useEffect(() => store.open(), [store]);
  const { version, resume } = store;
  usePageName(store.current?.name);
  if (version && resume.value) {
    const { document } = resume.value;
    return isEmpty(document) ? (
      <NothingYet />
    ) : (
      <Studio store={store} version={version} document={document} />
    );
  }
  return (
    <div className="flex min-h-0 flex-1 flex-col p-6">
      <Load
        of={resume}
        waiting={<Desk />}
        back={
          <AppLink href={versionPath("all")} className="link">
            Open your default version
          </AppLink>
        }
      >
        {() => null}
      </Load>
    </div>
  );
});

const Desk = () => (
  <div className="grid gap-6 lg:grid-cols-[--spacing(50)_minmax(0,1fr)_--spacing(72)]">
    <div className="grid grid-cols-2 gap-3">
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <Skeleton key={place} className="h-31" />
      ))}
    </div>
    <Skeleton className="h-180" />
    <div className="grid content-start gap-4">
      <Skeleton className="h-9" />
      <Skeleton className="h-9" />
      <Skeleton className="h-40" />
    </div>
  </div>
);
