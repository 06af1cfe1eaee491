import { Badge, IconButton, Popover } from "@toran/ui";
import { Bell as BellIcon } from "lucide-react";
import { observer } from "mobx-react-lite";
import { Suspense, useState } from "react";
import type { AreaName } from "@/navigation/areas";
import { latePart } from "@/stores/late-part";
import { useFresh } from "@/stores/use-fresh";
import { useStores } from "@/stores/use-stores";

const Panel = latePart(() => import("./panel").then((m) => m.Panel));

/** What the person was told lately, behind a bell that says how much of it is unread. */
export const Bell = observer(function Bell({ area }: { area: AreaName }) {
  const { notifications } = useStores();
  const [open, setOpen] = useState(false);
  useFresh(notifications, { on: ["notification.new", "notification.read"] });
  const { unread } = notifications;
  const label = unread ? `Notifications, ${unread > 99 ? "99+" : unread} unread` : "Notifications";
  return (
    <Popover
      label="Notifications"
      align="end"
      open={open}
      onOpenChange={setOpen}
      className="w-100"
      trigger={
        <IconButton label={label}>
          <BellIcon aria-hidden="true" size={16} strokeWidth={1.75} />
          <Badge count={unread} className="absolute -end-1.5 -top-1" />
        </IconButton>
      }
    >
      <Suspense fallback={<div className="h-60" aria-busy="true" />}>
        <Panel area={area} onLeave={() => setOpen(false)} onMissing={() => setOpen(false)} />
      </Suspense>
    </Popover>
  );
});
