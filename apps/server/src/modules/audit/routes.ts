import { api, limits } from "@toran/contract";
import type { FastifyInstance } from "fastify";
import type { Executor } from "../../db/database";
import type { Deps } from "../../deps";
import { aboutSheet } from "../../files/about-sheet";
import { sheetReply } from "../../files/sheet-reply";
import type { Cell } from "../../files/workbook-writer";
import { forbidden, refused } from "../../http/failures";
import { type Handlers, implement } from "../../http/implement";
import { spendExport } from "../accounts/exports";
import { collegeIdOf, companyIdOf, type SignedIn } from "../accounts/signed-in";
import { actorsOf } from "./actors";
import { type AuditFilter, auditLog, countAudit, wordsOf } from "./log";
import { record } from "./record";

const atOnce = 1000;
type Window = Awaited<ReturnType<typeof auditLog>>;

/** The college or company whose log a lead reads. */
function tenantOf(user: SignedIn) {
  if (user.rank !== "LEAD") throw forbidden("Only leads see who did what.");
  return user.role === "HUMAN_RESOURCE" ? companyIdOf(user) : collegeIdOf(user);
}

/** Who did what, for the leads of a college or a company. */
export function auditRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps;
  const handlers: Handlers<typeof api.po.audit> = {
    list: async ({ user, query }) => auditLog(db, tenantOf(user), query),
    actors: ({ user }) => actorsOf(db, tenantOf(user)),
    export: async ({ user, call, query: { format, ...filter } }) => {
      const tenantId = tenantOf(user);
      const now = deps.now();
      await spendExport(db, user, now);
      const entries = await countAudit(db, tenantId, filter);
      if (entries > limits.exportRows)
        throw refused({ from: "More than 100,000 entries match. Choose fewer days." });
      // Before it is written down that they were taken: that is not one of those which are counted.
      const first = await auditLog(db, tenantId, { ...filter, limit: atOnce });
      const after = { format, ...filter, ...(await namesOf(db, tenantId, filter)), entries };
      await record(db, { user, call }, { action: "audit.export", after }, now);
      const about = aboutSheet(user, now, after);
      return sheetReply({
        name: "Activity",
        format,
        rows: rowsOf(db, tenantId, filter, first),
        about,
        now,
      });
    },
  };
  implement(app, deps, api.po.audit, handlers);
  implement(app, deps, api.hr.audit, handlers);
}

/** What the sheet says of who and of what: an id says nothing to who reads it later. */
async function namesOf(db: Executor, tenantId: string, { actor, action }: AuditFilter) {
  const [newest] = actor ? (await auditLog(db, tenantId, { actor, limit: 1 })).items : [];
  return {
    ...(newest && { actor: newest.actor.name }),
    ...(action && { action: wordsOf(action) }),
  };
}

async function* rowsOf(
  db: Executor,
  tenantId: string,
  filter: AuditFilter,
  first: Window,
): AsyncGenerator<Cell[]> {
  yield ["When (UTC)", "Who", "Role", "What", "Of", "Reason", "Details", "From address", "Request"];
  let window: Window | undefined = first;
  while (window) {
    for (const { at, actor, action, entity, reason, details, ...call } of window.items) {
      const told = details.map(({ name, before, after }) =>
        before === null ? `${name}: ${after ?? ""}` : `${name}: ${before} → ${after ?? ""}`,
      );
      const what = [wordsOf(action), entity, reason, told.join("; ")];
      yield [at, actor.name, actor.role, ...what, call.address, call.request];
    }
    const { next }: Window = window;
    window = next ? await auditLog(db, tenantId, { ...filter, next, limit: atOnce }) : undefined;
  }
}
