import { type ApiFailure, isFailure } from "@toran/api-client/failure";
import { slotTimes } from "@toran/contract/hiring/slot-times";
import { limits } from "@toran/contract/limits";
import type { Booking } from "@toran/contract/schemas/booking";
import { collegeZone } from "@toran/contract/calendar/zones";
import { type Schedule, scheduleInput } from "@toran/contract/schemas/slot";
import { Alert, Button, DateField, Dialog, NumberField, RadioGroup, Select } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { safeParse } from "@/lib/check";
import { Loadable } from "@/lib/loadable";
import { useTyped } from "@/lib/use-typed";
import { useStores } from "@/stores/use-stores";
import type { BookingArea } from "../bookings/booking-calls";
import { spanWords } from "../bookings/times";
import {
  type DraftSchedule,
  draftOfSchedule,
  type ScheduleBody,
  scheduleBody,
} from "./draft-schedule";
import { BreakFields, PanelFields } from "./schedule-rows";
import { modelWordsIn } from "./words";

interface ScheduleFormProps {
  area: BookingArea;
  booking: Booking;
  schedule: Schedule | undefined;
  onClose: () => void;
  save: (body: ScheduleBody) => Promise<object | ApiFailure>;
}

const models = ["OPEN", "PRESELECT", "ALLOTTED", "ROOM_ONLY"] as const;

/** Cuts the time of a booking into slots, and says how many come of it before they are drawn. */
export const ScheduleForm = observer(function ScheduleForm(props: ScheduleFormProps) {
  const { area, booking, schedule, onClose, save } = props;
  const { session } = useStores();
  const rounds = useRounds(area, booking);
  // What others draw meanwhile is not written over: it is drawn over what was there when this was opened.
  const [over] = useState(schedule);
  const [begun] = useState(() => draftOfSchedule(over, booking));
  const name = session.draft(`slots-${booking.id}-${booking.startsAt}`);
  const { typed: draft, put: type, sent } = useTyped(name, begun);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const put = (part: Partial<DraftSchedule>) => {
    type(part);
    setErrors({});
  };
  const body = scheduleBody(draft, over?.version ?? 0);
  const form = useRef<HTMLFormElement>(null);
  const fail = (wrong: Record<string, string>) => {
    setErrors(wrong);
    // The fields know that they are wrong once they are drawn.
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus(),
    );
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { error } = safeParse(scheduleInput, body);
    if (error) {
      return fail(
        Object.fromEntries(error.issues.map(({ path, message }) => [path.join("."), message])),
      );
    }
    setBusy(true);
    const reply = await save(body);
    setBusy(false);
    if (!isFailure(reply)) {
      sent();
      return onClose();
    }
    fail(reply.errors ?? {});
    setProblem(reply.message);
  };
  const slotted = draft.model !== "ROOM_ONLY";
  const loses = schedule && lossWords(schedule, draft);
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      title={schedule ? "Draw the slots anew?" : "Draw the slots"}
      description={
        booking.startsAt && booking.endsAt
          ? `For ${spanWords({ startsAt: booking.startsAt, endsAt: booking.endsAt })}. Students see nothing of it until you publish.`
          : undefined
      }
    >
      <form
        ref={form}
        aria-label="Slots"
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid gap-5"
      >
        <RadioGroup
          label="Who decides who comes when"
          options={models.map((value) => ({ value, ...modelWordsIn(area, value) }))}
          value={draft.model}
          error={errors["model"]}
          onValueChange={(model) => put({ model })}
        />
        <Select
          label="Round"
          optional
          placeholder="Every open candidate"
          options={(rounds.value ?? []).map(({ id, title }) => ({ value: id, label: title }))}
          value={draft.roundId}
          error={errors["roundId"]}
          onChange={({ target }) => put({ roundId: target.value })}
        />
        {slotted && (
          <>
            <div className="grid grid-cols-3 gap-4">
              <NumberField
                label="Minutes a slot"
                min={limits.slots.minutes.min}
                max={limits.slots.minutes.max}
                step={5}
                value={draft.minutes}
                error={errors["minutes"]}
                onValueChange={(minutes) => put({ minutes })}
              />
              <NumberField
                label="Minutes between"
                min={0}
                max={limits.slots.buffer}
                step={5}
                value={draft.buffer}
                error={errors["buffer"]}
                onValueChange={(buffer) => put({ buffer })}
              />
              <NumberField
                label="Students at a time"
                min={1}
                max={limits.slots.places}
                value={draft.places}
                error={errors["places"]}
                onValueChange={(places) => put({ places })}
              />
            </div>
            <PanelFields draft={draft} put={put} errors={errors} rooms={booking.rooms} />
            <BreakFields draft={draft} put={put} errors={errors} />
            {draft.model === "PRESELECT" && (
              <div className="grid grid-cols-2 gap-4">
                <NumberField
                  label="Hours to answer an invitation"
                  min={1}
                  max={168}
                  value={draft.answerHours}
                  error={errors["answerHours"]}
                  onValueChange={(answerHours) => put({ answerHours })}
                />
                <DateField
                  label="Alternates from"
                  optional
                  hint="From this day they are invited to what is free, even if nobody has dropped out."
                  value={draft.alternatesFrom}
                  error={errors["alternatesFrom"]}
                  onValueChange={(alternatesFrom) => put({ alternatesFrom })}
                />
              </div>
            )}
            <output className="text-ink-2 font-medium">{countWords(booking, draft)}</output>
          </>
        )}
        {loses && <Alert tone="warn" title={loses} />}
        {/* Beside what was pressed: the top of a long form may be out of sight. */}
        {problem && <Alert tone="bad" title={problem} />}
        <div className="flex justify-end gap-2">
          <Button intent="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={busy} busyLabel="Drawing">
            {slotted ? "Draw the slots" : "Save"}
          </Button>
        </div>
      </form>
    </Dialog>
  );
});

