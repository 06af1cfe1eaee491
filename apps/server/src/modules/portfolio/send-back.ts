import type { sendingBack } from "@toran/contract/schemas/portfolio";
import type { z } from "zod/mini";
import type { Executor } from "../../db/database";
import type { Deps } from "../../deps";
import { conflict, requireVersion } from "../../http/failures";
import { type Acting, record } from "../audit/record";
import { holdForOfficer } from "./hold-for-officer";
import { titleOf } from "./sections";
import { evidenceOf } from "./shown";
import { type PortfolioItem, unanswered } from "./tables";
import { answered, answerOf, tellOwner } from "./vouch";

const documentOf = ({ section, content }: PortfolioItem) =>
  `the document of “${titleOf(section, content)}”`;

/** An officer sends a document back and says why; the item keeps all it has, and waits again once it was changed. */
export async function sendBack(
  tx: Executor,
  acting: Acting,
  id: string,
  { section, reason, version }: z.output<typeof sendingBack>,
  deps: Deps,
) {
  const now = deps.now();
  const item = await holdForOfficer(tx, acting.user, { id, section });
  requireVersion("this item", version, item.version);
  const { id: officer } = acting.user;
  // The same answer sent twice is one.
  if (item.sentBackReason === reason && item.sentBackBy === officer) return answerOf(item);
  if (item.sentBackAt) throw conflict("Somebody else has sent this back already.");
  if (item.verifiedAt)
    throw conflict("Your office vouches for this already. Take that back first.");
  if (evidenceOf(item) !== "DOCUMENT_ATTACHED")
    throw conflict("There is no document to send back.");
  const values = { sentBackAt: now, sentBackBy: officer, sentBackReason: reason };
  const changed = await answered(tx, item, values);
  const after = { section, sentBack: true, student: item.studentId };
  await record(tx, acting, { action: "evidence.check", entity: id, after, reason }, now);
  const title = `Your placement office sent back ${documentOf(item)}`;
  await tellOwner(tx, deps, acting, item, { title, body: reason });
  return answerOf(changed);
}

/** An officer takes back that a document was sent back; one that was answered otherwise meanwhile stays so. */
export async function takeBackSending(tx: Executor, acting: Acting, id: string, deps: Deps) {
  const item = await holdForOfficer(tx, acting.user, { id });
  if (!item.sentBackAt) return answerOf(item);
  const changed = await answered(tx, item, unanswered);
  const after = { section: item.section, sentBack: false, student: item.studentId };
  await record(tx, acting, { action: "evidence.check", entity: id, after }, deps.now());
  const title = `Your placement office looks again at ${documentOf(item)}`;
  await tellOwner(tx, deps, acting, item, { title });
  return answerOf(changed);
}
