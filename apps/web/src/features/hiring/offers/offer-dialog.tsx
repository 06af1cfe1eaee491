import { isFailure } from "@toran/api-client/failure";
import { collegeDay } from "@toran/contract/calendar/zones";
import type { Job } from "@toran/contract/schemas/job";
import { Alert, Button, DateField, Dialog, NumberField, TextArea, TextField } from "@toran/ui";
import { type FormEvent, useState } from "react";
import { toldHere } from "@/lib/told-here";
import { useTyped } from "@/lib/use-typed";
import { useLateFailure } from "@/stores/use-late-failure";
import { useStores } from "@/stores/use-stores";
import { type OfferArea, offerCalls } from "./calls";
import { LetterField } from "./letter-field";
import { type OfferPay, OfferPayFields, payOfJob, sentOf } from "./offer-pay";

interface OfferDialogProps {
  area: OfferArea;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  name: string;
  applicationId: string;
  job: Pick<Job, "title" | "pay" | "replyDays">;
  track: "PLACEMENT" | "INTERNSHIP";
  onMade: () => void;
}

interface OfferFields extends OfferPay {
  role: string;
  joining: string | null;
  days: number | null;
  note: string;
}

const follows: Record<OfferArea, string> = {
  hr: "The student is told at once, and the college sees it. You can take it back until somebody has joined.",
  po: "You make it for the company. The student and the company are told at once, and the company alone can take it back.",
};
const ofDays: Record<OfferArea, string> = {
  hr: "Fewer than 3 need the college's consent.",
  po: "As many as the company asks for.",
};

/** Makes an offer: the role, the pay, and how long there is to answer. */
export function OfferDialog(props: OfferDialogProps) {
  const { area, open, onOpenChange, name } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Make ${name} an offer?`}
      description={follows[area]}
    >
      {open && <Fields {...props} />}
    </Dialog>
  );
}

function Fields({ area, onOpenChange, applicationId, job, track, onMade }: OfferDialogProps) {
  const { calls, feedback, session } = useStores();
  const tellLate = useLateFailure();
  const begun: OfferFields = {
    role: job.title,
    ...payOfJob(job.pay),
    joining: null,
    days: job.replyDays,
    note: "",
  };
  const { typed, put, sent } = useTyped(session.draft(`offer-${applicationId}`), begun);
  const { role, joining, days, note } = typed;
  const [today] = useState(() => collegeDay(new Date()));
  const [letter, setLetter] = useState<File>();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const offers = await offerCalls(calls, area);
    const reply = await offers.extend(
      {
        body: {
          applicationId,
          role,
          ...sentOf(typed, job.pay),
          ...(joining && { joiningDate: joining }),
          ...(days !== null && { replyDays: days }),
          ...(note.trim() && { note: note.trim() }),
        },
      },
      toldHere,
    );
    if (isFailure(reply)) {
      tellLate("The offer is not made", reply);
      // A colleague has made one meanwhile, or the candidate stands elsewhere by now.
      if (reply.status === 409) onMade();
      setBusy(false);
      setErrors(reply.errors ?? {});
      setProblem(reply.errors ? undefined : reply.message);
      return;
    }
    sent();
    if (letter) await addLetter(reply.data.id, letter);
    setBusy(false);
    onMade();
    onOpenChange(false);
  };
  /** The offer is made by now; a letter that was not taken is added to it later. */
  const addLetter = async (id: string, chosen: File) => {
    const offers = await offerCalls(calls, area);
    const input = { params: { id }, body: { letter: chosen } };
    const reply = await offers.addLetter(input, { showToast: false });
    if (isFailure(reply))
      feedback.toast("error", "The offer is made, but without its letter", {
        detail: reply.errors?.["letter"] ?? reply.message,
      });
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {problem && <Alert tone="bad" title={problem} />}
      <TextField
        label="Role"
        value={role}
        error={errors["role"]}
        onChange={({ target }) => put({ role: target.value })}
      />
      <OfferPayFields typed={typed} put={put} errors={errors} job={job.pay} track={track} />
      <div className="grid grid-cols-2 gap-4">
        <DateField
          label="Joining date"
          optional
          value={joining}
          min={today}
          error={errors["joiningDate"]}
          onValueChange={(next) => put({ joining: next })}
        />
        <NumberField
          label="Days to answer"
          hint={ofDays[area]}
          min={1}
          max={90}
          steppers
          value={days}
          error={errors["replyDays"]}
          onValueChange={(next) => put({ days: next })}
        />
      </div>
      <TextArea
        label="A note"
        optional
        rows={2}
        maxLength={1000}
        value={note}
        error={errors["note"]}
        onChange={({ target }) => put({ note: target.value })}
      />
      <LetterField
        optional
        chosen={letter}
        error={errors["letter"]}
        onChange={(next) => {
          setLetter(next);
          setErrors((others) => ({ ...others, letter: "" }));
        }}
        onProblem={(says) => setErrors((others) => ({ ...others, letter: says }))}
      />
      <div className="flex justify-end gap-2">
        <Button intent="secondary" onClick={() => onOpenChange(false)}>
          Cancel
        </Button>
        <Button type="submit" busy={busy} busyLabel="Sending">
          Make the offer
        </Button>
      </div>
    </form>
  );
}
