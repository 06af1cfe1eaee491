import { isFailure, settle } from "@toran/api-client/failure";
import { type Booking, bookingInput } from "@toran/contract/schemas/booking";
import { Button } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation, useNavigate } from "react-router-dom";
import { PlaceChoice } from "@/features/hiring/bookings/place-choice";
import { sentTime } from "@/features/hiring/bookings/times";
import { type Beginning, EditorForm, EditorPart } from "@/features/hiring/editor/editor-form";
import { type Errors, useEditor } from "@/features/hiring/editor/use-editor";
import { AppLink } from "@/lib/app-link";
import { safeParse } from "@/lib/check";
import { Load, OnItsWay } from "@/lib/load";
import { settled } from "@/lib/settled";
import { useIsHere } from "@/lib/use-is-here";
import { usePageTitle } from "@/lib/use-page-title";
import { toldHere } from "@/lib/told-here";
import { paths, withId } from "@/navigation/paths";
import { useLateFailure } from "@/stores/use-late-failure";
import { useStores } from "@/stores/use-stores";
import {
  bodyOf,
  type DraftBooking,
  draftFrom,
  emptyBooking,
  stillThere,
  writtenDates,
} from "../draft-booking";
import { TimesFields } from "../times-fields";
import { useOptions } from "../use-options";
import { BookingFields } from "./booking-fields";
import { VisitorFields } from "./visitor-fields";

/** What is typed for one job or college does not turn up under another. */
const draftName = (booking: Booking | undefined, { postingId, college }: DraftBooking) =>
  ["booking", booking?.id ?? (postingId || college?.value)].filter(Boolean).join("-");

/** What is wrong by the field that shows it: what is typed as tags has one for all. */
function placed(issues: (readonly [path: string, message: string])[]): Errors {
  const wrong: Errors = {};
  for (const [path, message] of issues)
    wrong[path.replace(/^equipment\..*/, "equipment")] ??= message;
  return wrong;
}

interface EditorProps {
  booking?: Booking;
  /** What a new one begins with. */
  begun?: DraftBooking;
  beginning: Beginning;
}

