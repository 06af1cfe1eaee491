import type { StudentSheet } from "@toran/contract/schemas/student-sheet";
import { Button, Timeline } from "@toran/ui";
import { observer } from "mobx-react-lite";
import type { StudentWork } from "../bulk/student-work";
import { useMayChange } from "../../use-may-change";
import { accountWords, placementWords, when } from "../words";

interface RecordTimelineProps {
  events: StudentSheet["timeline"];
  work: StudentWork;
}

const words = { ...accountWords, ...placementWords };

/** What happened to a student, the newest first; what can still be taken back says so. */
export const RecordTimeline = observer(function RecordTimeline(props: RecordTimelineProps) {
  const { events, work } = props;
  const mayChange = useMayChange();
  if (!events.length) return <p className="text-ink-3">Nothing has been changed here yet.</p>;
  return (
    <Timeline
      label="What happened"
      entries={events.map(({ id, from, to, at, by, reason, undoId }, place) => ({
        id,
        title: `${words[from].word} to ${words[to].word}`,
        when: [when(at), by].filter(Boolean).join(", by "),
        dateTime: at,
        tone: place ? "idle" : words[to].tone,
        detail: (reason || (undoId && mayChange)) && (
          <div className="flex items-start gap-3">
            {reason && <span className="min-w-0 flex-1">{reason}</span>}
            {undoId && mayChange && (
              <Button intent="quiet" size="sm" onClick={() => void work.undo([undoId])}>
                Undo the whole change
              </Button>
            )}
          </div>
        ),
      }))}
    />
  );
});
