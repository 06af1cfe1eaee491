import { isFailure } from "@toran/api-client/failure";
import {
  type BookingCommand,
  bookingCommandsOf,
  hasCome,
} from "@toran/contract/hiring/booking-moves";
import { Button, ConfirmDialog } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import type { OpenBooking } from "@/features/hiring/bookings/booking-page";
import { ReasonDialog } from "@/features/hiring/bookings/reason-dialog";
import { spanWords } from "@/features/hiring/bookings/times";
import { toldHere } from "@/lib/told-here";
import { useMinute } from "@/lib/use-minute";
import { useMayChange } from "@/stores/use-may-change";
import { useStores } from "@/stores/use-stores";
import { ConfirmBooking } from "./confirm-booking";
import { CounterDialog } from "./counter-dialog";
import type { Decision } from "./decision";

type Plain = "KEEP" | "COMPLETE" | "NO_SHOW";
type Asked = Plain | "CONFIRM" | "COUNTER_PROPOSE" | "DECLINE" | "RETRACT" | "CANCEL";

const plain: Record<Plain, { title: string; follows: string; verb: string; bad?: true }> = {
  KEEP: {
    title: "Keep the old time?",
    follows: "The company is told that the booking stays as it was confirmed.",
    verb: "Keep it",
  },
  COMPLETE: {
    title: "Complete this booking?",
    follows:
      "It counts as held, and its rooms are given free. Slots that have begun count as attended, unless somebody was noted as absent before; later ones are cancelled.",
    verb: "Complete",
  },
  NO_SHOW: {
    title: "Did the company not come?",
    follows: "The company is told, and it stays in the history of both sides.",
    verb: "They did not come",
    bad: true,
  },
};

/** What an officer may do with a booking from where it stands. */
export const BookingActions = observer(function BookingActions(props: OpenBooking) {
  const { booking, set, reload } = props;
  const { calls } = useStores();
  const mayChange = useMayChange("po");
  const [asked, ask] = useState<Asked>();
  const [busy, setBusy] = useState(false);
  const now = useMinute();
  if (!mayChange) return null;
  const may = new Set<BookingCommand>(bookingCommandsOf("COLLEGE", booking, now));
  const begun = hasCome(booking, now);
  const close = () => ask(undefined);
  const give = async (body: Decision, manner = {}) => {
    const { bookings } = await calls.po();
    const { id, version } = booking;
    const reply = await bookings.decide({ params: { id }, body: { ...body, version } }, manner);
    if (!isFailure(reply)) set(reply.data);
    // A place that is taken is told in the dialog; a state that has changed is shown.
    else if (reply.status === 409) reload();
    return reply;
  };
  // What is asked in a dialog of its own is told there where it fails.
  const giveHere = (body: Decision) => give(body, toldHere);
  const confirm = async () => {
    if (asked !== "KEEP" && asked !== "COMPLETE" && asked !== "NO_SHOW") return;
    setBusy(true);
    await give({ command: asked });
    setBusy(false);
    close();
  };
  const text = asked && asked in plain ? plain[asked as Plain] : undefined;
  const kept =
    booking.startsAt && booking.endsAt
      ? spanWords({ startsAt: booking.startsAt, endsAt: booking.endsAt })
      : undefined;
  return (
    <>
      {may.has("CANCEL") && (
        <Button intent="quiet" onClick={() => ask("CANCEL")}>
          Cancel the booking
        </Button>
      )}
      {may.has("NO_SHOW") && begun && (
        <Button intent="secondary" onClick={() => ask("NO_SHOW")}>
          Company did not come
        </Button>
      )}
      {may.has("COMPLETE") && begun && <Button onClick={() => ask("COMPLETE")}>Complete</Button>}
      {may.has("DECLINE") && (
        <Button intent="quiet" onClick={() => ask("DECLINE")}>
          Decline
        </Button>
      )}
      {may.has("RETRACT") && (
        <Button intent="quiet" onClick={() => ask("RETRACT")}>
          Take back this time
        </Button>
      )}
      {may.has("KEEP") && (
        <Button intent="secondary" onClick={() => ask("KEEP")}>
          Keep the old time
        </Button>
      )}
      {may.has("COUNTER_PROPOSE") && (
        <Button intent="secondary" onClick={() => ask("COUNTER_PROPOSE")}>
          Offer another time
        </Button>
      )}
      {may.has("CONFIRM") && <Button onClick={() => ask("CONFIRM")}>Confirm</Button>}
      <ConfirmDialog
        open={text !== undefined}
        onOpenChange={close}
        title={text?.title ?? ""}
        description={[asked === "KEEP" && kept, text?.follows].filter(Boolean).join(". ")}
        confirmLabel={text?.verb ?? ""}
        cancelLabel="Leave it"
        destructive={text?.bad}
        busy={busy}
        onConfirm={() => void confirm()}
      />
      {asked === "CONFIRM" && <ConfirmBooking booking={booking} give={giveHere} onClose={close} />}
      {asked === "COUNTER_PROPOSE" && (
        <CounterDialog booking={booking} give={giveHere} onClose={close} />
      )}
      {asked === "DECLINE" && (
        <ReasonDialog
          bookingId={booking.id}
          title={`Decline ${booking.title} of ${booking.company.name}?`}
          follows="The company is told, with the reason, and the places are given free."
          verb="Decline"
          doing="Declining"
          failed="The booking is not declined"
          onClose={close}
          give={(why) => giveHere({ command: "DECLINE", ...why })}
        />
      )}
      {asked === "RETRACT" && (
        <ReasonDialog
          bookingId={booking.id}
          title={`Take back the time offered for ${booking.title}?`}
          follows={`${booking.company.name} is told, with the reason. The request ends and the places are given free; the company can ask anew.`}
          verb="Take it back"
          doing="Taking it back"
          failed="The time you offered is not taken back"
          onClose={close}
          give={(why) => giveHere({ command: "RETRACT", ...why })}
        />
      )}
      {asked === "CANCEL" && (
        <ReasonDialog
          bookingId={booking.id}
          title={`Cancel ${booking.title} of ${booking.company.name}?`}
          follows="The company and the students with a slot are told, with the reason. The places are given free."
          verb="Cancel the booking"
          doing="Cancelling"
          failed="The booking is not cancelled"
          onClose={close}
          give={(why) => giveHere({ command: "CANCEL", ...why })}
        />
      )}
    </>
  );
});
