import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { CalendarButton } from "@/features/calendar/calendar-button";
import { Bell } from "@/features/notifications/bell";
import { AreaFrame } from "@/features/area-frame/area-frame";
import { useCounted } from "@/features/area-frame/use-counted";
import { useRealtime } from "@/features/area-frame/use-realtime";
import type { LayoutProps } from "@/navigation/screen-route";
import { latePart } from "@/stores/late-part";
import { useFresh } from "@/stores/use-fresh";
import { useStores } from "@/stores/use-stores";
import { poEntries } from "./entries";
import { OfficerSearch } from "./search/officer-search";

const PlanEnded = latePart(() => import("./plan-ended").then((m) => m.PlanEnded));

export const OfficerFrame = observer(function OfficerFrame({ steps, children }: LayoutProps) {
  const { po, realtime, chatUnread, session } = useStores();
  const { connectionChanges } = realtime;
  useRealtime(po);
  useFresh(chatUnread, { on: ["chat.message", "chat.read"] });
  useFresh(po.bookings, { on: ["booking.changed"] });
  useFresh(po.offers, { on: ["external-offer.changed"] });
  useCounted(po.sizes);
  useEffect(() => void po.answers.load(), [po, connectionChanges]);
  const officer = po.user.value?.data;
  const name = officer?.collegeName ?? (po.user.failure && "Your college");
  return (
    <AreaFrame
      area="po"
      steps={steps}
      person={officer}
      tools={
        <>
          <CalendarButton area="po" />
          <Bell area="po" />
        </>
      }
      tile={{ entity: "college", name, detail: "Placement office" }}
      entries={poEntries(
        {
          connections: po.answers.value?.waiting,
          bookings: po.bookings.value?.waiting,
          offers: po.offers.value?.waiting,
          unread: chatUnread.count,
        },
        po.sizes.value,
      )}
      search={<OfficerSearch />}
      // The frame waits for it, or it would push down what is read. The profile may know of the end before the session does.
      notice={[session.mode, officer?.mode].includes("PAYMENTEXPIRY") && <PlanEnded />}
    >
      {children}
    </AreaFrame>
  );
});
