import { reasonSaid } from "@toran/contract/hiring/reasons";
import type { ShownOffer } from "@toran/contract/schemas/offer";
import { calendarDay, moment } from "../dates";
import { partsWords, payWords } from "../pay";
import { OfferPill } from "../state-pill";
import { OfferLetter } from "../offer-letter";
import type { PipelineArea } from "./calls";

interface CandidateOffersProps {
  area: PipelineArea;
  offers: readonly ShownOffer[];
}

const putOff = (times: number) =>
  times ? `, put off ${times === 1 ? "once" : `${times} times`}` : "";

/** The offers that were made to a candidate, the newest first, with all that was told in each. */
export const CandidateOffers = ({ area, offers }: CandidateOffersProps) => (
  <section aria-labelledby="offers" className="grid gap-2">
    <h3 id="offers" className="font-semibold">
      Offers
    </h3>
    <ul className="divide-rule divide-y">
      {offers.map((offer) => (
        <li key={offer.id} className="grid gap-0.5 py-2.5">
          <span className="flex flex-wrap items-center gap-3">
            <span className="font-medium">{offer.role}</span>
            <span className="tnum">{payWords(offer)}</span>
            <OfferPill area={area} state={offer.state} plain />
            {offer.replyBy && offer.state === "EXTENDED" && (
              <span className="text-ink-3">until {moment(offer.replyBy)}</span>
            )}
          </span>
          {partsWords(offer) && <span className="text-ink-2">{partsWords(offer)}</span>}
          {offer.joiningDate && (
            <span className="text-ink-2">
              {`Joins ${calendarDay(offer.joiningDate)}${putOff(offer.deferrals)}`}
            </span>
          )}
          {offer.note && <span className="text-ink-2 whitespace-pre-line">{offer.note}</span>}
          {offer.letter && <OfferLetter offer={offer} area={area} />}
          {reasonSaid(offer.reason) && (
            <span className="text-ink-2">{reasonSaid(offer.reason)}</span>
          )}
        </li>
      ))}
    </ul>
  </section>
);
