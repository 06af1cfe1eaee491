import { type widgetIds, type widgetLayout } from "@toran/contract/schemas/dashboard";
import { eq } from "drizzle-orm";
import type { z } from "zod/mini";
import type { Executor } from "../../db/database";
import { dashboards } from "./tables";

type WidgetId = (typeof widgetIds)[number];
type Layout = z.output<typeof widgetLayout>["widgets"];

/** The widgets there are, in the order of a home nobody has changed; three columns stand at the side. */
const widgets: Record<WidgetId, { name: string; columns: number }> = {
  SEASON: { name: "The season", columns: 12 },
  ROLL: { name: "The final-year roll", columns: 12 },
  CONNECTIONS: { name: "Connection requests", columns: 6 },
  WAITING: { name: "Waiting for you", columns: 6 },
  SKILLS: { name: "Top skills", columns: 12 },
  TODOS: { name: "To-do", columns: 3 },
  TODAY: { name: "Today", columns: 3 },
  ACTIONS: { name: "Quick actions", columns: 3 },
  PROFILE: { name: "College profile", columns: 3 },
};

/** The widgets as an officer has them; what came later stands behind what they arranged. */
export async function widgetsOf(db: Executor, userId: string) {
  const [row] = await db.select().from(dashboards).where(eq(dashboards.userId, userId));
  const kept = (row?.widgets ?? []).filter(({ id }) => id in widgets);
  const ids = Object.keys(widgets) as WidgetId[];
  const fresh = ids
    .filter((id) => !kept.some((each) => each.id === id))
    .map((id) => ({ id, columns: widgets[id].columns, shown: true }));
  return [...kept, ...fresh].map((each, position) => ({
    ...each,
    name: widgets[each.id].name,
    position,
  }));
}

export async function keepWidgets(db: Executor, userId: string, layout: Layout) {
  const set = { widgets: layout };
  await db
    .insert(dashboards)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: dashboards.userId, set });
  return widgetsOf(db, userId);
}
