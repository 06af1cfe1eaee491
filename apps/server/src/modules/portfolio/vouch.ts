import type { vouched, vouching } from "@toran/contract/schemas/portfolio";
import { eq } from "drizzle-orm";
import type { z } from "zod/mini";
import type { Executor } from "../../db/database";
import { one } from "../../db/one";
import type { Deps } from "../../deps";
import { requireVersion } from "../../http/failures";
import { type Acting, record } from "../audit/record";
import { notify } from "../notifications/notify";
import { holdForOfficer } from "./hold-for-officer";
import { evidenceOf, sentBackOf } from "./shown";
import { type PortfolioItem, portfolioItems as table, unanswered } from "./tables";

/** An officer vouches for an item of a student of their college, or takes that back. */
export async function vouchFor(
  tx: Executor,
  acting: Acting,
  id: string,
  { section, verified, version }: z.output<typeof vouching>,
  deps: Deps,
) {
  const now = deps.now();
  const item = await holdForOfficer(tx, acting.user, { id, section });
  requireVersion("this item", version, item.version);
  if (Boolean(item.verifiedAt) === verified) return answerOf(item);
  const values = {
    ...unanswered,
    ...(verified && { verifiedAt: now, verifiedBy: acting.user.id }),
  };
  const changed = await answered(tx, item, values);
  const after = { section, verified, student: item.studentId };
  await record(tx, acting, { action: "evidence.check", entity: id, after }, now);
  await tellOwner(tx, deps, acting, item, {
    title: verified
      ? "Your placement office vouches for an item of your portfolio"
      : "Your placement office no longer vouches for an item of your portfolio",
  });
  return answerOf(changed);
}

/** Keeps what an officer answers; the item itself stays as it is. */
export const answered = (tx: Executor, { id }: PortfolioItem, values: Partial<PortfolioItem>) =>
  one(tx.update(table).set(values).where(eq(table.id, id)).returning(), "The item");

/** Tells whose item it is what an officer said of it. */
export const tellOwner = (
  tx: Executor,
  deps: Deps,
  { user }: Acting,
  { id, section, studentId }: PortfolioItem,
  told: { title: string; body?: string },
) =>
  notify(tx, deps, {
    ...told,
    to: [studentId],
    type: "evidence.checked",
    link: `/student/edit/${section}`,
    actor: `${user.firstName} ${user.lastName}`.trim(),
    entity: { type: section, id },
  });

export const answerOf = (item: PortfolioItem): z.output<typeof vouched> => ({
  evidence: evidenceOf(item),
  verifiedAt: item.verifiedAt?.toISOString() ?? null,
  sentBack: sentBackOf(item),
});
