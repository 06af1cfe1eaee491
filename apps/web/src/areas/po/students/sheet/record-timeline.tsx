import type { StudentSheet } from "@toran/contract/schemas/student-sheet";
import { Button, Timeline, type TimelineEntry } from "@toran/ui";
import { MessageSquare } from "lucide-react";
import { observer } from "mobx-react-lite";
import { AppLink } from "@/lib/app-link";
import { paths } from "@/navigation/paths";
import type { StudentWork } from "../bulk/student-work";
import { useMayChange } from "../../use-may-change";
import { accountWords, placementWords, when } from "../words";

interface RecordTimelineProps {
  events: StudentSheet["timeline"];
  /** What the office has written to the student. */
  messages: StudentSheet["messages"];
  work: StudentWork;
}

const words = { ...accountWords, ...placementWords };

const said = (at: string, by: string | null) => ({
  when: [when(at), by].filter(Boolean).join(", by "),
  dateTime: at,
});

/** What happened to a student, the newest first; what can still be taken back says so. */
export const RecordTimeline = observer(function RecordTimeline(props: RecordTimelineProps) {
  const { events, messages, work } = props;
  const mayChange = useMayChange();
  const changes = events.map(({ id, from, to, at, by, reason, undoId }, place) => ({
    id,
    title: `${words[from].word} to ${words[to].word}`,
    ...said(at, by),
    tone: place ? ("idle" as const) : words[to].tone,
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
  }));
  const entries = [...changes, ...messages.map(asEntry)].toSorted((a, b) =>
    b.dateTime.localeCompare(a.dateTime),
  );
  if (!entries.length) return <p className="text-ink-3">Nothing has been changed here yet.</p>;
  return <Timeline label="What happened" entries={entries} />;
});

const asEntry = ({ id, subject, at, by }: StudentSheet["messages"][number]) =>
  ({
    id,
    title: (
      <>
        Message:{" "}
        <AppLink className="link" href={`${paths.po.messages}?message=${id}`}>
          {subject}
        </AppLink>
      </>
    ),
    ...said(at, by),
    icon: <MessageSquare aria-hidden="true" size={14} strokeWidth={1.75} />,
  }) satisfies TimelineEntry;
