import { type AttentionReader, attentionToAll } from "../todos/attention-entry";
import { countWaiting } from "./waiting-documents";

/** Documents that no officer has answered. */
export const documentAttention: AttentionReader = async (db, user) =>
  attentionToAll("DOCUMENTS", { many: await countWaiting(db, user) }, [
    "A document waits to be reviewed",
    (many) => `${many.toLocaleString("en-IN")} documents wait to be reviewed`,
  ]);
