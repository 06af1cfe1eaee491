import { z } from "zod/mini";
import { limits } from "../limits";
import { maybe, number } from "./fields";

export const cursor = maybe(z.string().check(z.maxLength(2000)));
export const search = maybe(
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(limits.search.longest, `Keep it to ${limits.search.longest} characters.`),
    ),
);

/** A window on a list, asked for by the cursor of the one before it. */
export const windowQuery = {
  search,
  next: cursor,
  limit: z.optional(number("Ask for 1 to 100 rows.", 1, limits.list.maxPageSize)),
};

/** What a query has for its window alone: a list that is taken out whole is asked without. */
export const windowKeys = { next: true, limit: true } as const;

/** A window of a list: its rows, the cursor of the next, and the total where it is cheap to know. */
export const page = <S extends z.core.$ZodType>(item: S) =>
  z.object({ items: z.array(item), next: z.nullable(z.string()), total: z.optional(z.number()) });

/** How many of something wait for whoever asks. */
export const waitingCount = z.object({ waiting: z.number() });

/** A choice of a picker. */
export const option = z.object({ id: z.string(), name: z.string() });
export type Option = z.output<typeof option>;

/** A picker's options under the name of what they are. */
export const options = <const Name extends string>(name: Name) =>
  z.object({ [name]: z.array(option), next: z.nullable(z.string()) } as Record<
    Name,
    z.ZodMiniArray<typeof option>
  > & { next: z.ZodMiniNullable<z.ZodMiniString> });
