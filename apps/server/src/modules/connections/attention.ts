import { and, count, eq, min, ne } from "drizzle-orm";
import { type AttentionReader, attentionToAll } from "../todos/attention-entry";
import { ownedBy, ownOf } from "./standing";
import { connections } from "./tables";

/** Requests to connect that the other side has sent. */
export const connectionAttention: AttentionReader = async (db, user) => {
  const own = ownOf(user);
  const [found] = await db
    .select({ many: count(), dueAt: min(connections.dueAt) })
    .from(connections)
    .where(
      and(ownedBy(own), eq(connections.status, "PENDING"), ne(connections.initiatedBy, own.side)),
    );
  const [one, several] =
    own.side === "COLLEGE"
      ? ["A company asks", "companies ask"]
      : ["A college asks", "colleges ask"];
  return attentionToAll("CONNECTIONS", found ?? { many: 0 }, [
    `${one} to connect`,
    (many) => `${many} ${several} to connect`,
  ]);
};
