import type { ShownOffer } from "@toran/contract/schemas/offer";

/** An invented offer that waits for its answer. */
export const madeOffer: ShownOffer = {
  id: "offer",
  state: "EXTENDED",
  role: "Fleet Engineer",
  ctc: 900_000,
  stipend: null,
  joiningDate: "2027-07-01",
  deferrals: 0,
  note: null,
  letter: false,
  replyBy: "2026-12-04T10:00:00.000Z",
  extendedAt: "2026-11-20T10:00:00.000Z",
  answeredAt: null,
  reason: null,
};
