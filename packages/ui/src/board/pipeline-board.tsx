import {
  DndContext,
  DragOverlay,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  type CSSProperties,
  type ReactNode,
  useDeferredValue,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
} from "react";
import { Button } from "../button/button";
import { cn } from "../cn";
import { ContextMenu } from "../menu/context-menu";
import type { MenuEntry } from "../menu/entry";
import { inGroups } from "../number/count";
import { BoardColumn } from "./board-column";
import type { RowActs } from "./row";
import type { BoardStage } from "./stage";
import { StageRows } from "./stage-rows";
import { StageStrip } from "./stage-strip";
import { useBoardKeys } from "./use-board-keys";
import { useChosen } from "./use-chosen";
import { useHeld } from "./use-held";

export interface PipelineBoardProps<T> {
  /** "Applicants for Graduate Software Engineer, Fleet" */
  label: string;
  stages: readonly BoardStage<T>[];
  itemId: (item: T) => string;
  itemName: (item: T) => string;
  /** Draws an item. The same function each time spares the items that stay as they are. */
  renderItem: (item: T) => ReactNode;
  /** Left out, the board is only looked at. */
  onMove?: (item: T, to: string, from: string) => void;
  /** Whether a stage takes an item; left out, all do. What does not take it is not offered. The same function each time spares them as well. */
  takes?: (item: T, to: string, from: string) => boolean;
  /** Told of an item that was dropped on a stage that does not take it, so that the reader can be told why. */
  onRefused?: (item: T, to: string, from: string) => void;
  onOpen?: (item: T) => void;
  /** More entries for an item's menu, after the moves. */
  actions?: (item: T) => readonly MenuEntry[];
  onMore?: (stage: string) => void;
  /** What letters do with the item that has the focus, and how that is said: "B bookmarks". */
  letters?: Readonly<Record<string, { says: string; act: (item: T) => void }>>;
  /** Whether letters, X among them, are keys; people can turn single letters off. */
  letterKeys?: boolean;
  /** The ids that are chosen; left out, nothing can be. */
  chosen?: ReadonlySet<string>;
  onChosenChange?: (chosen: ReadonlySet<string>) => void;
  className?: string;
}

/** As many of a stage as a screen holds: they stand there before the rest is drawn. */
const firstScreen = 8;

