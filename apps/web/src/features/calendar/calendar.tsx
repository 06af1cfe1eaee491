import { type CalendarSource, calendarSources } from "@toran/contract/schemas/calendar";
import { Alert, Button, Menu, PageHeader, Skeleton } from "@toran/ui";
import { Calendar as CalendarGrid } from "@toran/ui/calendar";
import { CalendarSync, ListFilter, Plus } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { Load } from "@/lib/load";
import { type AreaName, areas } from "@/navigation/areas";
import { useMayChangeOwn } from "@/stores/use-may-change";
import { BlockDialog } from "./block-dialog";
import { type AskForCalls, CalendarStore } from "./calendar-store";
import { FeedDialog } from "./feed-dialog";
import { type Piece, piecesOf } from "./pieces";
import { MoveRepetitions, type Target } from "./repetitions";
import { useCalendarView } from "./use-calendar-view";
import { useMove } from "./use-move";
import { useNow, zoneNote } from "./use-now";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

interface CalendarProps {
  area: AreaName;
  calls: AskForCalls;
}

/** What concerns somebody by month, week, day or one under the other, and what they put in themselves. */
export const Calendar = observer(function Calendar({ area, calls }: CalendarProps) {
  const navigate = useNavigate();
  const [store] = useState(() => new CalendarStore(calls));
  const { zone } = store;
  const now = useNow(zone);
  const { view, day, all, asked, goTo, look, filter } = useCalendarView(areas[area].role, now);
  const [open, setOpen] = useState<"feed" | { own?: Piece }>();
  const [moving, setMoving] = useState<{ piece: Piece; to: Target }>();
  const move = useMove(calls, store);
  useEffect(() => void store.show(asked), [store, asked]);
  const mayAdd = useMayChangeOwn();
  const pieces = (store.window.value?.events ?? [])
    .flatMap((event) => piecesOf(event, zone))
    .filter((piece) => view !== "agenda" || piece.day.slice(0, 7) === day.slice(0, 7));
  const openEvent = (piece: Piece) => {
    const { source, link } = piece.of;
    if (source === "PERSONAL") setOpen({ own: piece });
    else if (link) void navigate(link);
  };
  const pieceOf = (shown: { id: string; day: string }) =>
    pieces.find((piece) => piece.id === shown.id && piece.day === shown.day);
  // What is on its way, or did not come, is not nothing.
  const known = !store.window.loading && !store.window.failure;
  const nothing = known && (
    <Nothing filtered={asked.sources.length > 0} onClear={() => filter([])} />
  );
  return (
    <>
      <PageHeader
        title="Calendar"
        context={zoneNote(zone)}
        actions={
          <>
            <Button intent="secondary" onClick={() => setOpen("feed")}>
              <CalendarSync {...icon} />
              Use elsewhere
            </Button>
            {mayAdd && (
              <Button onClick={() => setOpen({})}>
                <Plus {...icon} />
                Add to calendar
              </Button>
            )}
          </>
        }
      />
      <Load of={store.window} waiting={<Waiting />} toEdges>
        {() => (
          <div aria-busy={store.window.loading}>
            <Problem store={store} />
            <CalendarGrid
              now={now}
              day={day}
              onDayChange={goTo}
              view={view}
              onViewChange={look}
              events={pieces}
              onOpen={(shown) => {
                const piece = pieceOf(shown);
                if (piece) openEvent(piece);
              }}
              onMove={
                mayAdd
                  ? (shown, to) => {
                      const piece = pieceOf(shown);
                      if (piece?.of.repetition)
                        setMoving({ piece, to: { from: piece.from, ...to } });
                      else if (piece) void move(piece, to);
                    }
                  : undefined
              }
              empty={nothing}
              actions={<Filter all={all} chosen={asked.sources} onChoose={filter} />}
            />
            {view !== "agenda" && !pieces.length && <p className="px-6 py-4">{nothing}</p>}
          </div>
        )}
      </Load>
      {open === "feed" && (
        <FeedDialog calls={calls} pieces={pieces} onClose={() => setOpen(undefined)} />
      )}
      {moving && (
        <MoveRepetitions
          title={moving.piece.of.title}
          to={moving.to}
          onChoose={(chosen) => {
            setMoving(undefined);
            if (chosen) void move(moving.piece, chosen.to, chosen.scope);
          }}
        />
      )}
      {typeof open === "object" && (
        <BlockDialog
          calls={calls}
          id={open.own?.of.sourceId}
          repetition={open.own?.of.repetition}
          onMove={() => {
            // Opened on whatever day it lies, it is moved by where it begins.
            const [first] = open.own ? piecesOf(open.own.of, zone) : [];
            if (first) setMoving({ piece: first, to: first });
            setOpen(undefined);
          }}
          day={day}
          zone={zone}
          mayChange={mayAdd}
          onClose={(changed) => {
            setOpen(undefined);
            if (changed) void store.window.load();
          }}
        />
      )}
    </>
  );
});

/** What is shown stays while other days could not be loaded; that they could not is said. */
const Problem = observer(function Problem({ store: { window } }: { store: CalendarStore }) {
  if (!window.failure || window.loading) return null;
  return (
    <Alert
      tone="bad"
      className="mx-6 mb-4"
      action={
        <Button intent="secondary" size="sm" onClick={() => void window.load()}>
          Try again
        </Button>
      }
    >
      {window.failure.message}
    </Alert>
  );
});

function Nothing({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  return (
    <output className="text-ink-2 flex flex-wrap items-center gap-3">
      {filtered
        ? "Nothing of what you chose to see is in this time."
        : "Nothing is in this time. Dates of jobs, bookings and offers come by themselves; add what is your own."}
      {filtered && (
        <Button intent="secondary" size="sm" onClick={onClear}>
          Show everything
        </Button>
      )}
    </output>
  );
}

interface FilterProps {
  all: readonly CalendarSource[];
  chosen: readonly CalendarSource[];
  onChoose: (sources: readonly CalendarSource[]) => void;
}

/** What of the calendar is shown, by where it comes from. */
function Filter({ all, chosen, onChoose }: FilterProps) {
  const shown = chosen.length ? chosen : all;
  return (
    <Menu
      trigger={
        <Button intent="secondary" size="sm">
          <ListFilter aria-hidden="true" size={14} strokeWidth={2} />
          {chosen.length ? `${chosen.length} of ${all.length} shown` : "Everything"}
        </Button>
      }
      entries={all.map((source) => ({
        label: calendarSources[source].says,
        checked: shown.includes(source),
        // Without any there would be nothing to see: the last one that goes brings all back.
        onCheckedChange: (on: boolean) =>
          onChoose(all.filter((one) => (one === source ? on : shown.includes(one)))),
      }))}
    />
  );
}

const Waiting = () => (
  <div className="grid gap-3 px-6">
    <Skeleton className="h-8 w-1/3" />
    <Skeleton className="h-120 w-full" />
  </div>
);
