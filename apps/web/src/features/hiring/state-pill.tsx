import type { ExternalOffer } from "@toran/contract/schemas/external-offer";
import type {
  ApplicationState,
  JobState,
  OfferState,
  PostingState,
} from "@toran/contract/hiring/moves";
import { StatusPill } from "@toran/ui";
import type { AreaName } from "@/navigation/areas";
import { applicationWords, externalOfferWords, jobWords, offerWords, postingWords } from "./words";

interface Look {
  plain?: boolean;
}

export function JobPill({ state, plain }: Look & { state: JobState }) {
  const { word, ...look } = jobWords[state];
  return (
    <StatusPill {...look} plain={plain}>
      {word}
    </StatusPill>
  );
}
interface ReadIn {
  /** In which area it is read: what waits for the college waits there for the reader. */
  area: AreaName;
}
const asReadIn = (area: AreaName, word: string) =>
  area === "po" ? word.replace("the college", "you") : word;

export function PostingPill({ area, state, plain }: Look & ReadIn & { state: PostingState }) {
  const { word, ...look } = postingWords[state];
  return (
    <StatusPill {...look} plain={plain}>
      {asReadIn(area, word)}
    </StatusPill>
  );
}
/** Of a job that would run, were its company one that may post jobs at the college. */
export function HeldUpPill({ plain }: Look) {
  return (
    <StatusPill glyph="paused" tone="warn" plain={plain}>
      Nobody can apply
    </StatusPill>
  );
}
export function OfferPill({ area, state, plain }: Look & ReadIn & { state: OfferState }) {
  const { word, ...look } = offerWords[state];
  return (
    <StatusPill {...look} plain={plain}>
      {asReadIn(area, word)}
    </StatusPill>
  );
}

type OfMine = Pick<ExternalOffer, "state" | "detailsPending" | "sentAt">;
/** Of an offer from elsewhere: one that was sent is verified where another is accepted. */
export function ExternalOfferPill({ offer, plain }: Look & { offer: OfMine }) {
  const { word, ...look } = externalOfferWords[offer.state];
  if (offer.detailsPending)
    return (
      <StatusPill glyph="done" tone="warn" plain={plain}>
        Details pending
      </StatusPill>
    );
  return (
    <StatusPill {...look} plain={plain}>
      {offer.state === "ACCEPTED" && offer.sentAt ? "Verified" : word}
    </StatusPill>
  );
}

interface ApplicationPillProps extends Look {
  state: ApplicationState;
  /** The round it is in, by its name. */
  round?: string | undefined;
}
export function ApplicationPill({ state, round, plain }: ApplicationPillProps) {
  const { word, ...look } = applicationWords[state];
  return (
    <StatusPill {...look} plain={plain}>
      {state === "IN_ROUND" && round ? round : word}
    </StatusPill>
  );
}
