import { standingExternalOffers } from "@toran/contract/hiring/external-offer-moves";
import type { StudentSheet } from "@toran/contract/schemas/student-sheet";
import { Avatar, Button } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { OfferProof } from "@/features/hiring/external-offer-facts";
import { payWords } from "@/features/hiring/pay";
import { ExternalOfferPill } from "@/features/hiring/state-pill";
import { useMayChange } from "../../use-may-change";
import { calendarDay } from "../words";
import { ProofDialog } from "./proof-dialog";

type Offer = StudentSheet["externalOffers"][number];

interface RecordOffersProps {
  offers: readonly Offer[];
  onProven: () => void;
}

/** What the office has recorded and stands may get a proof; what the student has sent has its own. */
const takesProof = ({ sentAt, state }: Offer) =>
  sentAt === null && standingExternalOffers.some((each) => each === state);

/** The offers of a student that were recorded by hand, or sent by the student. */
export const RecordOffers = observer(function RecordOffers(props: RecordOffersProps) {
  const { offers, onProven } = props;
  const mayChange = useMayChange();
  const [asked, ask] = useState<Offer>();
  return (
    <>
      <ul className="divide-rule divide-y">
        {offers.map((offer) => {
          const { id, company, role, ctc, stipend, joiningDate, endReason, proof } = offer;
          return (
            <li key={id} className="flex items-center gap-3 py-2.5">
              <Avatar entity="company" name={company ?? "A company"} decorative />
              <div className="min-w-0 flex-1">
                <p className="font-medium">{company ?? "Company not given yet"}</p>
                <p className="text-ink-2">
                  {[
                    role,
                    (ctc ?? stipend) !== null && payWords({ ctc, stipend }),
                    joiningDate && `joins ${calendarDay(joiningDate)}`,
                  ]
                    .filter(Boolean)
                    .join(", ")}
                  {endReason && ` Ended: ${endReason}`}
                </p>
                {proof && (
                  <p className="text-ink-2">
                    Proof: <OfferProof proof={proof} />
                  </p>
                )}
                {mayChange && takesProof(offer) && (
                  <Button size="sm" intent="link" onClick={() => ask(offer)}>
                    {proof ? "Replace the proof" : "Add a proof"}
                    <span className="sr-only"> of {company ?? "the offer"}</span>
                  </Button>
                )}
              </div>
              <ExternalOfferPill offer={offer} />
            </li>
          );
        })}
      </ul>
      {asked && (
        <ProofDialog
          offer={asked}
          onClose={() => ask(undefined)}
          onDone={() => {
            ask(undefined);
            onProven();
          }}
        />
      )}
    </>
  );
});
