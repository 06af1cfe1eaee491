import type { Bookmark, Candidate } from "@toran/contract/schemas/candidate";
import { DataTable } from "@toran/ui/data-table";
import { observer } from "mobx-react-lite";
import { type ReactNode, useCallback, useState } from "react";
import { ExportMenu } from "@/features/list-export/export-menu";
import { rowPages } from "@/lib/row-pages";
import { tableOf } from "@/lib/table-of";
import { letterKeys } from "@/lib/letter-keys";
import { useRowLetters } from "@/lib/use-row-letters";
import { useWindowList } from "@/lib/use-window-list";
import { candidatePath } from "@/navigation/paths";
import { useOwnTable } from "@/stores/use-own-table";
import { useStores } from "@/stores/use-stores";
import { BookmarkSign } from "./bookmark-sign";
import { bookmarkedColumns, candidateColumns, nameOf } from "./candidate-columns";
import { CandidateToolbar } from "./candidate-toolbar";
import type { CandidateView } from "./student-view";
import { useBookmarks } from "./use-bookmarks";

interface CandidateListProps {
  view: CandidateView;
  empty: ReactNode;
}

const queryOf = ({ tab, college: _name, ...filters }: CandidateView["whole"]) => ({
  ...filters,
  ...(tab === "bookmarked" && { bookmarked: true }),
});

/** All students or the bookmarked ones in a table, as the address asks; each opens on a page of its own. */
export const CandidateList = observer(function CandidateList(props: CandidateListProps) {
  const { view, empty } = props;
  const { tab, whole } = view;
  const bookmarked = tab === "bookmarked";
  const { calls, realtime } = useStores();
  const { connectionChanges } = realtime;
  const [said, say] = useState("");
  const own = useOwnTable("candidates");
  const list = useWindowList<Candidate, typeof whole>(
    async (filters, next, options) =>
      (await calls.hr()).students.list({ query: { ...queryOf(filters), next } }, options),
    whole,
    connectionChanges,
  );
  const show = useCallback(
    (studentId: string, bookmark: Bookmark | null) =>
      list.revise(
        ({ id }) => id === studentId,
        (row) => ({ ...row, bookmark }),
      ),
    [list],
  );
  const { bookmarks, mayBookmark } = useBookmarks({
    show,
    changed: (studentId, bookmark) => {
      show(studentId, bookmark);
      const isHere = list.rows.some(({ id }) => id === studentId);
      // What was asked for before does not know it yet.
      if (list.state === "loading" || (bookmarked && bookmark && !isHere)) void list.refresh();
    },
  });
  const press = (student: Candidate) => {
    say(`${nameOf(student)}: ${student.bookmark ? "not bookmarked any more" : "bookmarked"}`);
    void bookmarks.press(student);
  };
  const pressOf = (ids: ReadonlySet<string>) => {
    const student = list.rows.find(({ id }) => ids.has(id));
    if (student) press(student);
  };
  useRowLetters({
    keys: { b: mayBookmark ? ({ ids }) => pressOf(ids) : undefined },
    chosen: undefined,
    idAt: (place) => list.rows[place]?.id,
  });
  return (
    <>
      <DataTable
        label={bookmarked ? "Bookmarked students" : "Students"}
        one="student"
        many="students"
        {...tableOf(list, view.view)}
        {...own}
        columns={bookmarked ? bookmarkedColumns : candidateColumns}
        rowId={({ id }) => id}
        rowName={nameOf}
        quickActions={
          mayBookmark
            ? (student) => [
                {
                  label: `Bookmark ${nameOf(student)}`,
                  icon: <BookmarkSign on={student.bookmark !== null} />,
                  pressed: student.bookmark !== null,
                  keys: letterKeys() ? "b" : undefined,
                  onAct: () => press(student),
                },
              ]
            : undefined
        }
        {...rowPages(candidatePath)}
        empty={empty}
        toolbar={<CandidateToolbar view={view} />}
        tools={
          <ExportMenu
            area="hr"
            list="candidates"
            name="students"
            take={async (asked, given) =>
              (await calls.hr()).students.export({ query: { ...queryOf(whole), ...asked } }, given)
            }
          />
        }
      />
      <output className="sr-only">{said}</output>
    </>
  );
});
