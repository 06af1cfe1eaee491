import { isFailure } from "@toran/api-client/failure";
import type { ApplicationSheet } from "@toran/contract/schemas/application";
import { Alert, Button, SegmentedControl, TextArea } from "@toran/ui";
import { type FormEvent, useState } from "react";
import { useIsHere } from "@/lib/use-is-here";
import { toldHere } from "@/lib/told-here";
import { useTyped } from "@/lib/use-typed";
import { useLateFailure } from "@/stores/use-late-failure";
import { useStores } from "@/stores/use-stores";
import { moment } from "../dates";

interface NotesProps {
  sheet: Pick<ApplicationSheet, "id" | "notes">;
  mayChange: boolean;
  onAdded: () => void;
}

const begun = { text: "", rating: "" };
const ratings = ["1", "2", "3", "4"].map((value) => ({ value, label: value }));

/** What the company notes of a candidate; nobody else reads it. */
export function Notes({ sheet, mayChange, onAdded }: NotesProps) {
  const { calls, session } = useStores();
  const { typed, put, sent } = useTyped(session.draft(`note-${sheet.id}`), begun);
  const { text, rating } = typed;
  const isHere = useIsHere();
  const tellLate = useLateFailure();
  const [problem, setProblem] = useState<string>();
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim() && !rating) return setProblem("Write a note, or give a rating.");
    setBusy(true);
    const { applications } = await calls.hr();
    const body = {
      ...(text.trim() && { text: text.trim() }),
      ...(rating && { rating: Number(rating) }),
    };
    const reply = await applications.note({ params: { id: sheet.id }, body }, toldHere);
    setBusy(false);
    if (isFailure(reply)) {
      tellLate("Your note was not added", reply);
      const says = reply.errors?.["text"];
      setWrong(says);
      return setProblem(says ? undefined : reply.reason);
    }
    setProblem(undefined);
    setWrong(undefined);
    // What was written on meanwhile is not added yet.
    if (isHere.current)
      put((now) => ({
        ...(now.text === text && { text: begun.text }),
        ...(now.rating === rating && { rating: begun.rating }),
      }));
    else sent();
    onAdded();
  };
  return (
    <section aria-labelledby="notes" className="grid gap-3">
      <h3 id="notes" className="font-semibold">
        Notes of your company
      </h3>
      {sheet.notes.length > 0 && (
        <ul className="divide-rule divide-y">
          {sheet.notes.map((note) => (
            <li key={note.id} className="grid gap-0.5 py-2.5">
              {note.text && <p className="whitespace-pre-line">{note.text}</p>}
              <p className="text-ink-3 text-xs">
                {[note.rating && `${note.rating} of 4`, note.who, moment(note.at)]
                  .filter(Boolean)
                  .join(", ")}
              </p>
            </li>
          ))}
        </ul>
      )}
      {mayChange && (
        <form noValidate onSubmit={(event) => void add(event)} className="grid gap-3">
          {problem && <Alert tone="bad" title={problem} />}
          <TextArea
            label="A note"
            hint="Neither the student nor the college reads it."
            rows={2}
            maxLength={2000}
            value={text}
            error={wrong}
            onChange={({ target }) => {
              put({ text: target.value });
              setWrong(undefined);
            }}
          />
          <div className="flex items-end justify-between gap-3">
            <SegmentedControl
              label="Rating"
              options={ratings}
              value={rating}
              onValueChange={(next) => put({ rating: next === rating ? "" : next })}
              className="w-48"
            />
            <Button type="submit" intent="secondary" busy={busy} busyLabel="Adding">
              Add
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
