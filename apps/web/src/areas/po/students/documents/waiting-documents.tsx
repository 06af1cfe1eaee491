import type { WaitingDocument } from "@toran/contract/schemas/waiting-document";
import { EmptyState } from "@toran/ui";
import { DataTable, type TableColumn } from "@toran/ui/data-table";
import { when } from "mobx";
import { observer } from "mobx-react-lite";
import { useCallback, useEffect, useMemo } from "react";
import { ExportMenu } from "@/features/list-export/export-menu";
import { SearchBox } from "@/features/search/search-box";
import { rowBeside } from "@/lib/row-beside";
import { tableOf } from "@/lib/table-of";
import { useWindowList } from "@/lib/use-window-list";
import { useOwnTable } from "@/stores/use-own-table";
import { useStores } from "@/stores/use-stores";
import type { TabCounts } from "../list/tab-counts";
import { when as told } from "../words";
import { StudentAvatar } from "@/stores/student-avatar";
import { DocumentSheet } from "./document-sheet";
import { type DocumentsAsked, DocumentWork } from "./document-work";
import { sections, titleOf } from "./facts";
import { useDocumentsView } from "./use-documents-view";
import { useLinkedDocument } from "./use-linked-document";

const columns: readonly TableColumn<WaitingDocument>[] = [
  {
    id: "name",
    title: "Student",
    width: 220,
    least: 160,
    cell: ({ studentName, picture }) => (
      <span className="flex min-w-0 items-center gap-2.5">
        <StudentAvatar size="sm" name={studentName} picture={picture} />
        <span className="truncate">{studentName}</span>
      </span>
    ),
  },
  {
    id: "roll",
    title: "Roll no.",
    width: 110,
    least: 96,
    className: "stretch-dense text-ink-2 tnum",
    cell: ({ rollNumber }) => rollNumber,
  },
  {
    id: "department",
    title: "Department",
    width: 160,
    least: 124,
    className: "text-ink-2",
    cell: ({ department }) => department,
  },
  {
    id: "section",
    title: "Section",
    width: 110,
    least: 96,
    className: "text-ink-2",
    cell: ({ section }) => sections[section],
  },
  {
    id: "item",
    title: "Item",
    width: 280,
    least: 160,
    cell: (document) => <span className="truncate">{titleOf(document)}</span>,
  },
  {
    id: "sent",
    title: "Sent",
    width: 130,
    least: 120,
    className: "text-ink-2 tnum",
    cell: ({ sentAt }) => told(sentAt),
  },
];

/** Documents of portfolios that wait for an officer, the oldest first, each opened beside the list. */
export const WaitingDocuments = observer(function WaitingDocuments({
  counts,
}: {
  counts: TabCounts;
}) {
  const { calls, feedback } = useStores();
  const { search, onSearch, openId, openNow, open } = useDocumentsView();
  const own = useOwnTable("documents");
  const asked = useMemo((): DocumentsAsked => ({ ...(search && { search }) }), [search]);
  const list = useWindowList<WaitingDocument, DocumentsAsked>(
    async (query, next, options) =>
      (await calls.po()).evidence.waiting({ query: { ...query, next } }, options),
    asked,
  );
  useEffect(
    () =>
      when(
        () => list.state !== "loading",
        () => void counts.load(),
      ),
    [list, counts],
  );
  const work = useMemo(
    () =>
      new DocumentWork({
        calls,
        feedback,
        list,
        open,
        openNow,
        count: () => void counts.loadDocuments(),
      }),
    [calls, feedback, list, open, openNow, counts],
  );
  useEffect(() => {
    if (openId !== work.gone?.id) work.forgetGone();
  }, [work, openId]);
  const at = work.placeOf(openId);
  const linked = useLinkedDocument(openId, {
    listed: at >= 0 || (openId !== undefined && openId === work.gone?.id),
    ready: list.state === "ready",
    onGone: useCallback(() => open(undefined), [open]),
  });
  const opened = list.rows[at] ?? linked;
  return (
    <>
      <DataTable
        label="Documents to review"
        one="document"
        many="documents"
        {...tableOf(list, {
          filtered: search !== "",
          onClearFilters: () => onSearch(""),
          viewKey: search,
        })}
        {...own}
        columns={columns}
        rowId={({ item }) => item.id}
        rowName={(document) => `${titleOf(document)}, ${document.studentName}`}
        onOpen={({ item }) => open(item.id)}
        openId={opened?.item.id}
        empty={
          <EmptyState title="Nothing waits for you">
            When a student attaches a mark sheet or a certificate, it stands here until somebody of
            your office has vouched for it or sent it back.
          </EmptyState>
        }
        toolbar={
          <SearchBox
            label="Search documents"
            placeholder="Name, roll number or email"
            search={search}
            onSearch={onSearch}
          />
        }
        tools={
          <ExportMenu
            area="po"
            list="documents"
            name="documents to review"
            take={async (sheet, given) =>
              (await calls.po()).evidence.export({ query: { ...asked, ...sheet } }, given)
            }
          />
        }
      />
      {opened && (
        <DocumentSheet
          document={opened}
          work={work}
          onClose={() => open(undefined)}
          onMove={(by) => open(rowBeside(list, at, by)?.item.id ?? openId)}
          atStart={at <= 0}
          atEnd={at < 0 || at === list.rows.length - 1}
        />
      )}
    </>
  );
});
