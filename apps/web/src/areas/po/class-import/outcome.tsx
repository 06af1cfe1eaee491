import type { ImportResult } from "@toran/contract/schemas/student-import";
import { Alert, Button } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import { AppLink } from "@/lib/app-link";
import { paths } from "@/navigation/paths";
import { useMayChange } from "../use-may-change";
import type { ClassImportStore } from "./class-import-store";
import { FailedButton } from "./failed-button";
import { HadNoRoom } from "./no-room";
import { UndoImport } from "./undo-import";
import { leftOut, rowsOf, studentsOf } from "./words";

/** What has become of an import, with the way back for as long as there is one. */
export const Outcome = observer(function Outcome({
  store,
  found,
}: {
  store: ClassImportStore;
  found: ImportResult;
}) {
  const mayChange = useMayChange();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const out = leftOut(found);
  const undone = found.state === "UNDONE";
  const [now] = useState(() => Date.now());
  const undoable = found.undoUntil !== null && Date.parse(found.undoUntil) > now;
  return (
    <>
      <Alert
        ref={box}
        tabIndex={-1}
        tone={undone ? "info" : "ok"}
        title={
          undone
            ? "This import was undone"
            : `${studentsOf(found.created)} added, ${found.updated.toLocaleString("en-IN")} changed`
        }
        action={
          <Button asChild intent="secondary" size="sm">
            <AppLink href={paths.po.students}>Go to the students</AppLink>
          </Button>
        }
      >
        {undone
          ? (found.message ?? "Everything is as it was before.")
          : found.unchanged > 0 && `${rowsOf(found.unchanged)} said what was here already.`}
      </Alert>
      {!undone && found.message && <Alert tone="warn" title={found.message} />}
      {!undone && found.room && <HadNoRoom id={found.id} room={found.room} out={out} />}
      {out > (found.room?.outside ?? 0) && (
        <Alert
          tone="warn"
          title={`${rowsOf(out)} stayed out`}
          action={<FailedButton id={found.id} />}
        >
          The sheet of those rows says why. Mended, it can be imported as it is.
        </Alert>
      )}
      {undoable && mayChange && <UndoImport store={store} found={found} />}
    </>
  );
});
