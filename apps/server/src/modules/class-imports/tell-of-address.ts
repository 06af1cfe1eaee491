import type { Executor } from "../../db/database";
import { sendMails } from "../../mail/send-mail";
import { signedUpSince } from "../accounts/class-list";
import { addressChanged } from "../accounts/letters";
import { invitedAmong } from "../students/invitations";

interface Readdressed {
  userId: string;
  firstName: string;
  from: string;
  to: string;
}

/** Tells at the address before, where somebody logs in by it or was invited there: to nobody else anything was written. */
export async function tellOfAddress(tx: Executor, readdressed: Readdressed[], now: Date) {
  if (!readdressed.length) return;
  const ids = readdressed.map(({ userId }) => userId);
  const reached = new Set([...(await signedUpSince(tx, ids)), ...(await invitedAmong(tx, ids))]);
  const letters = readdressed
    .filter(({ userId }) => reached.has(userId))
    .map(({ firstName, from, to }) => ({ to: from, ...addressChanged(firstName, to) }));
  await sendMails(tx, letters, now);
}
