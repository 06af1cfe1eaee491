import { bigserial, customType, pgTable, timestamp } from "drizzle-orm/pg-core";

const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** Where nodes leave each other the events that are too large for a notification of the database. */
export const socketAttachments = pgTable("socket_io_attachments", {
  id: bigserial({ mode: "number" }).primaryKey(),
  created_at: timestamp({ withTimezone: true }).defaultNow(),
  payload: bytes(),
});
