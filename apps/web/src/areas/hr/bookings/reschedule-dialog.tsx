import { limits } from "@toran/contract/limits";
import { isFailure } from "@toran/api-client/failure";
import { rescheduleInput } from "@toran/contract/schemas/booking";
import { Alert, Button, Dialog, TextArea } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { type FormEvent, useState } from "react";
import type { OpenBooking } from "@/features/hiring/bookings/booking-page";
import { PlaceChoice } from "@/features/hiring/bookings/place-choice";
import { placesStillThere } from "@/features/hiring/bookings/still-there";
import { noTime, sentTime, spanWords, type WrittenTime } from "@/features/hiring/bookings/times";
import { safeParse } from "@/lib/check";
import { Load } from "@/lib/load";
import { toldHere } from "@/lib/told-here";
import { useIsHere } from "@/lib/use-is-here";
import { useTyped } from "@/lib/use-typed";
import { useLateFailure } from "@/stores/use-late-failure";
import { useStores } from "@/stores/use-stores";
import { TimesFields } from "./times-fields";
import { useOptions } from "./use-options";
import { writtenDates } from "./draft-booking";

type RescheduleDialogProps = OpenBooking & { onClose: () => void };

/** Asks for another time of a booking that is confirmed; what students know of is taken back before. */
export const RescheduleDialog = (props: RescheduleDialogProps) =>
  props.booking.schedule?.state === "PUBLISHED" ? (
    <SlotsFirst {...props} />
  ) : (
    <OtherTime {...props} />
  );

const SlotsFirst = ({ booking, onClose }: RescheduleDialogProps) => (
  <Dialog
    open
    onOpenChange={onClose}
    title="Another time cannot be asked for yet"
    description={
      booking.schedule?.model === "ROOM_ONLY"
        ? "Candidates know of this time and place. Take both back on this page first."
        : "Students have slots at this time. Take the slots back on this page first."
    }
    footer={
      <Button intent="secondary" onClick={onClose}>
        Close
      </Button>
    }
  />
);

/** The old time is kept until the college answers. */
const OtherTime = observer(function OtherTime(props: RescheduleDialogProps) {
  const { booking, set, reload, onClose } = props;
  const { calls, feedback, session } = useStores();
  const isHere = useIsHere();
  const tellLate = useLateFailure();
  const begun: { dates: readonly WrittenTime[]; roomIds: string[]; text: string } = {
    dates: [noTime],
    roomIds: booking.rooms.map(({ id }) => id),
    text: "",
  };
  const typing = useTyped(session.draft(`reschedule-${booking.id}`), begun);
  const { dates, text } = typing.typed;
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const sent = writtenDates(dates).map(sentTime);
  const { first, failed, options } = useOptions(booking.college.id, sent);
  const roomIds = placesStillThere(typing.typed.roomIds, options);
  const { startsAt, endsAt, version } = booking;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // What is wrong with a time is told in its own row.
    typing.put({ dates: writtenDates(dates) });
    const reasonText = text.trim() || undefined;
    const body = { dates: sent, roomIds, reasonText, version };
    const { error } = safeParse(rescheduleInput, body);
    if (error) {
      setErrors(
        Object.fromEntries(error.issues.map(({ path, message }) => [path.join("."), message])),
      );
      return;
    }
    setBusy(true);
    const { bookings } = await calls.hr();
    const reply = await bookings.reschedule({ params: { id: booking.id }, body }, toldHere);
    setBusy(false);
    if (isFailure(reply)) {
      tellLate("No other time is asked for", reply);
      setErrors(reply.errors ?? {});
      setProblem(reply.message);
      if (reply.status !== 409) return;
      // The dialog may go with what is not true any more, and what it says.
      if (isHere.current) feedback.toast("error", reply.message);
      reload();
      return;
    }
    typing.sent();
    set(reply.data);
    onClose();
  };
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      title="Ask for another time?"
      description={
        startsAt && endsAt
          ? `${spanWords({ startsAt, endsAt })} is kept until the college answers.`
          : "The time before is kept until the college answers."
      }
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        {problem && <Alert tone="bad" title={problem} />}
        <TimesFields
          dates={dates}
          onChange={(next) => {
            typing.put({ dates: next });
            setErrors({});
          }}
          rules={options}
          errorOf={(path) => errors[path]}
        />
        {failed && <Load of={failed}>{() => null}</Load>}
        {first && first !== failed && booking.mode !== "VIRTUAL" && (
          <Load of={first}>
            {() =>
              options && (
                <PlaceChoice
                  {...options}
                  times={sent}
                  students={booking.expectedStudents}
                  own={booking.id}
                  chosen={roomIds}
                  onChange={(next) => typing.put({ roomIds: next })}
                  error={errors["roomIds"]}
                />
              )
            }
          </Load>
        )}
        <TextArea
          label="Why"
          optional
          rows={2}
          maxLength={limits.reason.longest}
          value={text}
          error={errors["reasonText"]}
          onChange={({ target }) => typing.put({ text: target.value })}
        />
        <div className="flex justify-end gap-2">
          <Button intent="secondary" onClick={onClose}>
            Leave it
          </Button>
          <Button type="submit" busy={busy} busyLabel="Asking">
            Ask for this time
          </Button>
        </div>
      </form>
    </Dialog>
  );
});
