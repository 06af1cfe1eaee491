import type { StudentSheet } from "@toran/contract/schemas/student-sheet";
import { Avatar } from "@toran/ui";
import { payWords } from "@/features/hiring/pay";
import { ExternalOfferPill } from "@/features/hiring/state-pill";
import { day } from "../words";

type Offer = StudentSheet["externalOffers"][number];

/** The offers of a student that were recorded by hand, or sent by the student. */
export const RecordOffers = ({ offers }: { offers: readonly Offer[] }) => (
  <ul className="divide-rule divide-y">
    {offers.map((offer) => {
      const { id, company, role, ctc, stipend, joiningDate, endReason } = offer;
      return (
        <li key={id} className="flex items-center gap-3 py-2.5">
          <Avatar entity="company" name={company ?? "A company"} decorative />
          <div className="min-w-0 flex-1">
            <p className="font-medium">{company ?? "Company not given yet"}</p>
            <p className="text-ink-2">
              {[
                role,
                (ctc ?? stipend) !== null && payWords({ ctc, stipend }),
                joiningDate && `joins ${day(joiningDate)}`,
              ]
                .filter(Boolean)
                .join(", ")}
              {endReason && ` Ended: ${endReason}`}
            </p>
          </div>
          <ExternalOfferPill offer={offer} />
        </li>
      );
    })}
  </ul>
);
