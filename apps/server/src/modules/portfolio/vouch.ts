import type { vouching } from "@toran/contract/schemas/portfolio";
import { and, eq, isNull } from "drizzle-orm";
import type { z } from "zod/mini";
import type { Executor } from "../../db/database";
import { one } from "../../db/one";
import type { Deps } from "../../deps";
import { notFound, requireVersion } from "../../http/failures";
import { type Acting, record } from "../audit/record";
import { notify } from "../notifications/notify";
import { collegeOfStudent } from "../students/college-of-student";
import { evidenceOf } from "./shown";
import { portfolioItems as table } from "./tables";

/** An officer vouches for an item of a student of their college, or takes that back. */
export async function vouchFor(
  tx: Executor,
  acting: Acting,
  id: string,
  { section, verified, version }: z.output<typeof vouching>,
  deps: Deps,
) {
  const officer = acting.user;
  const now = deps.now();
  const there = and(eq(table.id, id), eq(table.section, section), isNull(table.removedAt));
  const item = await one(tx.select().from(table).where(there).for("update"), "The item");
  if (!officer.collegeId || officer.collegeId !== (await collegeOfStudent(tx, item.studentId)))
    throw notFound("The item");
  requireVersion("this item", version, item.version);
  const values = verified
    ? { verifiedAt: item.verifiedAt ?? now, verifiedBy: item.verifiedBy ?? officer.id }
    : { verifiedAt: null, verifiedBy: null };
  const changed = await one(tx.update(table).set(values).where(there).returning(), "The item");
  if (Boolean(item.verifiedAt) !== verified) {
    const after = { section, verified, student: item.studentId };
    await record(tx, acting, { action: "evidence.check", entity: id, after }, now);
    await notify(tx, deps, {
      to: [item.studentId],
      type: "evidence.checked",
      title: verified
        ? "Your placement office vouches for an item of your portfolio"
        : "Your placement office no longer vouches for an item of your portfolio",
      link: `/student/edit/${section}`,
      actor: `${officer.firstName} ${officer.lastName}`.trim(),
      entity: { type: section, id },
    });
  }
  return {
    evidence: evidenceOf(changed),
    verifiedAt: changed.verifiedAt?.toISOString() ?? null,
  };
}
