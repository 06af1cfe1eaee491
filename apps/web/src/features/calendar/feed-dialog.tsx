import { type ApiFailure, isFailure } from "@toran/api-client/failure";
import { noFeed } from "@toran/contract/schemas/calendar";
import { Alert, Button, Dialog, Select } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { saveAs } from "@/lib/save-as";
import { toldHere } from "@/lib/told-here";
import type { AskForCalls } from "./calendar-store";
import { NewAddress } from "./new-address";
import type { Piece } from "./pieces";

interface FeedDialogProps {
  calls: AskForCalls;
  /** What is in sight, to be taken out one by one. */
  pieces: readonly Piece[];
  onClose: () => void;
}

const inWords = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
});
const dayOf = (at: string) => inWords.format(new Date(at));

interface Feed {
  since: string | null;
  readAt: string | null;
  /** Known once, when it was made. */
  url?: string;
}
type Ask = "replace" | "end";

/** The calendar in other programs: a secret address that they read, or one event as a file. */
export const FeedDialog = observer(function FeedDialog(props: FeedDialogProps) {
  const { calls, pieces, onClose } = props;
  const [ask, setAsk] = useState<Ask>();
  const [busy, setBusy] = useState(false);
  const [feed] = useState(() => new Loadable<Feed>(async () => (await calls()).feed()));
  useEffect(() => void feed.load(), [feed]);

  const [problem, setProblem] = useState<string>();
  const seen = () => ({ query: { of: feed.value?.since ?? noFeed } });
  const failed = async ({ message, status }: ApiFailure) => {
    setProblem(message);
    if (status !== 409) return;
    setAsk(undefined);
    await feed.load();
  };
  const make = async () => {
    setBusy(true);
    setProblem(undefined);
    const reply = await (await calls()).openFeed(seen(), toldHere);
    setBusy(false);
    if (isFailure(reply)) return failed(reply);
    feed.set({ ...reply.data, readAt: null });
    setAsk(undefined);
  };
  const end = async () => {
    setBusy(true);
    setProblem(undefined);
    const reply = await (await calls()).closeFeed(seen(), toldHere);
    setBusy(false);
    if (isFailure(reply)) return failed(reply);
    feed.set({ since: null, readAt: null });
    setAsk(undefined);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="md"
      title="Use this calendar elsewhere"
      description="Google Calendar, Outlook and Apple Calendar can read it from a secret address, and follow what changes."
      footer={
        <Button intent="secondary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <div className="grid gap-6">
        <section aria-label="Secret address" className="grid gap-3">
          <Load of={feed}>
            {({ since, readAt, url }) => (
              <>
                {problem && <Alert tone="bad" title={problem} />}
                {url && <NewAddress url={url} />}
                {!url && since && (
                  <p className="text-ink-2">
                    There is an address since {dayOf(since)},{" "}
                    {readAt ? `last read on ${dayOf(readAt)}` : "not read yet"}. It is not shown
                    again; who has lost it makes another.
                  </p>
                )}
                {!since && (
                  <p className="text-ink-2">
                    There is no address yet. Whoever knows it can read your calendar without signing
                    in, so give it to nobody but your own programs.
                  </p>
                )}
                <Choice
                  since={since}
                  ask={ask}
                  busy={busy}
                  onAsk={setAsk}
                  onMake={make}
                  onEnd={end}
                />
              </>
            )}
          </Load>
        </section>
        <OneEvent calls={calls} pieces={pieces} />
      </div>
    </Dialog>
  );
});

interface ChoiceProps {
  since: string | null;
  ask: Ask | undefined;
  busy: boolean;
  onAsk: (ask: Ask | undefined) => void;
  onMake: () => Promise<void>;
  onEnd: () => Promise<void>;
}

const questions = {
  replace: {
    says: "Calendars that read the present address get nothing from it any more, until they are given the new one.",
    button: "Replace the address",
    busy: "Replacing",
  },
  end: {
    says: "Calendars that read the address get nothing from it any more. What they have copied may stay there.",
    button: "End the address",
    busy: "Ending",
  },
};

function Choice({ since, ask, busy, onAsk, onMake, onEnd }: ChoiceProps) {
  if (!since)
    return (
      <Button
        className="justify-self-start"
        busy={busy}
        busyLabel="Making it"
        onClick={() => void onMake()}
      >
        Make a secret address
      </Button>
    );
  if (!ask)
    return (
      <div className="flex gap-2">
        <Button intent="secondary" onClick={() => onAsk("replace")}>
          Replace it
        </Button>
        <Button intent="secondary" onClick={() => onAsk("end")}>
          End it
        </Button>
      </div>
    );
  const { says, button, busy: busyLabel } = questions[ask];
  return (
    <Alert tone="warn">
      <p>{says}</p>
      <div className="mt-3 flex gap-2">
        <Button intent="secondary" onClick={() => onAsk(undefined)}>
          Keep it
        </Button>
        <Button
          intent="danger"
          busy={busy}
          busyLabel={busyLabel}
          onClick={() => void (ask === "end" ? onEnd() : onMake())}
        >
          {button}
        </Button>
      </div>
    </Alert>
  );
}

/** One event as a file, for a calendar that follows no address. */
function OneEvent({ calls, pieces }: Pick<FeedDialogProps, "calls" | "pieces">) {
  const [chosen, choose] = useState("");
  const firsts = pieces.filter((piece, at) => pieces.findIndex(({ id }) => id === piece.id) === at);
  const piece = firsts.find(({ id }) => id === chosen) ?? firsts[0];
  if (!piece) return null;
  const download = async () => {
    const input = { params: { event: piece.id }, query: { day: piece.day } };
    const reply = await (await calls()).download(input);
    if (!isFailure(reply)) saveAs("event.ics", reply);
  };
  return (
    <section aria-label="One event" className="border-rule grid gap-3 border-t pt-5">
      <div className="flex items-end gap-2">
        <Select
          className="min-w-0 flex-1"
          label="One event as a file"
          value={piece.id}
          options={firsts.map(({ id, title, day }) => ({
            value: id,
            label: `${dayOf(`${day}T12:00:00`)}: ${title}`,
          }))}
          onChange={({ target }) => choose(target.value)}
        />
        <Button intent="secondary" onClick={() => void download()}>
          Download
        </Button>
      </div>
    </section>
  );
}
