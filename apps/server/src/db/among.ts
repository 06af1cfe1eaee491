import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/** Whether a column is one of these ids, however many they are: a list is one parameter. */
export const among = (column: AnyPgColumn, ids: string[]): SQL =>
  sql`${column} = any(${`{${ids.join(",")}}`}::uuid[])`;