/** The form of a booking. What is typed is kept until it is saved. */
export const BookingEditor = observer(function BookingEditor(props: EditorProps) {
  const { booking, begun = emptyBooking, beginning } = props;
  usePageTitle(
    booking && `Edit ${booking.title}`,
    booking?.title,
    booking && withId(paths.hr.booking, booking.id),
  );
  const { calls } = useStores();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const tellLate = useLateFailure();
  const editor = useEditor<DraftBooking>(
    draftName(booking, begun),
    () => (booking ? draftFrom(booking) : begun),
    booking?.version,
  );
  const { kept, keep, goOn, over, formKey, draft, setDraft, errors, setErrors, setProblem, fail } =
    editor;
  // Once it is kept, asking again changes the same draft.
  const [saved, setSaved] = useState(booking);
  const [busy, setBusy] = useState<"save" | "ask">();
  // What the college was asked for where no answer has come: it may have been asked all the same.
  const unanswered = useRef<string>(undefined);
  // Why the college could not be asked from the page of the draft; loaded anew, it is not known to be so still.
  const { wrong: refusedFor } = (useLocation().state ?? {}) as { wrong?: Errors };
  useEffect(() => {
    if (!refusedFor) return;
    fail(refusedFor);
    void navigate(".", { replace: true, state: null });
  });
  const times = writtenDates(draft.dates).map(sentTime);
  const { first, failed, options } = useOptions(draft.college?.value, times);
  // What is sent is what is shown.
  const written = stillThere(draft, options);

  const change = (part: Partial<DraftBooking>) => {
    const next = { ...draft, ...part };
    keep(next);
    setDraft(next);
    // What was wrong with a field is not known of its new value.
    const changed = Object.keys(part).map((key) => (key === "college" ? "collegeId" : key));
    setErrors((wrong) =>
      Object.fromEntries(
        Object.entries(wrong).filter(([path]) => !changed.includes(path.split(".")[0] ?? "")),
      ),
    );
  };
  const save = async () => {
    const body = bodyOf(written, over);
    const { bookings } = await calls.hr();
    return settle(
      saved
        ? bookings.save({ params: { id: saved.id }, body }, toldHere)
        : bookings.create({ body: { ...body, formKey } }, toldHere),
    );
  };
  /** Leads to what is kept, where somebody has not left for elsewhere. */
  const leave = (id: string) => {
    kept.clear();
    if (isHere.current) void navigate(withId(paths.hr.booking, id));
  };
  const wasAsked = async (body: object) => {
    if (!saved || unanswered.current !== JSON.stringify(body)) return false;
    const { bookings } = await calls.hr();
    const now = await settle(bookings.read({ params: { id: saved.id } }, toldHere));
    return !isFailure(now) && now.data.state !== "DRAFT";
  };
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const what = submitter?.getAttribute("value") === "save" ? "save" : "ask";
    if (busy) return;
    const fields = event.currentTarget;
    const choice = settled(fields);
    if (choice) {
      setBusy(what);
      await choice;
      flushSync(() => setBusy(undefined));
      // Sent anew, it goes with the choice, or is held by a picker whose answer did not come.
      if (fields.isConnected) fields.requestSubmit(submitter);
      return;
    }
    setProblem(undefined);
    // Rows without a time are not sent: what is wrong with another is told in its own row.
    const rows = writtenDates(draft.dates);
    if (rows.length < draft.dates.length) change({ dates: rows });
    const { error } = safeParse(bookingInput, bodyOf(written, over));
    if (error) return fail(placed(error.issues.map((each) => [each.path.join("."), each.message])));
    setErrors({});
    setBusy(what);
    const body = bodyOf(written);
    if (saved && (await wasAsked(body))) return leave(saved.id);
    let reply = await save();
    if (!isFailure(reply) && what === "ask") {
      setSaved(reply.data);
      const { missing, id, version } = reply.data;
      goOn(draftName(reply.data, draft), draftFrom(reply.data), version);
      // Loaded anew, the page would begin it a second time.
      if (isHere.current)
        window.history.replaceState(window.history.state, "", withId(paths.hr.editBooking, id));
      if (Object.keys(missing).length) {
        setBusy(undefined);
        return fail(missing);
      }
      const { bookings } = await calls.hr();
      reply = await settle(bookings.request({ params: { id }, body: { version } }, toldHere));
      if (isFailure(reply) && !reply.status) unanswered.current = JSON.stringify(body);
    }
    setBusy(undefined);
    if (!isFailure(reply)) return leave(reply.data.id);
    tellLate(what === "ask" ? "The college is not asked" : "The draft is not saved", reply);
    setProblem({
      says: reply.message,
      stale: booking && saved === booking && reply.status === 409,
    });
    if (reply.errors) fail(placed(Object.entries(reply.errors)));
  };
  const part = {
    draft: written,
    change,
    options,
    errorOf: (path: string) => errors[path],
    fixedCollege: saved !== undefined,
  };
  return (
    <EditorForm
      editor={editor}
      beginning={beginning}
      onSubmit={(event) => void send(event)}
      actions={
        <>
          <Button type="submit" busy={busy === "ask"} busyLabel="Asking">
            Ask the college
          </Button>
          {/* It sends the form as well: a field that cannot be read holds that, and is not saved as empty. */}
          <Button
            type="submit"
            value="save"
            intent="secondary"
            busy={busy === "save"}
            busyLabel="Saving"
          >
            Save the draft
          </Button>
          <Button intent="quiet" asChild>
            <AppLink href={saved ? withId(paths.hr.booking, saved.id) : paths.hr.bookings}>
              Cancel
            </AppLink>
          </Button>
        </>
      }
    >
      <EditorPart title="The booking">
        <BookingFields {...part} />
        {/* Why a college that was chosen tells nothing of itself, with another try. */}
        {failed && <Load of={failed}>{() => null}</Load>}
      </EditorPart>
      <EditorPart title="When">
        <TimesFields
          dates={draft.dates}
          onChange={(dates) => change({ dates })}
          rules={options}
          errorOf={part.errorOf}
        />
      </EditorPart>
      {draft.mode !== "VIRTUAL" && (
        <EditorPart title="Where">
          {options ? (
            <PlaceChoice
              {...options}
              times={times}
              students={draft.expectedStudents}
              own={saved?.id}
              chosen={written.roomIds}
              onChange={(roomIds) => change({ roomIds })}
              error={errors["roomIds"]}
            />
          ) : first?.loading ? (
            <OnItsWay />
          ) : (
            <p className="text-ink-3">
              {first ? "Its places are not known yet." : "Choose the college to see its places."}
            </p>
          )}
        </EditorPart>
      )}
      <EditorPart title="Who comes">
        <VisitorFields {...part} />
      </EditorPart>
    </EditorForm>
  );
});
