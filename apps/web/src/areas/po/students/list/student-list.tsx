import { EmptyState } from "@toran/ui";
import { DataTable, type TableSort } from "@toran/ui/data-table";
import { observer } from "mobx-react-lite";
import { useCallback, useEffect, useMemo } from "react";
import { FilterBar } from "../filters/filter-bar";
import { nameOf } from "../words";
import { SearchBox } from "./search-box";
import { studentColumns } from "./student-columns";
import type { StudentListStore } from "./student-list-store";
import { isFiltered, noFilters, queryOf, type StudentSort } from "./student-view";
import type { useStudentView } from "./use-student-view";

interface StudentListProps {
  list: StudentListStore;
  place: ReturnType<typeof useStudentView>;
}

/** The students of a view in a table, with what narrows it down above. */
export const StudentList = observer(function StudentList({ list, place }: StudentListProps) {
  const { view, change, open, openId } = place;
  const query = useMemo(() => queryOf(view), [view]);
  useEffect(() => {
    void list.show(query);
    return () => list.close();
  }, [list, query]);
  const onSearch = useCallback((search: string) => change({ search }, { replace: true }), [change]);
  return (
    <DataTable
      label="Students"
      many="students"
      className="min-h-90 flex-1"
      rows={list.rows}
      columns={studentColumns}
      rowId={({ id }) => id}
      rowName={nameOf}
      total={list.total}
      more={list.more}
      state={list.state}
      problem={list.problem}
      onRetry={() => void list.refresh()}
      filtered={isFiltered(view)}
      onClearFilters={() => change({ ...noFilters, search: "" })}
      empty={<NobodyYet />}
      viewKey={JSON.stringify(query)}
      sort={sortOf(view.sort)}
      onSortChange={(sort) => change({ sort: asText(sort) })}
      onOpen={({ id }) => open(id)}
      openId={openId}
      toolbar={
        <>
          <SearchBox search={view.search} onSearch={onSearch} />
          <FilterBar view={view} onChange={change} />
        </>
      }
    />
  );
});

function sortOf(sort: StudentSort | undefined): TableSort | null {
  if (!sort) return null;
  return sort.startsWith("-")
    ? { column: sort.slice(1), direction: "descending" }
    : { column: sort, direction: "ascending" };
}

const asText = (sort: TableSort | null) =>
  sort ? (`${sort.direction === "descending" ? "-" : ""}${sort.column}` as StudentSort) : undefined;

const NobodyYet = () => (
  <EmptyState title="No students yet">
    Import the class from a spreadsheet, and everybody is here with their department and marks.
  </EmptyState>
);
