import { type ApiFailure, isFailure, settle } from "@toran/api-client/failure";
import { reasonSaid } from "@toran/contract/hiring/reasons";
import type { OfferOutcome, ShownOffer } from "@toran/contract/schemas/offer";
import { Alert, Button, ConfirmDialog, DescriptionList } from "@toran/ui";
import { useRef, useState } from "react";
import { calendarDay, moment } from "@/features/hiring/dates";
import { OfferLetter } from "@/features/hiring/offer-letter";
import { partsWords, payWords } from "@/features/hiring/pay";
import { OfferPill } from "@/features/hiring/state-pill";
import { useStores } from "@/stores/use-stores";

interface OfferCardProps {
  offer: ShownOffer;
  company: string;
  onAnswered: () => void;
}
type Answer = "ACCEPT" | "DECLINE";

/** An offer and its answer; what accepting brings with it is told before. */
export function OfferCard({ offer, company, onAnswered }: OfferCardProps) {
  const { calls } = useStores();
  const [asked, setAsked] = useState<Answer>();
  const [plan, setPlan] = useState<OfferOutcome>();
  const [failure, setFailure] = useState<ApiFailure>();
  const [busy, setBusy] = useState(false);
  const turn = useRef(0);
  const send = async (command: Answer, dryRun: boolean) => {
    const { offers } = (await calls.student()).hiring;
    return settle(offers.answer({ params: { id: offer.id }, body: { command, dryRun } }));
  };
  const ask = async (command: Answer) => {
    setFailure(undefined);
    setPlan(undefined);
    const mine = ++turn.current;
    const reply = await send(command, true);
    // Of two presses the last one is asked about.
    if (mine !== turn.current) return;
    if (isFailure(reply)) {
      setFailure(reply);
      // It was answered by another tab, ran out or was taken back; the card may then come anew, so a toast says why, too.
      if (reply.status === 409) onAnswered();
      return;
    }
    setPlan(reply.data);
    setAsked(command);
  };
  const answer = async () => {
    if (!asked) return;
    setBusy(true);
    const reply = await send(asked, false);
    setBusy(false);
    setAsked(undefined);
    if (isFailure(reply)) setFailure(reply);
    onAnswered();
  };
  const parts = partsWords(offer);
  // Where the answer was lost on its way, the offer that comes anew shows that it was given.
  const problem = offer.state === "EXTENDED" || failure?.kind === "http" ? failure : undefined;
  return (
    <section
      aria-labelledby="offer"
      className="border-rule-strong grid gap-4 rounded-lg border p-5"
    >
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="offer" className="title-lg">
          Your offer
        </h2>
        <OfferPill area="student" state={offer.state} />
      </div>
      {problem && <Alert tone="bad" title={problem.message} />}
      <DescriptionList
        items={[
          { term: "Role", value: offer.role },
          { term: "Pay", value: payWords(offer) + (parts && ` (${parts})`) },
          { term: "Joining", value: offer.joiningDate && calendarDay(offer.joiningDate) },
          ...(offer.deferrals
            ? [
                {
                  term: "Put off",
                  value: offer.deferrals === 1 ? "Once" : `${offer.deferrals} times`,
                },
              ]
            : []),
          ...(offer.note ? [{ term: "From the company", value: offer.note }] : []),
          ...(offer.state === "EXTENDED" && offer.replyBy
            ? [{ term: "Answer by", value: moment(offer.replyBy) }]
            : []),
          ...(offer.reason && offer.reason !== "UNSPECIFIED"
            ? [{ term: "Why", value: reasonSaid(offer.reason) }]
            : []),
        ]}
      />
      {offer.letter && <OfferLetter offer={offer} area="student" />}
      {offer.state === "EXTENDED" && (
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => void ask("ACCEPT")}>Accept</Button>
          <Button intent="secondary" onClick={() => void ask("DECLINE")}>
            Decline
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        title={
          asked === "ACCEPT"
            ? `Accept the offer of ${company}?`
            : `Decline the offer of ${company}?`
        }
        description={
          asked === "ACCEPT"
            ? "Your college and the company are told, and you count as placed."
            : "The company is told. It may make you another offer."
        }
        confirmLabel={asked === "ACCEPT" ? "Accept" : "Decline"}
        cancelLabel="Not yet"
        destructive={asked === "DECLINE"}
        busy={busy}
        onConfirm={() => void answer()}
      >
        {plan && <Consequences plan={plan} />}
      </ConfirmDialog>
    </section>
  );
}

const told = (rows: OfferOutcome["declined"]) =>
  rows.map(({ id, title, company }) => (
    <li key={id}>
      {title}, {company}
    </li>
  ));

function Consequences({ plan: { declined, withdrawn } }: { plan: OfferOutcome }) {
  if (!declined.length && !withdrawn.length) return null;
  return (
    <div className="grid gap-3">
      {declined.length > 0 && (
        <div>
          <p className="font-medium">By the policy of your college these offers are declined:</p>
          <ul className="text-ink-2 list-disc ps-5">{told(declined)}</ul>
        </div>
      )}
      {withdrawn.length > 0 && (
        <div>
          <p className="font-medium">
            {declined.length > 0 ? "And these" : "By the policy of your college these"} applications
            are closed:
          </p>
          <ul className="text-ink-2 list-disc ps-5">{told(withdrawn)}</ul>
        </div>
      )}
      <p className="text-ink-3">If this offer is ever taken back, they come back.</p>
    </div>
  );
}
