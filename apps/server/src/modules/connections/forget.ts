import { eq } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { whoLeft } from "../accounts/profile";
import { connectionEvents } from "./tables";

/** Takes the name of somebody out of the story of connections. */
export const forgetInConnections = (tx: Executor, userId: string) =>
  tx.update(connectionEvents).set({ userName: whoLeft }).where(eq(connectionEvents.userId, userId));
