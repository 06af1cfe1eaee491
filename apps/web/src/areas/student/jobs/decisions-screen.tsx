import { isFailure } from "@toran/api-client/failure";
import type { Receipt } from "@toran/contract/schemas/placement-policy";
import { Alert, Button, EmptyState, PageHeader, StatusPill, TextArea } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { moment } from "@/features/hiring/dates";
import { inTurn, Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { useStores } from "@/stores/use-stores";
import { OwnAbsences } from "./own-absences";

/** What each automatic decision about the student rested on, and the way to say that the data are wrong. */
export const DecisionsScreen = observer(function DecisionsScreen() {
  const { calls } = useStores();
  const [list] = useState(
    () => new Loadable<Receipt[]>(async () => (await calls.student()).hiring.receipts.list({})),
  );
  const [absences] = useState(
    () => new Loadable(async () => (await calls.student()).hiring.receipts.absences()),
  );
  useEffect(() => {
    void list.load();
    void absences.load();
  }, [list, absences]);
  return (
    <>
      <PageHeader
        title="Decisions"
        context="Whenever a rule decides about you, this is what it looked at."
      />
      <div className={`max-w-read px-6 pb-10 ${inTurn}`}>
        <Load of={absences}>{(own) => <OwnAbsences absences={own} />}</Load>
        <Load of={list}>
          {(all) =>
            all.length ? (
              <ul aria-label="Decisions" className="divide-rule border-rule divide-y border-y">
                {all.map((receipt) => (
                  <Decision
                    key={receipt.id}
                    receipt={receipt}
                    onDisputed={(next) => list.set(next)}
                  />
                ))}
              </ul>
            ) : (
              <EmptyState title="No decision yet">
                When you apply or accept an offer, the rule, your data and the time are kept here.
              </EmptyState>
            )
          }
        </Load>
      </div>
    </>
  );
});

const ruleWords = ({ rule, ruleVersion, season }: Receipt) =>
  `Rule${season ? ` of the season ${season}` : ""}${ruleVersion ? `, version ${ruleVersion}` : ""}: ${rule}`;

const kinds: Record<Receipt["kind"], [yes: string, no: string]> = {
  APPLY: ["You could apply", "You could not apply"],
  ACCEPT: ["You could accept", "You could not accept"],
  DROP: ["Application kept", "Application closed"],
  DECLINE: ["Offer kept", "Offer declined for you"],
};

function Decision({
  receipt,
  onDisputed,
}: {
  receipt: Receipt;
  onDisputed: (all: Receipt[]) => void;
}) {
  const { calls } = useStores();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { id, kind, allowed, title, company, values, says, at } = receipt;
  const send = async () => {
    if (text.trim().length < 10) return setProblem("Say what is wrong, in 10 letters or more.");
    setBusy(true);
    const { receipts } = (await calls.student()).hiring;
    const reply = await receipts.dispute({ params: { id }, body: { text: text.trim() } });
    setBusy(false);
    if (isFailure(reply)) setProblem(reply.message);
    else onDisputed(reply.data);
  };
  return (
    <li className="grid gap-2 py-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="font-semibold">
          {title}, {company}
        </h2>
        <StatusPill glyph={allowed ? "done" : "crossed"} tone={allowed ? "ok" : "idle"} plain>
          {kinds[kind][allowed ? 0 : 1]}
        </StatusPill>
        <time dateTime={at} className="text-ink-3 tnum ms-auto">
          {moment(at)}
        </time>
      </div>
      <p>{says}</p>
      <p className="text-ink-3">{ruleWords(receipt)}</p>
      {values.length > 0 && (
        <ul className="text-ink-2">
          {values.map(({ asked, has }) => (
            <li key={asked}>
              {asked}: {has ?? "missing in your profile"}
            </li>
          ))}
        </ul>
      )}
      {receipt.dispute ? (
        <p className="text-ink-2">You said: {receipt.dispute}</p>
      ) : (
        !allowed &&
        (open ? (
          <div className="grid gap-3">
            {problem && <Alert tone="bad" title={problem} />}
            <TextArea
              label="What is wrong"
              hint="Your placement office reads it, and can put your data right."
              rows={3}
              maxLength={1000}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
            <Button
              className="justify-self-start"
              busy={busy}
              busyLabel="Sending"
              onClick={() => void send()}
            >
              Send
            </Button>
          </div>
        ) : (
          <Button
            size="sm"
            intent="quiet"
            className="justify-self-start"
            onClick={() => setOpen(true)}
          >
            My data is wrong
          </Button>
        ))
      )}
    </li>
  );
}
