import { isFailure } from "@toran/api-client/failure";
import { type BookingCommand, bookingCommandsOf } from "@toran/contract/hiring/booking-moves";
import type { companyBookingCommand } from "@toran/contract/schemas/booking";
import { Button, ConfirmDialog } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { z } from "zod/mini";
import type { OpenBooking } from "@/features/hiring/bookings/booking-page";
import { ReasonDialog } from "@/features/hiring/bookings/reason-dialog";
import { spanWords } from "@/features/hiring/bookings/times";
import { AppLink } from "@/lib/app-link";
import { toldHere } from "@/lib/told-here";
import { useIsHere } from "@/lib/use-is-here";
import { useMinute } from "@/lib/use-minute";
import { paths, withId } from "@/navigation/paths";
import { useLateFailure } from "@/stores/use-late-failure";
import { tellWithoutField } from "@/stores/tell-without-field";
import { useMayChange } from "@/stores/use-may-change";
import { useStores } from "@/stores/use-stores";
import { RescheduleDialog } from "./reschedule-dialog";

type Asked = "ACCEPT" | "WITHDRAW" | "KEEP" | "CANCEL" | "RESCHEDULE" | "REMOVE";

/** What the company may do with a booking from where it stands. */
export const BookingActions = observer(function BookingActions(props: OpenBooking) {
  const { booking, set, reload } = props;
  const { calls, feedback } = useStores();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const tellLate = useLateFailure();
  const mayChange = useMayChange("hr");
  const [asked, ask] = useState<Asked>();
  const [busy, setBusy] = useState(false);
  const now = useMinute();
  if (!mayChange) return null;
  const may = new Set<BookingCommand>(bookingCommandsOf("COMPANY", booking, now));
  const { id, version } = booking;
  const params = { id };
  const close = () => ask(undefined);

  const give = async (body: z.input<typeof companyBookingCommand>, manner = {}) => {
    const { bookings } = await calls.hr();
    const reply = await bookings.command({ params, body: { ...body, version } }, manner);
    if (!isFailure(reply)) set(reply.data);
    else if (reply.status === 409) reload();
    return reply;
  };
  const confirm = async () => {
    setBusy(true);
    if (asked === "REMOVE") {
      const gone = await (await calls.hr()).bookings.remove({ params, query: { version } });
      if (!isFailure(gone)) {
        if (isHere.current) void navigate(paths.hr.bookings);
      } else if (gone.status === 409) reload();
    } else if (asked === "ACCEPT" || asked === "WITHDRAW" || asked === "KEEP") {
      const reply = await give({ command: asked });
      tellWithoutField(feedback, "The booking stays as it is", reply);
    }
    setBusy(false);
    close();
  };
  const request = async () => {
    setBusy(true);
    const reply = await (await calls.hr()).bookings.request({ params, body: { version } });
    setBusy(false);
    if (!isFailure(reply)) set(reply.data);
    else if (!isHere.current && reply.errors) tellLate("The college is not asked", reply);
    // Its fields say what stands in the way.
    else if (reply.errors)
      void navigate(withId(paths.hr.editBooking, id), { state: { wrong: reply.errors } });
    else reload();
  };
  const texts = textsOf(booking);
  const text = asked && asked in texts ? texts[asked as keyof typeof texts] : undefined;
  return (
    <>
      {booking.state === "DRAFT" && (
        <>
          <Button intent="quiet" onClick={() => ask("REMOVE")}>
            Delete the draft
          </Button>
          <Button intent="secondary" asChild>
            <AppLink href={withId(paths.hr.editBooking, booking.id)}>Edit</AppLink>
          </Button>
        </>
      )}
      {may.has("WITHDRAW") && (
        <Button intent="quiet" onClick={() => ask("WITHDRAW")}>
          Take it back
        </Button>
      )}
      {may.has("CANCEL") && (
        <Button intent="quiet" onClick={() => ask("CANCEL")}>
          Cancel the booking
        </Button>
      )}
      {may.has("RESCHEDULE") && (
        <Button intent="secondary" onClick={() => ask("RESCHEDULE")}>
          Ask for another time
        </Button>
      )}
      {may.has("KEEP") && (
        <Button intent="secondary" onClick={() => ask("KEEP")}>
          Keep the old time
        </Button>
      )}
      {may.has("ACCEPT") && <Button onClick={() => ask("ACCEPT")}>Accept</Button>}
      {may.has("REQUEST") && (
        <Button
          busy={busy && !asked}
          busyLabel="Asking"
          disabled={Object.keys(booking.missing).length > 0}
          onClick={() => void request()}
        >
          Ask the college
        </Button>
      )}
      <ConfirmDialog
        open={text !== undefined}
        onOpenChange={close}
        title={text?.title ?? ""}
        description={text?.follows ?? ""}
        confirmLabel={text?.verb ?? ""}
        cancelLabel="Leave it"
        destructive={text?.bad}
        busy={busy}
        onConfirm={() => void confirm()}
      />
      {asked === "CANCEL" && (
        <ReasonDialog
          bookingId={booking.id}
          title={`Cancel ${booking.title}?`}
          follows="The college and the students with a slot are told, with the reason and how long ahead you cancelled. The rooms are given free."
          verb="Cancel the booking"
          doing="Cancelling"
          failed="The booking is not cancelled"
          onClose={close}
          give={(why) => give({ command: "CANCEL", ...why }, toldHere)}
        />
      )}
      {asked === "RESCHEDULE" && <RescheduleDialog {...props} onClose={close} />}
    </>
  );
});

interface Text {
  title: string;
  follows: string;
  verb: string;
  bad?: true;
}
function textsOf({ title, proposal, startsAt, endsAt }: OpenBooking["booking"]) {
  const kept = startsAt && endsAt ? spanWords({ startsAt, endsAt }) : "the time before";
  return {
    ACCEPT: {
      title: `Come ${proposal ? spanWords(proposal) : "then"}?`,
      follows: "The booking is confirmed for that time, and the rooms are yours.",
      verb: "Accept",
    },
    WITHDRAW: {
      title: `Take ${title} back?`,
      follows: "The college is told, and the rooms are given free.",
      verb: "Take it back",
      bad: true,
    },
    KEEP: {
      title: `Keep ${kept}?`,
      follows: "The other time is not asked for any more.",
      verb: "Keep it",
    },
    REMOVE: {
      title: "Delete this draft?",
      follows: "It is gone for good.",
      verb: "Delete",
      bad: true,
    },
  } satisfies Record<string, Text> as Record<"ACCEPT" | "WITHDRAW" | "KEEP" | "REMOVE", Text>;
}
