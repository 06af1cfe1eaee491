import { DataTable, nothing, type Selection } from "@toran/ui/data-table";
import { observer } from "mobx-react-lite";
import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { StudentActions, type Within } from "../bulk/student-actions";
import type { StudentWork } from "../bulk/student-work";
import { useMayChange } from "../../use-may-change";
import { FilterBar } from "../filters/filter-bar";
import { StudentRecord } from "../sheet/student-record";
import { nameOf } from "../words";
import { sortOf, sortWord } from "@/lib/table-sort";
import { useOwnTable } from "@/stores/use-own-table";
import { SearchBox } from "@/features/search/search-box";
import { studentColumns } from "./student-columns";
import { matching, type StudentListStore } from "./student-list-store";
import { isFiltered, noFilters, queryOf, type StudentSort } from "./student-view";
import type { useStudentView } from "./use-student-view";

export interface StudentListProps {
  /** The name of the list. */
  label: string;
  list: StudentListStore;
  work: StudentWork;
  place: ReturnType<typeof useStudentView>;
  /** What is said where nobody is in the list at all. */
  empty: ReactNode;
  /** Beside the count: views and exports. */
  tools?: ReactNode;
  /** The list of the archive or the bookmarks that is looked at. */
  within?: Within;
}

/** Students of a view in a table: narrowed down above, acted on together, each opened beside it. */
export const StudentList = observer(function StudentList(props: StudentListProps) {
  const { label, list, work, place, empty, tools, within } = props;
  const { view, change, open, leave, openId } = place;
  const mayChange = useMayChange();
  const own = useOwnTable("students");
  const query = useMemo(() => queryOf(view), [view]);
  const [selection, setSelection] = useState<Selection>(nothing);
  useEffect(() => {
    void list.show(query);
    return () => list.close();
  }, [list, query]);
  const who = matching(query);
  useEffect(() => {
    // Everybody who matched is no longer everybody who matches; in another order they are the same.
    setSelection((before) => (before.all ? nothing : before));
  }, [list, who]);
  const onSearch = useCallback((search: string) => change({ search }, { replace: true }), [change]);
  return (
    <>
      <StudentActions
        list={list}
        work={work}
        selection={selection}
        onSelection={setSelection}
        within={within}
      >
        {(actions, ofRow) => (
          <DataTable
            label={label}
            one="student"
            many="students"
            className="min-h-90 flex-1"
            rows={list.rows}
            columns={studentColumns}
            rowId={({ id }) => id}
            rowName={nameOf}
            total={list.total}
            counting={list.counting}
            more={list.more}
            state={list.state}
            problem={list.problem}
            onRetry={() => void list.refresh()}
            filtered={isFiltered(view)}
            onClearFilters={() => change({ ...noFilters, search: "" })}
            empty={empty}
            viewKey={JSON.stringify(query)}
            sort={sortOf(view.sort)}
            onSortChange={(sort) => change({ sort: sortWord(sort) as StudentSort | undefined })}
            selectable={mayChange}
            selection={selection}
            onSelectionChange={setSelection}
            bulkActions={actions}
            quickActions={mayChange ? ofRow : undefined}
            onOpen={({ id }) => open(id)}
            openId={openId}
            toolbar={
              <>
                <SearchBox search={view.search} onSearch={onSearch} />
                <FilterBar view={view} onChange={change} />
              </>
            }
            tools={tools}
            {...own}
          />
        )}
      </StudentActions>
      {openId && <StudentRecord id={openId} list={list} work={work} onOpen={open} onGone={leave} />}
    </>
  );
});
