import type { ExternalOffer } from "@toran/contract/schemas/external-offer";
import { DescriptionList } from "@toran/ui";
import { fileSize } from "@/lib/file-problem";
import { useLastingFileLink } from "@/stores/use-file-link";
import { calendarDay, moment } from "./dates";
import { payWords } from "./pay";
import { sourceWords } from "./words";

/** What is told of an offer from elsewhere, and the file that proves it. */
export function ExternalOfferFacts({ offer }: { offer: ExternalOffer }) {
  const { role, joiningDate, source, proof, sentAt, recordedAt, answeredAt, state } = offer;
  const answered = answeredAt && (state === "ACCEPTED" || state === "TURNED_DOWN");
  return (
    <DescriptionList
      items={[
        { term: "Role", value: role },
        { term: "Pay", value: payWords(offer) },
        { term: "Joining", value: joiningDate && calendarDay(joiningDate) },
        { term: "From", value: source && sourceWords[source] },
        ...(proof ? [{ term: "Proof", value: <OfferProof proof={proof} /> }] : []),
        sentAt
          ? { term: "Sent", value: moment(sentAt) }
          : { term: "Recorded", value: moment(recordedAt) },
        ...(answered ? [{ term: "Answered", value: moment(answeredAt) }] : []),
      ]}
    />
  );
}

interface OfferProofProps {
  proof: NonNullable<ExternalOffer["proof"]>;
}

/** The file that proves an offer, to open beside. */
export function OfferProof({ proof: { key, name, bytes } }: OfferProofProps) {
  const url = useLastingFileLink(key);
  return (
    <>
      {url ? (
        <a href={url} target="_blank" rel="noreferrer" className="link wrap-anywhere">
          {name}
        </a>
      ) : (
        name
      )}
      <span className="text-ink-3">, {fileSize(bytes)}</span>
    </>
  );
}
