import type { ListedOffer } from "@toran/contract/schemas/offer";
import { college } from "./candidate";
import { madeOffer } from "./made-offer";

/** An invented offer as it stands in a list. */
export const listedOffer: ListedOffer = {
  ...madeOffer,
  applicationId: "application",
  jobId: "job",
  postingId: "posting",
  title: "Fleet Engineer",
  company: { id: "kestrel", name: "Kestrel Mobility", city: null, picture: null },
  college,
  studentId: "ananya",
  studentName: "Ananya Iyer",
  picture: null,
};
