import { sql } from "drizzle-orm";
import { classImports } from "./tables";

/** How the list of one student is called among the imports. */
export const invitationOf = (name: string) => `Invitation of ${name}`;

const { rows, fileName } = classImports;
/** Whether an import is such a list. */
export const isInvitation = sql`(${rows} = 1 and ${fileName} like ${invitationOf("%")})`;
