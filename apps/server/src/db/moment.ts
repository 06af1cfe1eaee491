import { timestamp } from "drizzle-orm/pg-core";

/** A column that holds a moment, the same one whatever the zone of who reads it. */
export const moment = () => timestamp({ withTimezone: true });
