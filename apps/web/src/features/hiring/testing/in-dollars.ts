import type { PostingReview } from "@toran/contract/schemas/posting";
import { jobFacts } from "./facts";

const amounts = {
  ...jobFacts.pay,
  fixed: 50_000,
  variable: 10_000,
  ctc: 60_000,
};
/** Sixty thousand dollars a year, at 85 rupees each. */
export const inDollars: PostingReview["job"]["pay"] = {
  ...jobFacts.pay,
  fixed: 4_250_000,
  variable: 850_000,
  ctc: 5_100_000,
  told: { ...amounts, currency: "USD", period: "YEAR", rate: 85 },
};
