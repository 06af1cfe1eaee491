import type { Wall } from "@toran/contract/calendar/zones";
import { type Block, blockInput, reminderChoices } from "@toran/contract/schemas/calendar";
import { Alert, Checkbox, DateField, Select, TextField } from "@toran/ui";
import { useEffect, useRef, useState } from "react";
import { Controller } from "react-hook-form";
import type { z } from "zod/mini";
import { draftOf } from "@/lib/draft";
import { useContractForm } from "@/lib/use-contract-form";
import { TimeField } from "@/lib/time-field";
import { isDay, isWritten, movedEnd } from "./lasting";

type Sent = z.output<typeof blockInput>;
export interface BlockValues {
  title: string;
  place: string;
  allDay: boolean;
  startDay: string;
  startTime: string;
  endDay: string;
  endTime: string;
  zone: string;
  repeat: Block["repeat"];
  repeatUntil: string;
  reminders: number[];
}

/** An entry as its form begins. */
export const valuesOf = ({
  id: _id,
  exceptions: _exceptions,
  place,
  startTime,
  endTime,
  repeatUntil,
  ...block
}: Block) => ({
  ...block,
  place: place ?? "",
  startTime: startTime ?? "",
  endTime: endTime ?? "",
  repeatUntil: repeatUntil ?? "",
});

interface BlockFormProps {
  id: string;
  draft: string;
  values: BlockValues;
  send: (input: Sent) => Promise<unknown>;
  /** The entry as it is by now, where another tab has changed it. */
  again: () => Promise<BlockValues | undefined>;
  onSaved: () => void;
  onBusy: (busy: boolean) => void;
  onUnsaved: (unsaved: boolean) => void;
}

const repetitions = [
  { value: "NEVER", label: "Does not repeat" },
  { value: "DAILY", label: "Every day" },
  { value: "WEEKLY", label: "Every week" },
];

/** What it is, when, how it repeats, and when to be reminded. */
export function BlockForm({ id, draft, values, send, again, ...tells }: BlockFormProps) {
  const { onSaved, onBusy, onUnsaved } = tells;
  const [kept] = useState(() => draftOf(draft).read() !== undefined);
  const held = useContractForm(blockInput, { draft, values, send, again, done: onSaved });
  const { form, field, errorOf, problem, submit, busy } = held;
  const { isDirty } = form.formState;
  useEffect(() => onBusy(busy), [busy, onBusy]);
  useEffect(() => onUnsaved(isDirty || kept), [isDirty, kept, onUnsaved]);
  const allDay = form.watch("allDay") === true;
  const repeats = form.watch("repeat") !== "NEVER";
  // The last beginning that was typed to its end: what is half typed has no distance to it.
  const begun = useRef<Wall>(undefined);
  const begins = (to: Wall) => {
    const at = form.getValues();
    const from = (begun.current ??= { day: at.startDay, time: at.startTime ?? "" });
    if (!isWritten(to, allDay)) return;
    begun.current = to;
    const end = { day: at.endDay, time: at.endTime ?? "" };
    const moved = movedEnd(from, to, end, allDay);
    if (moved.day !== end.day) form.setValue("endDay", moved.day);
    if (moved.time !== end.time) form.setValue("endTime", moved.time);
  };
  const day = (name: "startDay" | "endDay" | "repeatUntil", label: string) => (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <DateField
          ref={ref}
          label={label}
          value={isDay(value) ? value : null}
          onValueChange={(next) => {
            if (name === "startDay" && next)
              begins({ day: next, time: form.getValues("startTime") ?? "" });
            onChange(next ?? "");
          }}
          onUnread={onChange}
          onBlur={onBlur}
          error={errorOf(name)}
        />
      )}
    />
  );
  const time = (name: "startTime" | "endTime", label: string) => (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <TimeField
          ref={ref}
          label={label}
          value={value ?? ""}
          onValueChange={(next) => {
            if (name === "startTime") begins({ day: form.getValues("startDay"), time: next });
            onChange(next);
          }}
          onBlur={onBlur}
          error={errorOf(name)}
        />
      )}
    />
  );
  return (
    <form
      id={id}
      noValidate
      aria-label="Entry"
      onSubmit={submit}
      className="grid grid-cols-2 items-start gap-4"
    >
      {problem && (
        <Alert tone="bad" className="col-span-full">
          {problem}
        </Alert>
      )}
      <TextField
        className="col-span-full"
        label="What it is"
        autoComplete="off"
        {...field("title")}
        error={errorOf("title")}
      />
      <Checkbox className="col-span-full" label="All day" {...field("allDay")} />
      {day("startDay", "Begins")}
      {allDay ? <span /> : time("startTime", "At")}
      {day("endDay", allDay ? "Last day" : "Ends")}
      {allDay ? <span /> : time("endTime", "Until")}
      <Select
        label="Repeats"
        options={repetitions}
        {...field("repeat")}
        error={errorOf("repeat")}
      />
      {repeats ? day("repeatUntil", "Last time by") : <span />}
      <TextField
        className="col-span-full"
        label="Place or link"
        optional
        autoComplete="off"
        {...field("place")}
        error={errorOf("place")}
      />
      <Reminders form={held} />
    </form>
  );
}

function Reminders({
  form: { form, errorOf },
}: {
  form: ReturnType<typeof useContractForm<z.input<typeof blockInput>, Sent>>;
}) {
  return (
    <fieldset className="col-span-full grid gap-2">
      <legend className="mb-1 font-medium">Remind me</legend>
      <Controller
        control={form.control}
        name="reminders"
        render={({ field: { value = [], onChange } }) => (
          <div className="flex flex-wrap gap-x-6 gap-y-2">
            {reminderChoices.map(({ minutes, says }) => (
              <Checkbox
                key={minutes}
                label={says}
                checked={value.includes(minutes)}
                onChange={({ target }) =>
                  onChange(
                    target.checked
                      ? [...value, minutes]
                      : value.filter((one: number) => one !== minutes),
                  )
                }
                error={errorOf("reminders")}
              />
            ))}
          </div>
        )}
      />
    </fieldset>
  );
}
