import {
  type ExternalOfferCommand,
  externalOfferMoves,
  type ExternalOfferState,
} from "@toran/contract/hiring/external-offer-moves";
import { conflict } from "../../../http/failures";
import { type Acting, requireMove } from "../../hiring/who";

/** Refuses a command that the state of an offer from elsewhere does not allow, in the words of its screens. */
export function requireSentMove(
  command: ExternalOfferCommand,
  who: Acting,
  state: ExternalOfferState,
) {
  if (state === "ACCEPTED")
    throw conflict("This offer is verified already.", { current: { state } });
  requireMove<ExternalOfferState>(externalOfferMoves[command], who, "this offer", state);
}
