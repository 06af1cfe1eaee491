import type { conversationInput } from "@toran/contract/schemas/chat";
import type { z } from "zod/mini";
import type { Executor } from "../../db/database";
import { refused } from "../../http/failures";
import { namesOfBookings } from "../bookings/titles";
import { toldPostings } from "../hiring/jobs/told";
import type { ConversationRow } from "./tables";

type Wanted = NonNullable<z.output<typeof conversationInput>["subject"]>;

/** What a conversation is about: a posting or a booking of the two who talk, by the name it has there. */
export async function subjectOf(
  db: Executor,
  { collegeId, companyId }: { collegeId: string; companyId: string },
  { type, id }: Wanted,
) {
  const found = await (type === "posting" ? toldPostings : namesOfBookings)(db, [id]);
  const [about] = [...found.values()];
  // Whatever else is named would be a conversation of its own, and three first messages more.
  if (about?.collegeId !== collegeId || about.companyId !== companyId)
    throw refused({ "subject.id": "Choose a posting or a booking of the two of you." });
  return { type, id: about.id, title: about.title };
}

type About = Pick<ConversationRow, "subjectType" | "subjectId" | "subjectTitle">;

/** What conversations are about, by the names that have by now; what is gone keeps the one under which it was opened. */
export async function titlesOf(db: Executor, rows: About[]) {
  const ids = (wanted: About["subjectType"]) =>
    rows.flatMap(({ subjectType, subjectId }) =>
      subjectType === wanted && subjectId ? [subjectId] : [],
    );
  const [postings, bookings] = [ids("posting"), ids("booking")];
  const named = new Map<string, { title: string }>([
    ...(postings.length ? await toldPostings(db, postings) : []),
    ...(bookings.length ? await namesOfBookings(db, bookings) : []),
  ]);
  return ({ subjectId, subjectTitle }: About) =>
    named.get(subjectId ?? "")?.title ?? subjectTitle ?? "";
}
