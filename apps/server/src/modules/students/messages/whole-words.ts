import { inArray } from "drizzle-orm";
import type { Executor } from "../../../db/database";
import { namesOf, whoLeft } from "../../accounts/profile";
import { officeMessages } from "./tables";

interface Told {
  type: string;
  title: string;
  body: string;
  entity: { type: string; id: string } | null;
}

/** How students are told of a message. */
export const titleOf = (subject: string) => `Your placement office: ${subject}`;

/** Notices as their mail tells them: a message of the office is written out, where the centre has its beginning. */
export async function withWholeWords<Notice extends Told>(
  tx: Executor,
  notices: Notice[],
): Promise<Notice[]> {
  const about = notices.flatMap(({ type, entity }) =>
    type === "message.office" && entity ? [entity.id] : [],
  );
  if (!about.length) return notices;
  const rows = await tx
    .select({
      id: officeMessages.id,
      subject: officeMessages.subject,
      text: officeMessages.text,
      by: officeMessages.by,
    })
    .from(officeMessages)
    .where(inArray(officeMessages.id, [...new Set(about)]));
  const found = new Map(rows.map((row) => [row.id, row]));
  const names = await namesOf(
    tx,
    rows.map(({ by }) => by),
  );
  return notices.map((notice) => {
    const message = notice.type === "message.office" && found.get(notice.entity?.id ?? "");
    if (!message) return notice;
    const { subject, text, by } = message;
    const body = `\n${text}\n\n${names.get(by ?? "") ?? whoLeft}\n`;
    return { ...notice, title: titleOf(subject), body };
  });
}
