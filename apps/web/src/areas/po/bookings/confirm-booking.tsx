import { isFailure } from "@toran/api-client/failure";
import type { Booking } from "@toran/contract/schemas/booking";
import { Alert, Button, Dialog, RadioGroup } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { type FormEvent, useState } from "react";
import { PlaceChoice } from "@/features/hiring/bookings/place-choice";
import { placesStillThere } from "@/features/hiring/bookings/still-there";
import { overlap, spanWords } from "@/features/hiring/bookings/times";
import { Load } from "@/lib/load";
import { useLateFailure } from "@/stores/use-late-failure";
import type { DecisionDialogProps } from "./decision";
import { useBusy } from "./use-busy";

/** Confirms a booking: for which of its times, and in which places; what is taken is told beside each. */
export const ConfirmBooking = observer(function ConfirmBooking(props: DecisionDialogProps) {
  const { booking, give, onClose } = props;
  const { dates } = booking;
  const tellLate = useLateFailure();
  const [choice, choose] = useState(0);
  const [chosen, setRoomIds] = useState(booking.wantedRooms.map(({ id }) => id));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string>();
  const [sending, setSending] = useState(false);
  const busy = useBusy(dates.map(({ startsAt }) => startsAt));
  const roomIds = placesStillThere(chosen, busy?.value);
  const onSite = booking.mode !== "VIRTUAL";
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (onSite && !roomIds.length) return setErrors({ roomIds: "Choose at least one place." });
    setSending(true);
    const reply = await give({ command: "CONFIRM", choice, roomIds });
    setSending(false);
    if (!isFailure(reply)) return onClose();
    tellLate("The booking is not confirmed", reply);
    setErrors(reply.errors ?? {});
    setProblem(reply.message);
    void busy?.load();
  };
  const clashOf = (date: Booking["dates"][number]) =>
    busy?.value?.busy.find(
      (each) =>
        each.booking?.id !== booking.id && roomIds.includes(each.roomId) && overlap(each, date),
    );
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      title={`Confirm ${booking.title}?`}
      description={`${booking.company.name} is told the time and the places, and they are taken for them.`}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        {problem && <Alert tone="bad" title={problem} />}
        <RadioGroup
          label="Time"
          options={dates.map((date, place) => {
            const clash = clashOf(date);
            return {
              value: String(place),
              label: spanWords(date),
              hint: clash
                ? `A place you chose is ${clash.soft ? "asked for" : "taken"}${clash.booking ? ` by ${clash.booking.company}` : ""}`
                : undefined,
            };
          })}
          value={String(choice)}
          error={errors["choice"] ?? errors["dates"]}
          onValueChange={(value) => choose(Number(value))}
        />
        {onSite && busy && (
          <Load of={busy}>
            {(found) => (
              <PlaceChoice
                {...found}
                times={dates[choice] ? [dates[choice]] : []}
                students={booking.expectedStudents}
                own={booking.id}
                chosen={roomIds}
                onChange={(next) => {
                  setRoomIds(next);
                  setErrors({});
                }}
                error={errors["roomIds"]}
              />
            )}
          </Load>
        )}
        <div className="flex justify-end gap-2">
          <Button intent="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={sending} busyLabel="Confirming">
            Confirm
          </Button>
        </div>
      </form>
    </Dialog>
  );
});
