import type { ApplicationSheet, Board, Candidate } from "@toran/contract/schemas/application";
import { Alert, Button, EmptyState, Skeleton } from "@toran/ui";
import { PipelineBoard } from "@toran/ui/board";
import { observer } from "mobx-react-lite";
import { type ReactNode, useCallback, useState } from "react";
import { letterKeys } from "@/lib/letter-keys";
import { useMayChange } from "@/stores/use-may-change";
import { useStores } from "@/stores/use-stores";
import type { BoardStore } from "./board-store";
import type { PipelineArea } from "./calls";
import { CandidateCard } from "./candidate-card";
import { CandidateSheet } from "./candidate-sheet";
import { ChosenCandidates } from "./chosen-candidates";
import { CollegeChips } from "./college-chips";
import { FreePlaces } from "./free-places";
import { mayMarkUnread, mayMoveTo, whyNot } from "./moves";
import { PipelineWork } from "./pipeline-work";
import { rankEntries, rankLetters } from "./ranking";
import { RecentMoves } from "./recent-moves";
import { UnreadSign } from "./unread-sign";
import { useOneMove } from "./use-one-move";

interface PipelineProps {
  area: PipelineArea;
  store: BoardStore;
  /** "Applicants for Graduate Software Engineer" */
  label: string;
  collegeId: string;
  onCollege: (id: string) => void;
  /** The candidate that is open beside the board. */
  openId: string | undefined;
  onOpen: (id: string | undefined) => void;
  /** Further controls above the board. */
  tools?: ReactNode;
  /** The résumé as it was sent. */
  resumeOf: (sheet: ApplicationSheet) => ReactNode;
  /** More that can be done with a candidate, such as making an offer. */
  actionsOf?: (sheet: ApplicationSheet, changed: () => void) => ReactNode;
  /** The bookmarks of the company. */
  bookmarks?: PipelineBookmarks | undefined;
  /** Told after each change. */
  onChanged?: () => void;
}

export interface PipelineBookmarks {
  isOn: (candidate: Candidate) => boolean;
  /** Shown with those who are bookmarked. */
  sign: ReactNode;
  /** Left out where the reader may not, and of use for those alone whom the company finds. */
  press?: ((candidate: Candidate) => void) | undefined;
}

/** Of somebody whom the company does not find there is nothing to come back to. */
function bookmarkEntry(bookmarks: PipelineBookmarks | undefined, candidate: Candidate) {
  const { press, isOn } = bookmarks ?? {};
  if (!press || !candidate.student) return [];
  return [
    {
      label: "Bookmark",
      checked: isOn?.(candidate) ?? false,
      onCheckedChange: () => press(candidate),
    },
  ];
}

const nobody: ReadonlySet<string> = new Set();
// The same functions each time: stages that stay as they are need not be looked through.
const idOf = ({ id }: Candidate) => id;
const nameOf = ({ studentName }: Candidate) => studentName;

/** Those who wait for a place or have left: not a step that all come through. */
const isAside = (kind: Board["stages"][number]["kind"]) =>
  kind === "WAITLISTED" || kind === "CLOSED";

