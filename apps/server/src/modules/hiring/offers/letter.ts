import { and, eq, isNotNull } from "drizzle-orm";
import type { Executor } from "../../../db/database";
import { one } from "../../../db/one";
import type { Deps } from "../../../deps";
import { fileBy, forgetBytes, keepFile, strikeOut, withKept } from "../../../files/keep";
import type { Upload } from "../../../files/upload";
import { conflict, notFound } from "../../../http/failures";
import type { SignedIn } from "../../accounts/signed-in";
import { type Acting, record } from "../../audit/record";
import { flush } from "../../bookings/tell";
import { offerFor } from "../own";
import { standingOf } from "../state-words";
import { acting } from "../who";
import { type OfferRow, offers } from "./tables";
import { tellOfLetter } from "./tell-of-letter";

const unanswered = new Set<OfferRow["state"]>(["DRAFT", "EXTENDED"]);

/** Adds the letter of an offer, a file of the company, or puts it in the place of the one before. */
export async function addLetter(deps: Deps, by: Acting, id: string, upload: Upload) {
  const { companyId } = await unansweredFor(deps.db, by.user, id);
  const letter = await keepFile(deps, {
    ownerKind: "company",
    ownerId: companyId,
    visibility: "private",
    upload,
    field: "letter",
  });
  const { offer, dropped } = await withKept(deps, [letter], () =>
    deps.db.transaction(async (tx) => {
      const before = await unansweredFor(tx, by.user, id, "hold");
      const changed = tx.update(offers).set({ letter }).where(eq(offers.id, id)).returning();
      const after = await one(changed, "The offer");
      const gone = before.letter ? [before.letter] : [];
      await strikeOut(tx, gone);
      const deed = { action: "offer.letter", entity: before.applicationId } as const;
      await tellOfLetter(tx, acting(by.user, deps.now()), before, deps.now());
      await flush(tx, deps);
      await record(tx, by, { ...deed, after: { role: after.role } }, deps.now());
      return { offer: after, dropped: gone };
    }),
  );
  await forgetBytes(deps, dropped);
  return offer;
}

/** What somebody answers they answer with the letter before their eyes: it changes no more after that. */
async function unansweredFor(db: Executor, user: SignedIn, id: string, how?: "hold") {
  const offer = await offerFor(db, user, id, how);
  if (!unanswered.has(offer.state))
    throw conflict(`This offer is ${standingOf(offer.state)}, so its letter stays as it is.`, {
      current: { state: offer.state },
    });
  return offer;
}

/** The letter of an offer of the reader's company or college, or of their own once it has reached them. */
export async function letterFor(db: Executor, user: SignedIn, id: string) {
  const { letter, extendedAt } = await offerFor(db, user, id);
  const seen = user.role !== "STUDENT" || extendedAt !== null;
  const file = letter && seen ? await fileBy(db, letter) : undefined;
  if (!file) throw notFound("The letter");
  return file;
}

/** Takes the letters to a student out of the books before their offers go; gives the keys of their bytes. */
export async function letGoOfLetters(tx: Executor, studentId: string) {
  const rows = await tx
    .select({ letter: offers.letter })
    .from(offers)
    .where(and(eq(offers.studentId, studentId), isNotNull(offers.letter)));
  const keys = rows.flatMap(({ letter }) => letter ?? []);
  await strikeOut(tx, keys);
  return keys;
}
