import { type AttentionReader, attentionToAll } from "../todos/attention-entry";
import { waitingFor } from "./list";

/** Bookings that wait for the side of whoever looks. */
export const bookingAttention: AttentionReader = async (db, user) =>
  attentionToAll("BOOKINGS", await waitingFor(db, user), [
    "A booking waits for your answer",
    (many) => `${many} bookings wait for your answer`,
  ]);