/** What of the plan before goes when it is drawn anew. */
function lossWords({ round, slots, picks }: Schedule, draft: DraftSchedule) {
  const given = slots.filter(({ student }) => student).length;
  const shut = slots.filter(({ state }) => state === "BLOCKED" || state === "CANCELLED").length;
  const chosen =
    draft.model !== "PRESELECT" || draft.roundId !== (round?.id ?? "") ? picks.length : 0;
  const lost = [
    given && `${given} of the slots before ${given === 1 ? "is" : "are"} given to students`,
    shut && `${shut} ${shut === 1 ? "is" : "are"} blocked or cancelled`,
    chosen && `${chosen} ${chosen === 1 ? "student is" : "students are"} chosen to be invited`,
  ].filter(Boolean);
  return lost.length ? `${lost.join(", ")}. Drawn anew, all of that goes.` : undefined;
}

/** "24 slots: 12 in each of 2 panels". */
function countWords({ startsAt, endsAt }: Booking, draft: DraftSchedule) {
  const { minutes, buffer, breaks, panels, places } = draft;
  if (!startsAt || !endsAt || !minutes) return "";
  const times = slotTimes(
    { startsAt, endsAt },
    {
      minutes,
      buffer: buffer ?? 0,
      breaks: breaks.filter(({ from, to }) => from && to && from < to),
    },
    collegeZone,
  ).length;
  const each = times * (places ?? 1);
  return `${(each * panels.length).toLocaleString("en-IN")} slots: ${each} in ${panels.length === 1 ? "one panel" : `each of ${panels.length} panels`}`;
}

/** The rounds of the job the booking belongs to. */
function useRounds(area: BookingArea, { posting }: Booking) {
  const { calls } = useStores();
  const [rounds] = useState(
    () =>
      new Loadable<readonly { id: string; title: string }[]>(async () => {
        if (!posting) return { data: [] };
        if (area === "hr") {
          const job = await (await calls.hr()).jobs.read({ params: { id: posting.jobId } });
          return isFailure(job) ? job : { data: job.data.rounds };
        }
        const review = await (await calls.po()).postings.read({ params: { id: posting.id } });
        return isFailure(review) ? review : { data: review.data.job.rounds };
      }),
  );
  useEffect(() => void rounds.load(), [rounds]);
  return rounds;
}
