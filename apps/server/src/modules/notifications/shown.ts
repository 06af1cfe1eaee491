import type { NotificationRow } from "./tables";

const told = (at: Date | null) => at?.toISOString() ?? null;

/** A notice as its person sees it; what was put away counts as read. */
export const shown = ({
  userId: _user,
  openGroup: _group,
  since: _since,
  inApp: _inApp,
  mailAt: _mailAt,
  createdAt,
  readAt,
  archivedAt,
  ...row
}: NotificationRow) => ({
  ...row,
  createdAt: createdAt.toISOString(),
  readAt: told(readAt ?? archivedAt),
  archivedAt: told(archivedAt),
});
