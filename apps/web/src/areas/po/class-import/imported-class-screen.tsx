import type { ImportResult } from "@toran/contract/schemas/student-import";
import { Alert, Button, Meter, PageHeader } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useParams } from "react-router-dom";
import { AppLink } from "@/lib/app-link";
import { Load } from "@/lib/load";
import { usePageTitle } from "@/lib/use-page-title";
import { momentOf } from "@/lib/moment-of";
import { paths } from "@/navigation/paths";
import { useStores } from "@/stores/use-stores";
import { useMayChange } from "../use-may-change";
import { ClassImportStore } from "./class-import-store";
import { Commit } from "./commit";
import { Mapping } from "./mapping";
import { Outcome } from "./outcome";
import { Rows } from "./rows";
import { rowsOf } from "./words";

/** One class list: looked through, taken in, and undone. */
export function ImportedClassScreen() {
  const { id = "" } = useParams();
  return <ImportedClass key={id} id={id} />;
}

const ImportedClass = observer(function ImportedClass({ id }: { id: string }) {
  const { calls } = useStores();
  const [store] = useState(() => new ClassImportStore(calls, id));
  useEffect(() => {
    void store.open();
    return () => store.close();
  }, [store]);
  const found = store.found.value;
  usePageTitle(found?.fileName);
  return (
    <>
      <PageHeader
        title={found?.fileName ?? "Import students"}
        context={
          found
            ? `${rowsOf(found.rows)}, chosen by ${found.by} on ${momentOf(found.createdAt)}`
            : "\u00a0"
        }
        actions={
          <Button asChild intent="secondary">
            <AppLink href={paths.po.importClass}>Choose another sheet</AppLink>
          </Button>
        }
      />
      {found ? (
        <Body store={store} found={found} />
      ) : (
        <div className="border-rule border-t px-6 pt-6">
          <Load
            of={store.found}
            back={
              <Button asChild intent="secondary">
                <AppLink href={paths.po.students}>Back to the students</AppLink>
              </Button>
            }
          >
            {() => null}
          </Load>
        </div>
      )}
    </>
  );
});

const Body = observer(function Body({
  store,
  found,
}: {
  store: ClassImportStore;
  found: ImportResult;
}) {
  const mayChange = useMayChange();
  const atWork = store.busy === "commit" || store.busy === "undo" || isAtWork(found);
  return (
    <div className="border-rule flex min-h-0 flex-1 flex-col border-t">
      <div className="grid gap-4 px-6 py-5">
        {store.problem && <Alert tone="bad" title={store.problem} />}
        {atWork ? (
          <AtWork store={store} found={found} />
        ) : found.state === "PREVIEW" ? (
          mayChange && (
            <>
              <Mapping store={store} found={found} />
              <Commit store={store} found={found} />
            </>
          )
        ) : (
          <Outcome store={store} found={found} />
        )}
      </div>
      {!found.missing.length && <Rows store={store} found={found} />}
    </div>
  );
});

const isAtWork = ({ state }: ImportResult) =>
  state === "COMMITTING" || state === "UNDOING" || state === "READING";

const AtWork = observer(function AtWork({
  store,
  found,
}: {
  store: ClassImportStore;
  found: ImportResult;
}) {
  const { realtime } = useStores();
  const told = realtime.classImport?.id === found.id ? realtime.classImport : found;
  const { says, counts } = words[wordOf(store, found)];
  return (
    <div className="max-w-form grid gap-2">
      <output className="font-medium">{says} You may leave this page meanwhile.</output>
      <Meter label={counts} value={found.rows ? told.applied / found.rows : 0} />
    </div>
  );
});

const words = {
  reading: { says: "The sheet is being read.", counts: "Rows read" },
  taking: { says: "The students are being imported.", counts: "Rows taken in" },
  undoing: { says: "The import is being undone.", counts: "Rows given back" },
};
function wordOf({ busy }: ClassImportStore, { state }: ImportResult): keyof typeof words {
  if (busy === "undo" || state === "UNDOING") return "undoing";
  return busy !== "commit" && state === "READING" ? "reading" : "taking";
}
