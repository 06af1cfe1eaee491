import type { Receipt } from "@toran/contract/schemas/placement-policy";
import { EmptyState, PageHeader, StatusPill } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { moment } from "@/features/hiring/dates";
import { inTurn, Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { OneFailure } from "@/lib/one-failure";
import { useStores } from "@/stores/use-stores";
import { Dispute } from "./dispute";
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
      <OneFailure>
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
      </OneFailure>
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
  const { id, kind, allowed, title, company, values, says, at } = receipt;
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
        !allowed && <Dispute id={id} onDisputed={onDisputed} />
      )}
    </li>
  );
}
