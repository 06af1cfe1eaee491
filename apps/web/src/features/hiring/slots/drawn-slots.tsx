import { type ApiFailure, isFailure, settle } from "@toran/api-client/failure";
import type { Schedule, Slot } from "@toran/contract/schemas/slot";
import { Alert, Button, ConfirmDialog, type MenuEntry, Meter } from "@toran/ui";
import { type ReactNode, useState } from "react";
import { oneByOne } from "@/lib/one-by-one";
import { useStores } from "@/stores/use-stores";
import type { BookingArea } from "../bookings/booking-calls";
import { Picks } from "./picks";
import { scheduleCalls } from "./schedule-calls";
import { SlotGrid, type SlotWork } from "./slot-grid";
import { modelWordsIn } from "./words";

export interface OpenSchedule {
  schedule: Schedule;
  set: (schedule: Schedule) => void;
}
export interface SideTools {
  /** What only one side does with the slots, such as choosing whom to invite. */
  tools?: ((open: OpenSchedule) => ReactNode) | undefined;
  /** What only one side does with one slot. */
  slotTools?: ((slot: Slot, open: OpenSchedule) => readonly MenuEntry[]) | undefined;
}
interface DrawnSlotsProps extends OpenSchedule, SideTools {
  area: BookingArea;
  reload: () => void;
  mayChange: boolean;
  onDraw: () => void;
}

/** Slots that are drawn: how far they are taken, and what can be done with them. */
export function DrawnSlots(props: DrawnSlotsProps) {
  const { area, schedule, set, reload, mayChange, onDraw, tools, slotTools } = props;
  const { calls } = useStores();
  const [asking, setAsking] = useState<"publish" | "unpublish">();
  /** The slots as they were when that was asked: the page follows what others do to them. */
  const [looked, look] = useState(schedule);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [inTurn] = useState(oneByOne);
  const take = (reply: { data: Schedule } | ApiFailure) => {
    // What is done with the next slot takes no failure away that was just told.
    if (isFailure(reply)) setProblem(reply.message);
    if (!isFailure(reply)) set(reply.data);
    else if (reply.status === 409) reload();
    return reply;
  };
  const change = async () => {
    if (!asking) return;
    setBusy(true);
    setProblem(undefined);
    const calling = await scheduleCalls(calls, area);
    const params = { id: schedule.id };
    const quiet = { showToast: false };
    take(
      asking === "publish"
        ? await calling.publish({ params, body: { version: looked.version } }, quiet)
        : await calling.unpublish({ params }, quiet),
    );
    setBusy(false);
    setAsking(undefined);
  };
  const command: SlotWork["command"] = async ({ id, version }, name, reason) => {
    setProblem(undefined);
    const calling = await scheduleCalls(calls, area);
    const body = { command: name, version, ...(reason && { reason }) };
    const send = () => settle(calling.command({ params: { id }, body }, { showToast: false }));
    // Each answer brings all slots: one that came late would put back what was done since.
    return take((await inTurn(send)).reply);
  };
  const published = schedule.state === "PUBLISHED";
  const slotted = schedule.model !== "ROOM_ONLY";
  const mine = slotTools && ((slot: Slot) => slotTools(slot, { schedule, set }));
  const taken = schedule.slots.filter(({ student }) => student).length;
  const counted = `${taken} of ${schedule.slots.length} ${published ? "taken" : "planned"}`;
  return (
    <>
      {problem && <Alert tone="bad" title={problem} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="text-ink-2">
          {[
            published ? "Published" : "Not published yet",
            modelWordsIn(area, schedule.model).label.toLowerCase(),
            schedule.round?.title,
          ]
            .filter(Boolean)
            .join(", ")}
        </p>
        {schedule.slots.length > 0 && (
          <span className="flex flex-none items-center gap-2.5">
            <span className="w-32">
              <Meter label={counted} value={taken / schedule.slots.length} />
            </span>
            <span className="tnum text-ink-2 whitespace-nowrap">{counted}</span>
          </span>
        )}
        {mayChange && (
          <div className="ms-auto flex flex-wrap items-center gap-2">
            {!published && (
              <Button intent="secondary" onClick={onDraw}>
                {slotted ? "Draw them anew" : "Change to slots"}
              </Button>
            )}
            {tools?.({ schedule, set })}
            {published ? (
              schedule.mayUnpublish && (
                <Button intent="secondary" onClick={() => setAsking("unpublish")}>
                  Take back
                </Button>
              )
            ) : (
              <Button
                onClick={() => {
                  look(schedule);
                  setAsking("publish");
                }}
              >
                Publish
              </Button>
            )}
          </div>
        )}
      </div>
      <SlotGrid
        schedule={schedule}
        work={{ actor: area === "hr" ? "COMPANY" : "COLLEGE", mayChange, command, more: mine }}
      />
      {schedule.picks.length > 0 && <Picks picks={schedule.picks} />}
      <ConfirmDialog
        open={asking !== undefined}
        onOpenChange={() => setAsking(undefined)}
        title={`${asking === "publish" ? "Publish" : "Take back"} ${slotted ? "the slots" : "the time and place"}?`}
        description={
          asking === "publish"
            ? publishing[schedule.model]
            : slotted
              ? "Students lose the slots they have, and are told. The plan is as it was before. This is possible until the first of them has checked in."
              : "Candidates do not see it any more, and are told."
        }
        confirmLabel={asking === "publish" ? "Publish" : "Take back"}
        cancelLabel="Leave it"
        destructive={asking === "unpublish"}
        busy={busy}
        onConfirm={() => void change()}
      />
    </>
  );
}

const publishing: Record<Schedule["model"], string> = {
  OPEN: "Every candidate of the round is told, and may book at once.",
  PRESELECT: "Those who were chosen first are invited at once, and have a deadline to answer.",
  ALLOTTED: "Everybody who was given a slot is told of it.",
  ROOM_ONLY: "Every candidate of the round is told when and where to come.",
};
