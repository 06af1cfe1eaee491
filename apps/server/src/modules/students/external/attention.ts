import { type AttentionReader, attentionToAll } from "../../todos/attention-entry";
import { countToVerify } from "./list";

/** Offers from elsewhere that students have sent for the office to verify. */
export const externalOfferAttention: AttentionReader = async (db, user) =>
  attentionToAll("EXTERNAL_OFFERS", { many: (await countToVerify(db, user)).waiting }, [
    "An offer from elsewhere waits to be verified",
    (many) => `${many} offers from elsewhere wait to be verified`,
  ]);
