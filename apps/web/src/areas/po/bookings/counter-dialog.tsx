import { isFailure } from "@toran/api-client/failure";
import { obstacleToProposing } from "@toran/contract/hiring/booking-moves";
import { collegeBookingCommand } from "@toran/contract/schemas/booking";
import { Alert, Button, Dialog, TextArea } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { type FormEvent, useState } from "react";
import { PlaceChoice } from "@/features/hiring/bookings/place-choice";
import { placesStillThere } from "@/features/hiring/bookings/still-there";
import { TimeRow } from "@/features/hiring/bookings/time-row";
import { noTime, sentTime, writtenTime } from "@/features/hiring/bookings/times";
import { safeParse } from "@/lib/check";
import { Load } from "@/lib/load";
import { useTyped } from "@/lib/use-typed";
import { useLateFailure } from "@/stores/use-late-failure";
import { useStores } from "@/stores/use-stores";
import type { DecisionDialogProps } from "./decision";
import { useBusy } from "./use-busy";

/** Offers a company another time than those it asked for. */
export const CounterDialog = observer(function CounterDialog(props: DecisionDialogProps) {
  const { booking, give, onClose } = props;
  const { session } = useStores();
  const tellLate = useLateFailure();
  const [first] = booking.dates;
  const {
    typed,
    put,
    sent: given,
  } = useTyped(session.draft(`counter-${booking.id}`), {
    time: first ? writtenTime(first) : noTime,
    roomIds: booking.wantedRooms.map(({ id }) => id),
    text: "",
  });
  const { time, text } = typed;
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string>();
  const [sending, setSending] = useState(false);
  const sent = sentTime(time);
  const busy = useBusy([sent.startsAt]);
  const roomIds = placesStillThere(typed.roomIds, busy?.value);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = {
      command: "COUNTER_PROPOSE" as const,
      ...sent,
      roomIds,
      ...(text.trim() && { reasonText: text.trim() }),
    };
    const { error } = safeParse(collegeBookingCommand, body);
    if (error) {
      setErrors(
        Object.fromEntries(error.issues.map(({ path, message }) => [path.join("."), message])),
      );
      return;
    }
    const same = obstacleToProposing(booking.dates, sent);
    if (same) return setErrors({ startsAt: same });
    setSending(true);
    const reply = await give(body);
    setSending(false);
    if (!isFailure(reply)) {
      given();
      return onClose();
    }
    tellLate("No other time is offered", reply);
    setErrors(reply.errors ?? {});
    setProblem(reply.message);
  };
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      title="Offer another time?"
      description={`${booking.company.name} accepts it or takes the booking back. Meanwhile the places are held for them.`}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        {problem && <Alert tone="bad" title={problem} />}
        <TimeRow
          value={time}
          onChange={(next) => {
            put({ time: next });
            setErrors({});
          }}
          errors={{ startsAt: errors["startsAt"], endsAt: errors["endsAt"] }}
        />
        {booking.mode !== "VIRTUAL" && busy && (
          <Load of={busy}>
            {(found) => (
              <PlaceChoice
                {...found}
                times={[sent]}
                students={booking.expectedStudents}
                own={booking.id}
                chosen={roomIds}
                onChange={(next) => put({ roomIds: next })}
                error={errors["roomIds"]}
              />
            )}
          </Load>
        )}
        <TextArea
          label="A word on it"
          optional
          rows={2}
          maxLength={500}
          value={text}
          error={errors["reasonText"]}
          onChange={({ target }) => put({ text: target.value })}
        />
        <div className="flex justify-end gap-2">
          <Button intent="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={sending} busyLabel="Offering">
            Offer this time
          </Button>
        </div>
      </form>
    </Dialog>
  );
});
