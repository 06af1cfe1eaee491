import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { CalendarButton } from "@/features/calendar/calendar-button";
import { Bell } from "@/features/notifications/bell";
import { AreaFrame } from "@/features/area-frame/area-frame";
import { useCounted } from "@/features/area-frame/use-counted";
import { useRealtime } from "@/features/area-frame/use-realtime";
import { publicFile } from "@/lib/public-file";
import type { LayoutProps } from "@/navigation/screen-route";
import { useFresh } from "@/stores/use-fresh";
import { useStores } from "@/stores/use-stores";
import { hrEntries } from "./entries";
import { CompanySearch } from "./search/company-search";

export const HrFrame = observer(function HrFrame({ steps, children }: LayoutProps) {
  const { hr, realtime, chatUnread } = useStores();
  const { connectionChanges } = realtime;
  useRealtime(hr);
  useFresh(chatUnread, { on: ["chat.message", "chat.read"] });
  useFresh(hr.bookings, { on: ["booking.changed"] });
  useCounted(hr.sizes);
  useEffect(() => void hr.connections.load(), [hr, connectionChanges]);
  const user = hr.user.value;
  const company = user?.company;
  const name = company?.name ?? ((user ?? hr.user.failure) && "Your company");
  const src = publicFile(company?.logo);
  return (
    <AreaFrame
      area="hr"
      steps={steps}
      person={user}
      tile={{ entity: "company", name, src, detail: "Campus hiring" }}
      entries={hrEntries(
        {
          connections: hr.connections.value?.pendingReceived,
          bookings: hr.bookings.value?.waiting,
          unread: chatUnread.count,
        },
        hr.sizes.value,
      )}
      tools={
        <>
          <CalendarButton area="hr" />
          <Bell area="hr" />
        </>
      }
      search={<CompanySearch />}
    >
      {children}
    </AreaFrame>
  );
});
