import { isFailure } from "@toran/api-client/failure";
import type { importList, ImportResult } from "@toran/contract/schemas/student-import";
import { Alert, Button, EmptyState, StatusPill } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import type { z } from "zod/mini";
import { ExportMenu } from "@/features/list-export/export-menu";
import { AppLink } from "@/lib/app-link";
import { Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { momentOf } from "@/lib/moment-of";
import { paths } from "@/navigation/paths";
import { useStores } from "@/stores/use-stores";
import { rowsOf } from "./words";

const states: Record<ImportResult["state"], [word: string, tone: "ok" | "info" | "warn" | "idle"]> =
  {
    READING: ["Being read", "info"],
    PREVIEW: ["Waiting for you", "warn"],
    COMMITTING: ["Being imported", "info"],
    DONE: ["Imported", "ok"],
    UNDOING: ["Being undone", "info"],
    UNDONE: ["Undone", "idle"],
  };

type Imports = z.output<typeof importList>;

/** What was imported in the last 90 days, with the way to its report. */
export const RecentImports = observer(function RecentImports() {
  const { calls } = useStores();
  const [recent] = useState(
    () => new Loadable<Imports>(async () => (await calls.po()).imports.list({})),
  );
  useEffect(() => void recent.load(), [recent]);
  const [loadingMore, setLoadingMore] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function more({ items, next }: Imports) {
    if (!next || loadingMore) return;
    setLoadingMore(true);
    const reply = await (await calls.po()).imports.list({ query: { next } });
    setLoadingMore(false);
    setProblem(isFailure(reply) ? reply.message : undefined);
    if (!isFailure(reply)) recent.set({ ...reply.data, items: [...items, ...reply.data.items] });
  }
  return (
    <section aria-labelledby="recent-imports" className="max-w-read">
      <div className="mb-2 flex items-center justify-between gap-3">
        <h2 id="recent-imports" className="title-lg">
          Earlier imports
        </h2>
        <ExportMenu
          area="po"
          list="imports"
          name="imports"
          take={async (query, given) => (await calls.po()).imports.export({ query }, given)}
        />
      </div>
      <Load of={recent}>
        {(page) =>
          page.items.length ? (
            <div className="grid gap-4">
              <ul className="divide-rule border-rule divide-y border-y">
                {page.items.map((each) => (
                  <OneImport key={each.id} of={each} />
                ))}
              </ul>
              {problem && <Alert tone="bad">{problem}</Alert>}
              {page.next && (
                <Button
                  intent="secondary"
                  busy={loadingMore}
                  busyLabel="Loading"
                  className="justify-self-start"
                  onClick={() => void more(page)}
                >
                  Show more
                </Button>
              )}
            </div>
          ) : (
            <EmptyState title="Nothing imported yet">
              Each import is kept here for 90 days, with its report and the rows that were left out.
            </EmptyState>
          )
        }
      </Load>
    </section>
  );
});

function OneImport({ of: { id, fileName, state, createdAt, by, rows } }: { of: ImportResult }) {
  const [word, tone] = states[state];
  return (
    <li className="flex items-center gap-4 py-2.5">
      <div className="min-w-0 flex-1">
        <AppLink href={paths.po.importedClass.replace(":id", id)} className="link font-medium">
          {fileName}
        </AppLink>
        <p className="text-ink-3 text-sm">
          {momentOf(createdAt)}, by {by}, {rowsOf(rows)}
        </p>
      </div>
      <StatusPill tone={tone} glyph={tone === "ok" ? "done" : "half"}>
        {word}
      </StatusPill>
    </li>
  );
}