/** People at the stages of a pipeline; the same move by pointer, by menu, and by Space and the arrow keys. */
export function PipelineBoard<T>(props: PipelineBoardProps<T>) {
  const { label, stages, itemId, itemName, renderItem, onMove, onOpen, actions, onMore } = props;
  const { chosen, letterKeys = true } = props;
  const id = useId();
  const whole = useDeferredValue(true, false);
  const sensors = useSensors(useSensor(PointerSensor, pointer));
  const takes = (item: T, to: string, from: string) =>
    to !== from && (props.takes?.(item, to, from) ?? true);
  const movable = useMovable(props);
  const moving = useHeld({
    stages,
    itemId,
    itemName,
    onMove,
    onRefused: props.onRefused,
    takes,
  });
  const { held, said, pick, carry, drop, putBack } = moving;
  const fixed = !onMove;
  const { choose, clear } = useChosen(props);
  const { board, reached, landed, reach, leave, keep, press } = useBoardKeys({
    stages,
    itemId,
    fixed,
    mayLand: (stage) =>
      held !== undefined && (stage === held.from || takes(held.item, stage, held.from)),
    held,
    pick,
    carry,
    drop,
    putBack,
    choose,
    clear,
    letters: props.letters,
    letterKeys,
  });
  const holds = (stage: BoardStage<T>, wanted: string | undefined) =>
    stage.items.some((item) => itemId(item) === wanted);
  const find = (wanted: string) => {
    const stage = stages.find((one) => holds(one, wanted));
    const item = stage?.items.find((one) => itemId(one) === wanted);
    return stage && item !== undefined ? { stage, item } : undefined;
  };
  const moves = (item: T, from: string): MenuEntry[] => {
    const more = actions?.(item) ?? [];
    const places = stages.filter((stage) => takes(item, stage.id, from));
    if (!onMove || !places.length) return [...more];
    return [
      { heading: "Move to" },
      ...places.map((stage) => ({
        label: stage.title,
        onSelect: () => {
          keep(itemId(item));
          onMove(item, stage.id, from);
        },
      })),
      ...(more.length ? (["rule", ...more] as const) : []),
    ];
  };

  const entriesOf = (wanted: string) => {
    const found = find(wanted);
    return found && !held ? moves(found.item, found.stage.id) : [];
  };

  const acts = useLatest<RowActs<T>>({
    choose: (item, onwards) => choose(itemId(item), onwards),
    open: onOpen,
    press,
    reach: (item) => reach(itemId(item)),
    leave,
    entries: moves,
  });

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      // The moves are told below, the same for pointer and keys.
      accessibility={{ announcements: silent, screenReaderInstructions: { draggable: "" } }}
      onDragStart={({ active }) => {
        const found = find(String(active.id));
        if (found) pick(found.item, found.stage.id, "pointer");
      }}
      onDragOver={({ over }) => carry(over ? String(over.id) : undefined)}
      onDragEnd={({ over }) => (over ? drop(String(over.id)) : putBack())}
      onDragCancel={putBack}
    >
      <ContextMenu partOf={idPressed} entries={entriesOf}>
        <section
          ref={board}
          aria-label={label}
          className={cn("relative flex flex-col overflow-x-auto", props.className)}
        >
          {/* The stages reach as far down as the board does, to be seen as columns and to be dropped on. */}
          <div className="flex min-w-fit flex-1 flex-col">
            <StageStrip stages={stages} headings={id} />
            <div
              className="grid min-h-(--room) flex-1 auto-cols-[minmax(12rem,1fr)] grid-flow-col"
              style={room(stages)}
            >
              {stages.map((stage) => (
                <BoardColumn
                  key={stage.id}
                  id={stage.id}
                  labelledBy={`${id}-${stage.id}`}
                  taking={held !== undefined && held.over === stage.id && held.from !== stage.id}
                  guest={held?.by === "keys" ? renderItem(held.item) : undefined}
                  foot={<More stage={stage} onMore={onMore} />}
                >
                  <StageRows
                    stage={stage.id}
                    items={stage.items}
                    first={whole ? undefined : firstScreen}
                    itemId={itemId}
                    itemName={itemName}
                    render={renderItem}
                    movable={movable}
                    acts={acts}
                    held={held?.from === stage.id ? itemId(held.item) : undefined}
                    away={
                      held?.from === stage.id && (held.by === "pointer" || held.over !== stage.id)
                    }
                    reached={holds(stage, reached) ? reached : undefined}
                    landed={landed && holds(stage, reached)}
                    describedBy={`${id}-keys`}
                    chosen={chosen}
                  />
                </BoardColumn>
              ))}
            </div>
          </div>
          <p id={`${id}-keys`} className="sr-only">
            {fixed
              ? "The arrow keys walk over the board, Enter opens."
              : "Space picks up, the arrow keys choose a stage, Space puts down, Escape takes back."}
            {chosen &&
              letterKeys &&
              " X selects, Shift and X everything from the last one, Escape clears."}
            {letterKeys && Object.values(props.letters ?? {}).map(({ says }) => ` ${says}.`)}
          </p>
          <output aria-live="assertive" className="sr-only">
            {said}
          </output>
        </section>
      </ContextMenu>
      <DragOverlay dropAnimation={null} zIndex={50}>
        {held?.by === "pointer" && (
          <div className="border-rule-strong bg-lift shadow-over min-h-21 rounded-lg border px-6 py-2.5 motion-safe:-rotate-[1.5deg]">
            {renderItem(held.item)}
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}

/** Whether any stage takes an item; the same function for as long as the stages stay. */
function useMovable<T>({ stages, onMove, takes }: PipelineBoardProps<T>) {
  const ids = JSON.stringify(stages.map(({ id }) => id));
  const fixed = !onMove;
  return useMemo(() => {
    const all = JSON.parse(ids) as string[];
    return (item: T, from: string) =>
      !fixed && all.some((to) => to !== from && (takes?.(item, to, from) ?? true));
  }, [ids, fixed, takes]);
}

/** Always what was drawn last, in an object that stays the same. */
function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** Beyond a screen as high as the longest stage, in steps: a board that changes its height is painted whole, not one row of it. */
function room(stages: readonly BoardStage<unknown>[]) {
  const most = Math.max(0, ...stages.map(({ items }) => items.length));
  const rows = most < firstScreen ? 0 : Math.ceil((most + 2) / 4) * 4;
  return { "--room": `${rows * 5.25}rem` } as CSSProperties;
}

const idPressed = (pressed: Element) =>
  pressed.closest("li")?.querySelector<HTMLElement>("[data-row]")?.dataset["row"];

// The same object each time: with another one every row would be drawn anew at each key.
const pointer = { activationConstraint: { distance: 6 } };
const nothing = () => undefined;
const silent = {
  onDragStart: nothing,
  onDragOver: nothing,
  onDragEnd: nothing,
  onDragCancel: nothing,
};

function More({ stage, onMore }: { stage: BoardStage<unknown>; onMore?: (stage: string) => void }) {
  const more = (stage.here ?? stage.count) - stage.items.length;
  if (more <= 0) return null;
  const words = `${inGroups(more)} more`;
  if (!onMore) return <p className="text-ink-3 px-6 py-2.5 text-xs">{words}</p>;
  return (
    <div className="px-6 py-2">
      <Button intent="link" size="sm" onClick={() => onMore(stage.id)}>
        {words}
        <span className="sr-only"> at {stage.title}</span>
      </Button>
    </div>
  );
}
