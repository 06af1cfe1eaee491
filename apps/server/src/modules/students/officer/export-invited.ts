import type { invitedSheetQuery, invitedStudent } from "@toran/contract/schemas/officer-student";
import type { z } from "zod/mini";
import type { Deps } from "../../../deps";
import type { Call } from "../../../http/call";
import type { SignedIn } from "../../accounts/signed-in";
import { type Cells, dayCell, takeOut } from "../../exports/take-out";
import { listInvited } from "./invited";

interface Asking {
  user: SignedIn;
  call: Call;
  query: z.output<typeof invitedSheetQuery>;
}

const cells: Cells<"invited", z.output<typeof invitedStudent>> = {
  name: ({ name }) => name,
  email: ({ email }) => email,
  sentAt: ({ sentAt }) => dayCell(sentAt),
  state: ({ state }) => state,
};

/** Who was invited to a college, as a sheet. */
export const exportInvited = (deps: Deps, asking: Asking) =>
  takeOut(deps, "invited", {
    ...asking,
    page: async (asked) => {
      const now = deps.now();
      const page = await listInvited(deps.db, asking.user, asked, now);
      if (asked.next) return page;
      const counted = await listInvited(deps.db, asking.user, { ...asked, count: true }, now);
      return { ...page, total: counted.total ?? page.items.length };
    },
    cells,
  });
