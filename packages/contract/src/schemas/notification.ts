import { z } from "zod/mini";
import { isZone } from "../calendar/zones";
import { channels, noticeTypeNames, priorities } from "../notices";
import { choice, flag, id, ids, instant, moment, number } from "./fields";
import { page, windowQuery } from "./page";

export const notificationFilters = ["ALL", "UNREAD", "ARCHIVED"] as const;
export const notificationQuery = z.object({
  next: windowQuery.next,
  limit: windowQuery.limit,
  filter: z.optional(choice(notificationFilters)),
});

export const notification = z.object({
  id,
  type: z.enum(noticeTypeNames),
  title: z.string(),
  body: z.string(),
  /** The address inside the product where it is dealt with. */
  link: z.nullable(z.string()),
  actor: z.nullable(z.string()),
  entity: z.nullable(z.object({ type: z.string(), id: z.string() })),
  priority: z.enum(priorities),
  groupKey: z.nullable(z.string()),
  /** How many things were told in it. */
  many: z.number(),
  createdAt: moment,
  readAt: z.nullable(moment),
  archivedAt: z.nullable(moment),
});
export type Notification = z.output<typeof notification>;

export const unreadCount = z.object({ unread: z.number() });
export const notifications = z.extend(page(notification), unreadCount.shape);

const some = z.optional(ids(100));
export const readInput = z
  .object({
    ids: some,
    all: z.optional(flag),
    /** Of all, those that had come by then: what nobody has seen yet is not read. */
    until: z.optional(instant("Give the moment of the newest that was seen.")),
    unread: z.optional(flag),
  })
  .check(
    z.refine(({ ids: given, all }) => !!given || all === true, {
      error: "Choose at least one.",
      path: ["ids"],
    }),
  );
export const archiveInput = z.object({ ids: ids(100), archived: z.optional(flag) });

const chosen = z.object({
  type: z.enum(noticeTypeNames),
  channel: z.enum(channels),
  on: z.boolean(),
});
export const notificationPreferences = z.object({
  /** Every type the role is told of, on every channel. */
  channels: z.array(chosen),
  zone: z.string(),
  digestHour: z.number(),
  quiet: z.object({ on: z.boolean(), from: z.number(), to: z.number() }),
});
export type NotificationPreferences = z.output<typeof notificationPreferences>;

const hour = number("Choose an hour of the day.", 0, 23);
export const preferencesInput = z.object({
  /** What is chosen otherwise; what is not named stays as it is. */
  channels: z.optional(
    z.array(chosen, { error: "Choose what you want to hear of." }).check(z.maxLength(200)),
  ),
  zone: z.optional(z.string().check(z.maxLength(60), z.refine(isZone, "Choose a time zone."))),
  digestHour: z.optional(hour),
  quiet: z.optional(
    z.object({ on: z.boolean(), from: hour, to: hour }).check(
      z.refine(({ on, from, to }) => !on || from !== to, {
        error: "Let it end at another hour than it begins.",
        path: ["to"],
      }),
    ),
  ),
});
export type PreferencesInput = z.input<typeof preferencesInput>;
