import { eq } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { whoLeft } from "../accounts/profile";
import { classImports } from "./tables";

/** Takes the name of an officer off the class lists they brought. */
export const forgetOfficer = (tx: Executor, officerId: string) =>
  tx
    .update(classImports)
    .set({ officer: whoLeft, officerId: null })
    .where(eq(classImports.officerId, officerId));
