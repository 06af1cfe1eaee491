import { Button } from "@toran/ui";
import { observer } from "mobx-react-lite";
import type { ComponentProps } from "react";
import { useStores } from "@/stores/use-stores";

/** Marks everything as read. It stands behind the link to the settings. */
export const MarkAllRead = observer(function MarkAllRead(props: ComponentProps<typeof Button>) {
  const { notifications } = useStores();
  return (
    <Button
      {...props}
      disabled={!notifications.unread}
      onClick={({ currentTarget }) => {
        // Disabled, the button would drop the focus.
        (currentTarget.previousElementSibling as HTMLElement | null)?.focus();
        void notifications.read("all");
      }}
    >
      Mark all as read
    </Button>
  );
});
