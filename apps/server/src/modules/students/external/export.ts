import type {
  ListedExternalOffer,
  externalOfferSheetQuery,
} from "@toran/contract/schemas/external-offer";
import type { z } from "zod/mini";
import type { Deps } from "../../../deps";
import type { Call } from "../../../http/call";
import type { SignedIn } from "../../accounts/signed-in";
import { type Cells, dayCell, takeOut } from "../../exports/take-out";
import { listExternalOffers } from "./list";

interface Asking {
  user: SignedIn;
  call: Call;
  query: z.output<typeof externalOfferSheetQuery>;
}

const cells: Cells<"externalOffers", ListedExternalOffer> = {
  studentName: ({ studentName }) => studentName,
  rollNumber: ({ rollNumber }) => rollNumber,
  company: ({ company }) => company,
  role: ({ role }) => role,
  source: ({ source }) => source,
  state: ({ state }) => state,
  ctc: ({ ctc }) => ctc,
  stipend: ({ stipend }) => stipend,
  sentAt: ({ sentAt }) => dayCell(sentAt),
  recordedAt: ({ recordedAt }) => dayCell(recordedAt),
};

/** The offers from elsewhere of a college, as a sheet. */
export const exportExternalOffers = (deps: Deps, asking: Asking) =>
  takeOut(deps, "externalOffers", {
    ...asking,
    page: (asked) => listExternalOffers(deps.db, asking.user, asked),
    cells,
  });
