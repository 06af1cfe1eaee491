import { purposeNames, slottedPurposes } from "@toran/contract/schemas/booking";
import { Combobox, NumberField, Select, TextArea, TextField } from "@toran/ui";
import { modeWords } from "@/features/hiring/bookings/words";
import { optionsOf } from "@/lib/options-of";
import { TagsField } from "@/features/onboarding/tags-field";
import { fromCall, type Picked } from "@/lookups/picked";
import { useStores } from "@/stores/use-stores";
import type { PartProps } from "./part";

/** Where to, and what for. */
export function BookingFields({ draft, change, errorOf, options, fixedCollege }: PartProps) {
  const { calls } = useStores();
  const load = fromCall(
    async ({ search, next, signal }) =>
      (await calls.hr()).colleges.list(
        { query: { search, next, connectionType: "CONNECTED" } },
        { signal },
      ),
    ({ items }) => items.map(({ id, name }) => ({ value: id, label: name })),
  );
  const slotted = draft.purpose !== "" && slottedPurposes.includes(draft.purpose);
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        <Combobox<Picked>
          label="College"
          hint="Of those you are connected to."
          placeholder="Start typing"
          noun="colleges"
          load={load}
          disabled={fixedCollege}
          value={draft.college}
          error={errorOf("collegeId")}
          onValueChange={(college) => change({ college, roomIds: [], postingId: "" })}
        />
        <Select
          label="What for"
          placeholder="Choose one"
          options={optionsOf(purposeNames)}
          value={draft.purpose}
          error={errorOf("purpose")}
          onChange={({ target }) => change({ purpose: target.value as typeof draft.purpose })}
        />
        <Select
          label="Job"
          optional={!slotted}
          placeholder={draft.college ? "Choose the job" : "Choose the college first"}
          options={(options?.postings ?? []).map(({ id, title }) => ({ value: id, label: title }))}
          value={draft.postingId}
          error={errorOf("postingId")}
          onChange={({ target }) => change({ postingId: target.value })}
        />
        <Select
          label="Held"
          options={optionsOf(modeWords)}
          value={draft.mode}
          error={errorOf("mode")}
          onChange={({ target }) => change({ mode: target.value as typeof draft.mode })}
        />
        <NumberField
          label="Students expected"
          min={1}
          max={10_000}
          value={draft.expectedStudents}
          error={errorOf("expectedStudents")}
          onValueChange={(expectedStudents) => change({ expectedStudents })}
        />
        <NumberField
          label="Panels"
          hint="How many talk to students at the same time."
          optional
          min={1}
          max={20}
          value={draft.panels}
          error={errorOf("panels")}
          onValueChange={(panels) => change({ panels })}
        />
      </div>
      {draft.mode !== "CAMPUS" && (
        <TextField
          type="url"
          label="Link of the meeting"
          placeholder="https://"
          value={draft.link}
          error={errorOf("link")}
          onChange={({ target }) => change({ link: target.value })}
        />
      )}
      <TagsField
        label="What you need"
        optional
        placeholder="Projector"
        value={draft.equipment}
        error={errorOf("equipment")}
        onValueChange={(equipment) => change({ equipment })}
      />
      <TextArea
        label="Notes for the college"
        optional
        rows={4}
        maxLength={1000}
        value={draft.notes}
        error={errorOf("notes")}
        onChange={({ target }) => change({ notes: target.value })}
      />
    </>
  );
}
