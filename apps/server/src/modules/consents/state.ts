import { privacyNotice, purposeOf, type PurposeId, purposesOf } from "@toran/contract/purposes";
import type { Executor } from "../../db/database";
import { notFound } from "../../http/failures";
import { userOf } from "../accounts/profile";
import type { SignedIn } from "../accounts/signed-in";
import { mailsFor, preferencesOf, savePreferences, wantsMails } from "../notifications/preferences";
import { chooseCircle, isCircle } from "../profile/circles";
import { circlesOf, visibilityOf } from "../profile/visibility";
import { type Choices, consentHistory } from "./history";

/** What somebody allows now, as the settings say that are acted by. */
async function choicesOf(db: Executor, { id, role }: SignedIn): Promise<Choices> {
  const mails = wantsMails((await preferencesOf(db, [id]))(id), role);
  return role === "STUDENT" ? { ...circlesOf(await visibilityOf(db, id)), mails } : { mails };
}

export async function consentsOf(db: Executor, user: SignedIn) {
  const choices = await choicesOf(db, user);
  const history = (await consentHistory(db, user.id)).map(({ at, ...row }) => ({
    ...row,
    at: at.toISOString(),
  }));
  const began = (await userOf(db, user)).createdAt.toISOString();
  const shown = (purpose: PurposeId) => {
    const on = choices[purpose] ?? true;
    const last = history.find((row) => row.purpose === purpose);
    if (last?.given === on) return { purpose, on, at: last.at, notice: last.notice };
    // What nobody ever chose is as it was when the account began.
    const unchosen = on && (purposeOf(purpose).needed || purpose === "mails");
    return { purpose, on, at: unchosen ? began : null, notice: null };
  };
  return { notice: privacyNotice, purposes: purposesOf(user.role).map(shown), history };
}

/** Allows a purpose, or takes that back, by the setting it is: there is no second truth. */
export async function chooseConsent(
  tx: Executor,
  user: SignedIn,
  { purpose, given }: { purpose: string; given: boolean },
  now: Date,
) {
  const found = purposesOf(user.role).find((id) => id === purpose && !purposeOf(id).needed);
  if (!found) throw notFound("The purpose");
  if (isCircle(found)) await chooseCircle(tx, user, { circle: found, given }, now);
  else await savePreferences(tx, user, { channels: mailsFor(user.role, given) }, now);
}
