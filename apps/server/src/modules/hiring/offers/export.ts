import type { ListedOffer, offerSheetQuery } from "@toran/contract/schemas/offer";
import type { z } from "zod/mini";
import type { Deps } from "../../../deps";
import type { Call } from "../../../http/call";
import type { SignedIn } from "../../accounts/signed-in";
import { type Cells, dayCell, takeOut } from "../../exports/take-out";
import { toldCells } from "../pay";
import { listOffers } from "./shown";

interface Asking {
  user: SignedIn;
  call: Call;
  query: z.output<typeof offerSheetQuery>;
}

const cells: Cells<"offers", ListedOffer> = {
  studentName: ({ studentName }) => studentName,
  college: ({ college }) => college.name,
  title: ({ title }) => title,
  company: ({ company }) => company.name,
  role: ({ role }) => role,
  state: ({ state }) => state,
  ctc: ({ ctc }) => ctc,
  stipend: ({ stipend }) => stipend,
  ...toldCells,
  extendedAt: ({ extendedAt }) => dayCell(extendedAt),
  replyBy: ({ replyBy }) => dayCell(replyBy),
  answeredAt: ({ answeredAt }) => dayCell(answeredAt),
  joiningDate: ({ joiningDate }) => joiningDate,
  reason: ({ reason }) => reason,
};

/** The offers of a company, or to the students of a college, as a sheet. */
export const exportOffers = (deps: Deps, asking: Asking) =>
  takeOut(deps, "offers", {
    ...asking,
    page: (asked) => listOffers(deps.db, asking.user, asked),
    cells,
  });
