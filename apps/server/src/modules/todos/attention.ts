import type { Attention } from "@toran/contract/schemas/task";
import { planAttention } from "../billing/attention";
import { bookingAttention, pastBookingAttention } from "../bookings/attention";
import { importAttention } from "../class-imports/attention";
import { connectionAttention } from "../connections/attention";
import { applicantAttention, placeAttention } from "../hiring/applications/attention";
import { postingAttention, questionAttention } from "../hiring/jobs/attention";
import { consentAttention } from "../hiring/offers/attention";
import { withdrawalAttention } from "../hiring/withdrawals/attention";
import { documentAttention } from "../portfolio/attention";
import { externalOfferAttention } from "../students/external/attention";
import { studentAttention } from "../students/officer/attention";
import type { AttentionReader } from "./attention-entry";

const college: AttentionReader[] = [
  planAttention,
  connectionAttention,
  studentAttention,
  documentAttention,
  postingAttention,
  bookingAttention,
  pastBookingAttention,
  consentAttention,
  withdrawalAttention,
  placeAttention,
  externalOfferAttention,
  importAttention,
];
const company: AttentionReader[] = [
  connectionAttention,
  questionAttention,
  bookingAttention,
  applicantAttention,
  placeAttention,
];

const when = ({ dueAt }: Attention) => dueAt ?? "9";

/** Everything that waits for an officer or an HR user, what is due first; nothing for whoever may only look. */
export const attentionFor: AttentionReader = async (db, user, now) => {
  if (user.rank === "VIEWER") return [];
  const readers = user.role === "HUMAN_RESOURCE" ? company : college;
  const found = await Promise.all(readers.map((read) => read(db, user, now)));
  return found.flat().toSorted((one, other) => when(one).localeCompare(when(other)));
};