/** The candidates of a job at their stages: moved by pointer, by menu and by keys, and taken back. */
export const Pipeline = observer(function Pipeline(props: PipelineProps) {
  const { area, store, label, collegeId, onCollege, openId, onOpen, onChanged } = props;
  const { calls, feedback } = useStores();
  const mayChange = useMayChange(area);
  const [work] = useState(
    () =>
      new PipelineWork({
        calls,
        feedback,
        area,
        changed: () => {
          void store.load();
          onChanged?.();
        },
      }),
  );
  const { bookmarks } = props;
  const card = useCallback(
    (candidate: Candidate) => (
      <CandidateCard
        candidate={candidate}
        sign={
          <>
            {area === "hr" && candidate.unread && <UnreadSign />}
            {bookmarks?.isOn(candidate) && bookmarks.sign}
          </>
        }
      />
    ),
    [area, bookmarks],
  );
  const [chosen, setChosen] = useState<ReadonlySet<string>>(nobody);
  const { board, failure, items, places } = store;
  const carry = (candidate: Candidate, to: string) => store.carry(candidate, to);
  const { move, dialog } = useOneMove({ work, places, carry });
  const takes = useCallback(
    (candidate: Candidate, to: string) => {
      const stage = places.find(({ id }) => id === to);
      return stage !== undefined && mayMoveTo(stage, candidate, places, area);
    },
    [places, area],
  );
  const refuse = (candidate: Candidate, to: string) => {
    const stage = board?.stages.find(({ id }) => id === to);
    if (!stage) return;
    const title = `${candidate.studentName} cannot be moved to ${stage.title}`;
    feedback.toast("warning", title, { detail: whyNot(stage, candidate, area) });
  };
  const filters = (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-6 py-3">
      <CollegeChips colleges={store.colleges} chosen={collegeId} onChoose={onCollege} />
      <div className="ms-auto flex items-center gap-2">
        {mayChange && board && <RecentMoves board={board} onUndo={(id) => void work.undo(id)} />}
        {props.tools}
      </div>
    </div>
  );
  // What narrowed down a board that does not come can be taken off, and where the focus is it stays.
  if (failure && !board)
    return (
      <>
        {filters}
        <div className="px-6 py-4">
          <Alert tone="bad" title={failure.message}>
            <Button intent="secondary" onClick={() => void store.load()}>
              Try again
            </Button>
          </Alert>
        </div>
      </>
    );
  if (!board) return <Skeleton className="m-6 h-90" />;

  const unreadEntry = (candidate: Candidate) => {
    if (!mayMarkUnread(candidate, area)) return [];
    const onSelect = () => {
      // Whoever is open beside the board would be read again at once.
      if (candidate.id === openId) onOpen(undefined);
      const body = { ids: [candidate.id], command: "MARK_UNREAD" as const };
      void work.move(body, [candidate.studentName]);
    };
    return [{ label: "Mark as unread", onSelect }];
  };
  const rank = (candidate: Candidate, by: -1 | 1) => void work.rank(candidate, by);
  const lined = board.stages.some(({ kind, count }) => kind === "WAITLISTED" && count > 1);
  const shown = board.stages.filter(({ kind, count }) => count > 0 || !isAside(kind));
  // Stages that stand empty are not drawn, but can be moved to.
  const hidden = board.stages.filter(({ kind, count }) => count === 0 && isAside(kind));
  const order = shown.flatMap(({ id }) => items.get(id) ?? []);
  const at = order.findIndex(({ id }) => id === openId);

  return (
    <>
      {filters}
      <FreePlaces
        places={board.freePlaces ?? []}
        {...(mayChange && {
          onMoveUp: ({ id, studentName }) =>
            void work.move({ ids: [id], command: "SELECT" }, [studentName]),
        })}
      />
      <div className="relative flex min-h-0 flex-1 flex-col">
        <PipelineBoard<Candidate>
          label={label}
          className="min-h-0 flex-1"
          stages={shown.map(({ id, title, count, reached, kind }) => ({
            id,
            title,
            count: isAside(kind) ? count : reached,
            aside: isAside(kind),
            here: count,
            items: items.get(id) ?? [],
          }))}
          itemId={idOf}
          itemName={nameOf}
          renderItem={card}
          {...(mayChange && {
            onMove: move,
            takes,
            onRefused: refuse,
            chosen,
            onChosenChange: setChosen,
            actions: (candidate: Candidate) => [
              ...hidden
                .filter(({ id }) => takes(candidate, id))
                .map(({ id, title, kind }) => ({
                  label: kind === "CLOSED" ? "Turn down" : title,
                  onSelect: () => move(candidate, id),
                })),
              ...rankEntries(candidate, rank),
              ...unreadEntry(candidate),
              ...bookmarkEntry(bookmarks, candidate),
            ],
          })}
          letterKeys={letterKeys()}
          letters={{
            ...(bookmarks?.press && { b: { says: "B bookmarks", act: bookmarks.press } }),
            ...(mayChange && lined && rankLetters(rank)),
          }}
          onOpen={({ id }) => onOpen(id)}
          onMore={(stage) => void store.more(stage)}
        />
        {board.stages.every(({ count }) => count === 0) && <NobodyHere narrowed={store.narrowed} />}
        <ChosenCandidates
          area={area}
          store={store}
          board={board}
          chosen={chosen}
          onChosen={setChosen}
          onOpen={onOpen}
          work={work}
        />
      </div>
      {openId && (
        <CandidateSheet
          key={openId}
          area={area}
          id={openId}
          stages={board.stages}
          again={board}
          onClose={() => onOpen(undefined)}
          onMove={(step) => onOpen(order[at + step]?.id ?? openId)}
          atStart={at <= 0}
          atEnd={at < 0 || at === order.length - 1}
          move={move}
          resumeOf={props.resumeOf}
          actionsOf={props.actionsOf}
          onChanged={() => {
            void store.load();
            onChanged?.();
          }}
        />
      )}
      {dialog}
    </>
  );
});

/** Over the empty columns, whose counts stay. */
const NobodyHere = ({ narrowed }: { narrowed: boolean }) => (
  <div className="bg-sheet pointer-events-none absolute inset-x-0 top-1/4 mx-auto w-fit">
    <EmptyState title={narrowed ? "Nobody is found" : "Nobody has applied yet"}>
      {narrowed
        ? "Nobody of this college or name has applied."
        : "Whoever applies stands here, from that moment on."}
    </EmptyState>
  </div>
);
