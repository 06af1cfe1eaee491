import { isFailure } from "@toran/api-client/failure";
import { block, type RepetitionScope } from "@toran/contract/schemas/calendar";
import { seenOf } from "@toran/contract/seen";
import { Button, ConfirmDialog, Dialog } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useId, useRef, useState } from "react";
import { draftOf } from "@/lib/draft";
import { Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { toldHere } from "@/lib/told-here";
import { useStores } from "@/stores/use-stores";
import { BlockForm, type BlockValues, valuesOf } from "./block-form";
import { type AskForCalls, isOfAnotherTab } from "./calendar-store";
import { ScopeChoice } from "./repetitions";
import { writtenIn } from "./use-now";

interface BlockDialogProps {
  calls: AskForCalls;
  /** The entry to change; without it a new one is made. */
  id?: string | undefined;
  /** The one of its repetitions that was opened. */
  repetition?: string | null | undefined;
  /** The day in sight, on which a new one begins. */
  day: string;
  zone: string;
  mayChange: boolean;
  onClose: (changed: boolean) => void;
  /** Asked to move this one of its repetitions. */
  onMove: () => void;
}

const empty = (day: string, zone: string): BlockValues => ({
  title: "",
  place: "",
  allDay: false,
  startDay: day,
  startTime: "09:00",
  endDay: day,
  endTime: "10:00",
  zone,
  repeat: "NEVER",
  repeatUntil: "",
  reminders: [24 * 60, 60],
});

/** Something of one's own: put in, changed, moved by its day and time, or taken out. */
export const BlockDialog = observer(function BlockDialog(props: BlockDialogProps) {
  const { calls, id, repetition, day, zone, mayChange, onClose, onMove } = props;
  const formId = useId();
  const [busy, setBusy] = useState(false);
  const [unsaved, setUnsaved] = useState(false);
  const [removing, setRemoving] = useState<BlockValues>();
  const { session } = useStores();
  const draft = session.draft(`block-${id ?? "new"}`);
  const close = (changed: boolean) => {
    // Opened again, an entry is shown as it is.
    if (id) draftOf(draft).clear();
    onClose(changed || elsewhere.current);
  };
  /** Whether another tab has changed it or taken it out: the calendar behind shows it as it was. */
  const elsewhere = useRef(false);
  const heard = <Reply,>(reply: Reply) => {
    elsewhere.current ||= isFailure(reply) && isOfAnotherTab(reply);
    return reply;
  };
  /** Of the entry as it was read, so that what it has become since in another tab is not gone over. */
  const seen = useRef<string>(undefined);
  const read = async (entryId: string) => {
    const reply = heard(await (await calls()).readBlock({ params: { id: entryId } }));
    if (isFailure(reply)) return reply;
    seen.current = seenOf(block, reply.data);
    return { data: valuesOf(reply.data) };
  };
  const [before] = useState(() => {
    const fresh = empty(day, zone);
    const entry = new Loadable<BlockValues>(async () => (id ? read(id) : { data: fresh }));
    // There when the dialog opens, so that it begins at the first field and not at a button.
    if (!id) entry.set(fresh);
    return entry;
  });
  useEffect(() => {
    if (id) void before.load();
  }, [before, id]);
  const shown = before.value;
  return (
    <>
      <Dialog
        open
        onOpenChange={() => close(false)}
        unsaved={unsaved}
        size="md"
        title={id ? "Your entry" : "Add to your calendar"}
        description={[
          "Only you see it.",
          repetition && "What you save is for all its repetitions.",
          writtenIn(shown?.zone ?? zone),
        ]
          .filter(Boolean)
          .join(" ")}
        footer={
          <>
            {id && mayChange && shown && (
              <Button intent="quiet" className="me-auto" onClick={() => setRemoving(shown)}>
                Delete
              </Button>
            )}
            {repetition && mayChange && (
              <Button
                intent="quiet"
                disabled={unsaved}
                title={unsaved ? "Save what you have changed first." : undefined}
                onClick={onMove}
              >
                Move this one
              </Button>
            )}
            <Button intent="secondary" onClick={() => close(false)}>
              {mayChange ? "Cancel" : "Close"}
            </Button>
            {mayChange && shown && (
              <Button type="submit" form={formId} busy={busy} busyLabel="Saving">
                {id ? "Save the entry" : "Add the entry"}
              </Button>
            )}
          </>
        }
      >
        <Load of={before}>
          {(values) => (
            <BlockForm
              id={formId}
              draft={draft}
              values={values}
              onBusy={setBusy}
              onUnsaved={setUnsaved}
              send={async (body) => {
                const saves = await calls();
                if (!id) return saves.createBlock({ body }, toldHere);
                const changed = { ...body, seen: seen.current };
                return heard(await saves.updateBlock({ params: { id }, body: changed }, toldHere));
              }}
              again={async () => {
                const now = id ? await read(id) : undefined;
                return now && !isFailure(now) ? now.data : undefined;
              }}
              onSaved={() => close(true)}
            />
          )}
        </Load>
      </Dialog>
      {/* Over the form: whoever thinks better of it finds what they had typed. */}
      {id && removing && (
        <Remove
          title={removing.title}
          repeats={Boolean(repetition)}
          onRemove={async (scope) =>
            heard(
              await (
                await calls()
              ).removeBlock({
                params: { id },
                ...(repetition && { query: { scope, repetition } }),
              }),
            )
          }
          onClose={(gone) => (gone ? close(true) : setRemoving(undefined))}
        />
      )}
    </>
  );
});

interface RemoveProps {
  title: string;
  repeats: boolean;
  onRemove: (scope: RepetitionScope) => Promise<unknown>;
  onClose: (gone: boolean) => void;
}

function Remove({ title, repeats, onRemove, onClose }: RemoveProps) {
  const [busy, setBusy] = useState(false);
  const [scope, setScope] = useState<RepetitionScope>("THIS");
  const remove = async () => {
    setBusy(true);
    const reply = await onRemove(scope);
    setBusy(false);
    if (!isFailure(reply) || reply.status === 404) onClose(true);
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={() => onClose(false)}
      destructive
      title={`Delete “${title}”?`}
      description={
        repeats
          ? "What you choose leaves your calendar, and those that read it, for good."
          : "It leaves your calendar, and those that read it, for good."
      }
      confirmLabel="Delete the entry"
      busy={busy}
      busyLabel="Deleting"
      onConfirm={() => void remove()}
    >
      {repeats && <ScopeChoice label="Which to delete" scope={scope} onScope={setScope} />}
    </ConfirmDialog>
  );
}
