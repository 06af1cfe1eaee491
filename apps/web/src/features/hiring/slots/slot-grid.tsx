import type { ApiFailure } from "@toran/api-client/failure";
import {
  givenFrom,
  type SlotCommand,
  slotMoves,
  type SlotState,
} from "@toran/contract/hiring/booking-moves";
import { commandsFrom } from "@toran/contract/hiring/moves";
import type { Schedule, Slot } from "@toran/contract/schemas/slot";
import { Button, IconButton, Menu, type MenuEntry, StatusPill } from "@toran/ui";
import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { useMinute } from "@/lib/use-minute";
import { hoursOf } from "../bookings/times";
import { WhyDialog } from "../why-dialog";
import { commandWords, type HandCommand, slotWords } from "./words";

export interface SlotWork {
  actor: "COMPANY" | "COLLEGE";
  mayChange: boolean;
  command: (slot: Slot, command: HandCommand, reason?: string) => Promise<object | ApiFailure>;
  /** Further entries of a slot's menu. */
  more?: ((slot: Slot) => readonly MenuEntry[]) | undefined;
}
interface SlotGridProps {
  schedule: Schedule;
  work: SlotWork;
}

/** What one presses most in each state. */
const next: Partial<Record<SlotState, HandCommand>> = {
  BOOKED: "CHECK_IN",
  CHECKED_IN: "START",
  IN_PROGRESS: "FINISH",
};
/** What is asked about before it is done, and what follows from it. */
const asked: Partial<Record<HandCommand, string>> = {
  RELEASE: "The student loses the slot and is told. Others may take it.",
  CANCEL: "Nobody can take it any more. Who has it is told.",
  NO_SHOW:
    "It is written down. Who misses a round is out by it, and is told. A late check-in puts it right.",
};

/** The slots of each panel in their order, with what can be done with each. */
export function SlotGrid({ schedule, work }: SlotGridProps) {
  const [asking, ask] = useState<{ slot: Slot; command: HandCommand }>();
  const [underWay, setUnderWay] = useState<readonly string[]>([]);
  const now = useMinute().getTime();
  if (!schedule.slots.length) return null;
  const give = async (slot: Slot, command: HandCommand, why?: string) => {
    setUnderWay((ids) => [...ids, slot.id]);
    const reply = await work.command(slot, command, why);
    setUnderWay((ids) => ids.filter((id) => id !== slot.id));
    return reply;
  };
  const start = (slot: Slot, command: HandCommand) => {
    if (!asked[command]) return void give(slot, command);
    ask({ slot, command });
  };
  return (
    <>
      <div className="-mx-1 overflow-x-auto px-1 pb-1">
        <div className="grid min-w-fit auto-cols-[minmax(17rem,1fr)] grid-flow-col gap-x-8">
          {schedule.panels.map(({ id, name }) => {
            const slots = schedule.slots.filter(({ panelId }) => panelId === id);
            return (
              <section key={id} aria-labelledby={`panel-${id}`}>
                <h3 id={`panel-${id}`} className="border-rule-strong border-b pb-2 font-semibold">
                  {name}
                  {slots[0]?.room && (
                    <span className="text-ink-3 font-normal">, {slots[0].room}</span>
                  )}
                </h3>
                <ul aria-labelledby={`panel-${id}`} className="divide-rule divide-y">
                  {slots.map((slot) => (
                    <SlotRow
                      key={slot.id}
                      slot={slot}
                      work={work}
                      busy={underWay.includes(slot.id)}
                      now={now}
                      start={start}
                    />
                  ))}
                </ul>
              </section>
            );
          })}
        </div>
      </div>
      {asking && (
        <WhyDialog
          key={asking.slot.id}
          draft={`${asking.command.toLowerCase()}-${asking.slot.id}-${asking.slot.student?.id}`}
          title={`${commandWords[asking.command]}: ${[asking.slot.student?.name, hoursOf(asking.slot)].filter(Boolean).join(", ")}?`}
          description={asked[asking.command] ?? ""}
          confirmLabel={commandWords[asking.command]}
          cancelLabel="Leave it"
          destructive
          onClose={() => ask(undefined)}
          onConfirm={(why) => give(asking.slot, asking.command, why)}
        />
      )}
    </>
  );
}

interface SlotRowProps extends Pick<SlotGridProps, "work"> {
  slot: Slot;
  busy: boolean;
  now: number;
  start: (slot: Slot, command: HandCommand) => void;
}

function SlotRow({ slot, work, busy, now, start }: SlotRowProps) {
  const { word, ...look } = slotWords[slot.state];
  const planned = slot.state === "OPEN" && slot.student;
  const name = slot.student?.name ?? word;
  const able = commandsFrom<SlotState, SlotCommand>(slotMoves, work.actor, slot.state).filter(
    (command): command is HandCommand =>
      command in commandWords && now >= (givenFrom(command, slot.startsAt) ?? 0),
  );
  const first = next[slot.state];
  const rest = able.filter((command) => command !== first);
  const entries: MenuEntry[] = [
    ...(work.more?.(slot) ?? []),
    ...rest.map((command) => ({
      label: commandWords[command],
      onSelect: () => start(slot, command),
    })),
  ];
  return (
    <li className="flex min-h-12 items-center gap-2.5 py-1.5">
      <span className="tnum text-ink-2 w-26 flex-none">{hoursOf(slot)}</span>
      <span className="grid min-w-0 flex-1">
        {slot.student && (
          <span className="block truncate font-medium" title={slot.student.name}>
            {slot.student.name}
          </span>
        )}
        <StatusPill {...look} plain>
          {planned ? "Planned" : word}
        </StatusPill>
      </span>
      {work.mayChange && first && able.includes(first) && (
        <Button
          size="sm"
          intent="soft"
          busy={busy}
          aria-label={`${commandWords[first]} ${name}`}
          onClick={() => start(slot, first)}
        >
          {commandWords[first]}
        </Button>
      )}
      {work.mayChange && entries.length > 0 && (
        <Menu
          align="end"
          trigger={
            <IconButton size="sm" label={`More for ${hoursOf(slot)}, ${name}`}>
              <Ellipsis aria-hidden="true" size={16} strokeWidth={1.75} />
            </IconButton>
          }
          entries={entries}
        />
      )}
    </li>
  );
}
