import type { Notice } from "@/stores/notification-store";

/** A notice that was read. */
export const notice = (nth: number, over: Partial<Notice> = {}): Notice => ({
  id: `n${nth}`,
  type: "connection.requested",
  title: `Notice ${nth}`,
  body: "",
  link: null,
  actor: null,
  entity: null,
  priority: "NORMAL",
  groupKey: null,
  many: 1,
  createdAt: "2026-01-05T09:00:00Z",
  readAt: "2026-01-05T09:00:00Z",
  archivedAt: null,
  ...over,
});
