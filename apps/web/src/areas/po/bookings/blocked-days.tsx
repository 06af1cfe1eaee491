import { isFailure } from "@toran/api-client/failure";
import {
  type BlockedDate,
  blockedDateInput,
  type BookingSettings,
  type StayingBooking,
} from "@toran/contract/schemas/booking-settings";
import { Alert, Button, DateField, TextField } from "@toran/ui";
import { type FormEvent, useState } from "react";
import { calendarDay } from "@/features/hiring/dates";
import { spanWords } from "@/features/hiring/bookings/times";
import { AppLink } from "@/lib/app-link";
import { safeParse } from "@/lib/check";
import { toldHere } from "@/lib/told-here";
import { useOnceEach } from "@/lib/use-once-each";
import { useTyped } from "@/lib/use-typed";
import { paths } from "@/navigation/paths";
import { useLateFailure } from "@/stores/use-late-failure";
import { useMayChange } from "@/stores/use-may-change";
import { useStores } from "@/stores/use-stores";

interface BlockedDaysProps {
  blocked: readonly BlockedDate[];
  set: (settings: BookingSettings) => void;
}

const daysOf = ({ from, to }: BlockedDate) =>
  from === to ? calendarDay(from) : `${calendarDay(from)} to ${calendarDay(to)}`;

/** Days on which no company is taken, and why. */
export function BlockedDays({ blocked, set }: BlockedDaysProps) {
  const { calls } = useStores();
  const mayChange = useMayChange("po");
  const tellLate = useLateFailure();
  const [problem, setProblem] = useState<string>();
  const open = useOnceEach(async ({ id }: BlockedDate) => {
    const reply = await (await calls.po()).bookings.unblock({ params: { id } }, toldHere);
    setProblem(isFailure(reply) ? reply.message : undefined);
    if (isFailure(reply)) tellLate("The days stay blocked", reply);
    else set(reply.data);
  });
  return (
    <section aria-labelledby="blocked" className="grid gap-4">
      <h3 id="blocked" className="title-lg">
        Blocked days
      </h3>
      {problem && <Alert tone="bad" title={problem} />}
      {blocked.length ? (
        <ul aria-labelledby="blocked" className="divide-rule border-rule divide-y border-y">
          {blocked.map((each) => (
            <li key={each.id} className="flex min-h-11 flex-wrap items-center gap-3 py-2">
              <span className="font-medium">{daysOf(each)}</span>
              <span className="text-ink-2 min-w-0 flex-1 wrap-anywhere">{each.reason}</span>
              {mayChange && (
                <Button
                  size="sm"
                  intent="quiet"
                  aria-label={`Open ${daysOf(each)} again`}
                  onClick={() => void open(each)}
                >
                  Open again
                </Button>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-3">No days are blocked.</p>
      )}
      {mayChange && <Add set={set} />}
    </section>
  );
}

/** What was confirmed before its day was blocked. */
const Stays = ({ bookings }: { bookings: readonly StayingBooking[] }) => (
  <Alert tone="warn" title="These stay confirmed. Cancel them, or agree on another day.">
    <ul className="grid gap-1">
      {bookings.map(({ id, title, company, ...span }) => (
        <li key={id}>
          <AppLink href={paths.po.booking.replace(":id", id)} className="link">
            {title}, {company}
          </AppLink>
          , {spanWords(span)}
        </li>
      ))}
    </ul>
  </Alert>
);

const nothing = { from: null as string | null, to: null as string | null, reason: "" };

function Add({ set }: Pick<BlockedDaysProps, "set">) {
  const { calls, session } = useStores();
  const { typed: draft, put: type, sent } = useTyped(session.draft("blocked-days"), nothing);
  const tellLate = useLateFailure();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [stays, setStays] = useState<readonly StayingBooking[]>([]);
  const put = (part: Partial<typeof nothing>) => {
    type(part);
    setErrors({});
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = {
      from: draft.from ?? "",
      to: draft.to ?? draft.from ?? "",
      reason: draft.reason.trim(),
    };
    const { error } = safeParse(blockedDateInput, body);
    setErrors(
      Object.fromEntries(
        (error?.issues ?? [])
          // The last day is the first where it is left out.
          .filter(({ path: [field] }) => field !== "to" || draft.to !== null)
          .map(({ path, message }) => [path.join("."), message]),
      ),
    );
    if (error) return;
    setBusy(true);
    const reply = await (await calls.po()).bookings.block({ body }, toldHere);
    setBusy(false);
    if (isFailure(reply)) {
      tellLate("The days are not blocked", reply);
      setErrors(reply.errors ?? {});
      setProblem(reply.message);
      return;
    }
    setProblem(undefined);
    sent();
    const { stays: staying, ...settings } = reply.data;
    setStays(staying);
    set(settings);
  };
  return (
    <form
      aria-label="Block days"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-4"
    >
      {problem && <Alert tone="bad" title={problem} />}
      {stays.length > 0 && <Stays bookings={stays} />}
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField
          label="First day"
          value={draft.from}
          error={errors["from"]}
          onValueChange={(from) => put({ from })}
        />
        <DateField
          label="Last day"
          optional
          hint="Left out, it is one day."
          value={draft.to}
          error={errors["to"]}
          onValueChange={(to) => put({ to })}
        />
      </div>
      <TextField
        label="Why"
        hint="Companies read it."
        placeholder="End-semester examinations"
        maxLength={120}
        value={draft.reason}
        error={errors["reason"]}
        onChange={({ target }) => put({ reason: target.value })}
      />
      <Button
        type="submit"
        intent="secondary"
        busy={busy}
        busyLabel="Blocking"
        className="justify-self-start"
      >
        Block these days
      </Button>
    </form>
  );
}
