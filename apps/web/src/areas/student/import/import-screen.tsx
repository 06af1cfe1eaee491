import { Alert, Button, PageHeader } from "@toran/ui";
import { useEffect, useRef, useState } from "react";
import { AppLink } from "@/lib/app-link";
import { paths } from "@/navigation/paths";
import { useStores } from "@/stores/use-stores";
import { ChooseFile } from "./choose-file";
import { type Done, Found } from "./found";
import { ImportStore } from "./import-store";

/** Takes what stands elsewhere into the portfolio, item by item and nothing in silence. */
export function ImportScreen() {
  const { calls, student } = useStores();
  const [store, setStore] = useState<ImportStore>();
  const [done, setDone] = useState<Done>();
  const finish = (what: Done) => {
    setStore(undefined);
    setDone(what);
    void student.load();
  };
  return (
    <>
      <PageHeader
        title="Import a résumé"
        context="From a JSON Resume file, or from the archive that LinkedIn sends you."
      />
      <div className="border-rule border-t px-6 pt-6 pb-10">
        <div className="max-w-form grid gap-6">
          {done && <Finished of={done} />}
          {store ? (
            <Found store={store} onDone={finish} onOther={() => setStore(undefined)} />
          ) : (
            <>
              <ChooseFile
                onRead={(preview) => {
                  setDone(undefined);
                  setStore(new ImportStore(calls, preview));
                }}
              />
              <HowTo />
            </>
          )}
        </div>
      </div>
    </>
  );
}

function Finished({ of: { added, replaced, sent } }: { of: Done }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  // Lines about a person are no items; and none is new where an answer was lost, and all was sent once more.
  const items = sent > 0;
  const fresh = added + replaced > 0;
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      tone="ok"
      title={
        items
          ? fresh
            ? `${counted(added)} added${replaced ? `, ${counted(replaced)} replaced` : ""}`
            : "What you chose is in your portfolio already"
          : "What the file says about you is in your profile"
      }
      action={
        <Button asChild intent="secondary" size="sm">
          <AppLink href={paths.student.skills}>Go to your portfolio</AppLink>
        </Button>
      }
    >
      {items && "They are self-declared until you attach a document to them."}
    </Alert>
  );
}

const counted = (count: number) => (count === 1 ? "1 item" : `${count} items`);

const HowTo = () => (
  <details>
    <summary className="min-h-6 font-medium">How to get your archive from LinkedIn</summary>
    <ol className="text-ink-2 mt-2 grid list-decimal gap-1 ps-5">
      <li>On LinkedIn, open Settings, then “Data privacy”, then “Get a copy of your data”.</li>
      <li>Choose the larger archive and ask for it. LinkedIn sends you a mail within a day.</li>
      <li>Download the ZIP and choose it here as it came, without unpacking it.</li>
    </ol>
  </details>
);
