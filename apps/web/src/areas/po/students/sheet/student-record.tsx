import type { ListedStudent } from "@toran/contract/schemas/officer-student";
import type { StudentSheet } from "@toran/contract/schemas/student-sheet";
import { Button, Sheet, StatusPill } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useMemo } from "react";
import { Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { rowBeside } from "@/lib/row-beside";
import { TodoAbout } from "@/features/todos/todo-about";
import { useStores } from "@/stores/use-stores";
import type { StudentWork } from "../bulk/student-work";
import { useMayChange } from "../../use-may-change";
import type { StudentListStore } from "../list/student-list-store";
import { MessageButton } from "../messages/message-button";
import { nameOf, standingOf } from "../words";
import { StudentAvatar } from "@/stores/student-avatar";
import { RecordParts } from "./record-parts";
import { RecordActions } from "./record-actions";

interface StudentRecordProps {
  id: string;
  list: StudentListStore;
  work: StudentWork;
  onOpen: (id: string | undefined) => void;
  /** The student is no student of the college any more; another may be looked at by then. */
  onGone: (id: string) => void;
}

/** One student beside the list; up and down go through the students of the list. */
export const StudentRecord = observer(function StudentRecord(props: StudentRecordProps) {
  const { id, list, work, onOpen, onGone } = props;
  const { calls } = useStores();
  const mayChange = useMayChange();
  const sheet = useMemo(
    () =>
      new Loadable<StudentSheet>(async () => (await calls.po()).students.read({ params: { id } })),
    [calls, id],
  );
  // Asked for again when the list was: what was changed in bulk is changed here. It does not need the list to have come.
  const settled = list.state !== "loading";
  useEffect(() => {
    if (settled) void sheet.load();
  }, [sheet, settled]);
  const at = list.rows.findIndex((row) => row.id === id);
  const known: ListedStudent | undefined = sheet.value ?? list.rows[at];
  const standing = known && standingOf(known);
  return (
    <Sheet
      open
      onOpenChange={() => onOpen(undefined)}
      title={known ? nameOf(known) : "Student"}
      description={known && [known.rollNumber, known.department].filter(Boolean).join(", ")}
      picture={known && <StudentAvatar size="md" name={nameOf(known)} picture={known.picture} />}
      onMove={(by) => onOpen(rowBeside(list, at, by)?.id ?? id)}
      atStart={at <= 0}
      atEnd={at < 0 || at === list.rows.length - 1}
      footer={
        sheet.value && (
          <>
            <TodoAbout area="po" type="STUDENT" id={id} name={nameOf(sheet.value)} />
            {mayChange && (
              <RecordActions student={sheet.value} work={work} onGone={() => onGone(id)} />
            )}
          </>
        )
      }
    >
      <div className="flex items-center justify-between gap-3">
        {standing && (
          <StatusPill glyph={standing.glyph} tone={standing.tone}>
            {standing.word}
          </StatusPill>
        )}
        {mayChange && sheet.value && <MessageButton student={sheet.value} work={work} />}
      </div>
      <Load
        of={sheet}
        back={
          <Button intent="secondary" onClick={() => onOpen(undefined)}>
            Back to the students
          </Button>
        }
      >
        {(student) => <RecordParts student={student} work={work} />}
      </Load>
    </Sheet>
  );
});
