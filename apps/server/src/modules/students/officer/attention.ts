import { and, eq } from "drizzle-orm";
import { collegeIdOf } from "../../accounts/signed-in";
import { type AttentionReader, attentionToAll } from "../../todos/attention-entry";
import { students } from "../tables";

/** Students who have come and may not apply before they are approved. */
export const studentAttention: AttentionReader = async (db, user) => {
  const { collegeId, accountStatus, archived } = students;
  const waiting = and(
    eq(collegeId, collegeIdOf(user)),
    eq(accountStatus, "REGISTERED"),
    eq(archived, false),
  );
  return attentionToAll("STUDENTS", { many: await db.$count(students, waiting) }, [
    "A student waits to be approved",
    (many) => `${many.toLocaleString("en-IN")} students wait to be approved`,
  ]);
};
