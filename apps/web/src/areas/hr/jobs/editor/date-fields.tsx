import { collegeZone, wallAt } from "@toran/contract/calendar/zones";
import type { Job } from "@toran/contract/schemas/job";
import { Alert, DateField, NumberField, TextField } from "@toran/ui";
import { PhoneField } from "@toran/ui/phone";
import { calendarDay } from "@/features/hiring/dates";
import { closingOf } from "./draft-job";
import type { PartProps } from "./part";

interface Around {
  /** The job as it is, where it is written already. */
  job: Pick<Job, "closesAt"> | undefined;
  /** The day on which a job that is out closes by now. */
  promised: string | null;
}

const hourOf = (moment: string) => wallAt(new Date(moment), collegeZone).time;

/** When students may apply, how long an offer waits, and whom to ask. */
export function DateFields({ draft, change, errorOf, job, promised }: PartProps & Around) {
  const earlier = promised && draft.closes && draft.closes < promised;
  return (
    <>
      <div className="grid grid-cols-3 gap-4">
        <DateField
          label="Opens"
          hint="Left out, it opens once a college approves."
          optional
          value={draft.opens}
          error={errorOf("opensAt")}
          onValueChange={(opens) => change({ opens })}
        />
        <DateField
          label="Deadline"
          hint={`At ${draft.closes ? hourOf(closingOf(draft.closes, job)) : "23:59"}, Indian time.`}
          value={draft.closes}
          error={errorOf("closesAt")}
          onValueChange={(closes) => change({ closes })}
        />
        <NumberField
          label="Days to answer an offer"
          min={1}
          max={90}
          value={draft.replyDays}
          error={errorOf("replyDays")}
          onValueChange={(replyDays) => change({ replyDays })}
        />
      </div>
      {earlier && (
        <Alert tone="warn" title={`Students were told that it closes on ${calendarDay(promised)}.`}>
          Who counts on that day is too late with an earlier one. Candidates are told of the change.
        </Alert>
      )}
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label="Contact"
          optional
          value={draft.contactName}
          error={errorOf("contactName")}
          onChange={({ target }) => change({ contactName: target.value })}
        />
        <TextField
          label="Email"
          optional
          type="email"
          value={draft.contactEmail}
          error={errorOf("contactEmail")}
          onChange={({ target }) => change({ contactEmail: target.value })}
        />
        <PhoneField
          label="Phone"
          optional
          autoComplete="off"
          value={draft.contactPhone}
          error={errorOf("contactPhone")}
          onValueChange={(contactPhone) => change({ contactPhone })}
        />
      </div>
    </>
  );
}
