import type { ImportResult } from "@toran/contract/schemas/student-import";
import { EmptyState, StatusPill } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
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

/** What was imported in the last 90 days, with the way to its report. */
export const RecentImports = observer(function RecentImports() {
  const { calls } = useStores();
  const [recent] = useState(() => new Loadable(async () => (await calls.po()).imports.list({})));
  useEffect(() => void recent.load(), [recent]);
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
          take={async (query) => (await calls.po()).imports.export({ query })}
        />
      </div>
      <Load of={recent}>
        {({ items }) =>
          items.length ? (
            <ul className="divide-rule border-rule divide-y border-y">
              {items.map((each) => (
                <OneImport key={each.id} of={each} />
              ))}
            </ul>
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
