import { inFigures } from "@toran/contract/plan-room";
import type { ImportResult } from "@toran/contract/schemas/student-import";
import { Alert, Button, Checkbox } from "@toran/ui";
import { observer } from "mobx-react-lite";
import type { ClassImportStore } from "./class-import-store";
import { FailedButton } from "./failed-button";
import { NoRoom } from "./no-room";
import { leftOut, rowsOf, studentsOf, takenIn } from "./words";

/** The decision: how many come in, how many stay out, and what may be taken over. */
export const Commit = observer(function Commit({
  store,
  found,
}: {
  store: ClassImportStore;
  found: ImportResult;
}) {
  const { counts, missing, changeKeys, room } = found;
  const outside = room?.outside ?? 0;
  const news = counts.CREATE - outside;
  const wanted = takenIn(found) - outside;
  const out = leftOut(found);
  if (missing.length) return null;
  return (
    <section aria-label="Import" className="grid gap-3">
      {(counts.CONFLICT > 0 || changeKeys) && (
        <Checkbox
          label="Take over changed emails and roll numbers"
          hint="Rows whose email or roll number differs from the one that is here are conflicts otherwise."
          checked={changeKeys}
          disabled={store.busy !== undefined}
          onChange={(event) => void store.allowKeys(event.target.checked)}
        />
      )}
      {out > 0 && (
        <Alert
          tone="warn"
          title={`${rowsOf(out)} cannot be imported`}
          action={<FailedButton id={found.id} />}
        >
          {wanted > 0
            ? "Mend them in the sheet and choose it again, or import the others now."
            : "Mend them in the sheet and choose it again."}
        </Alert>
      )}
      {room && <NoRoom room={room} news={counts.CREATE} />}
      {news > 0 && (
        <Checkbox
          label="Mail an invitation to the new students"
          hint="It says that their account waits for them. Without it nobody is written to."
          checked={store.invite}
          disabled={store.busy !== undefined}
          onChange={(event) => store.mail(event.target.checked)}
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          disabled={!wanted}
          busy={store.busy === "commit"}
          onClick={() => void store.commit()}
        >
          {wanted ? `Import ${studentsOf(wanted)}` : "Nothing to import"}
        </Button>
        <p className="text-ink-2">
          {[
            room
              ? `${inFigures(news)} of ${inFigures(counts.CREATE)} new`
              : `${inFigures(counts.CREATE)} new`,
            `${inFigures(counts.UPDATE)} changed`,
            counts.UNCHANGED && `${inFigures(counts.UNCHANGED)} as they are`,
          ]
            .filter(Boolean)
            .join(", ")}
        </p>
      </div>
    </section>
  );
});
