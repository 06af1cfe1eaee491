import { type HrAction, hrActionIds, hrActions } from "@toran/contract/actions";
import {
  Bookmark,
  BriefcaseBusiness,
  Building2,
  CalendarPlus,
  DoorOpen,
  Calendar,
  FilePlus,
  GraduationCap,
  Inbox,
  Landmark,
  Link2,
  Lock,
  ShieldCheck,
  Trophy,
} from "lucide-react";
import type { ComponentType } from "react";
import { WidgetFrame } from "@/features/home/widget-frame";
import { AppLink } from "@/lib/app-link";
import { actionPlaces } from "../action-places";

const icons: Record<HrAction, ComponentType<object>> = {
  "colleges.find": Landmark,
  "colleges.requests": Inbox,
  "colleges.connected": Link2,
  "students.find": GraduationCap,
  "jobs.list": BriefcaseBusiness,
  "jobs.new": FilePlus,
  "offers.list": Trophy,
  "bookings.list": DoorOpen,
  "bookings.new": CalendarPlus,
  "students.bookmarks": Bookmark,
  "company.profile": Building2,
  "calendar.open": Calendar,
  "settings.security": ShieldCheck,
  "settings.password": Lock,
};

/** As many as stand in three even rows; the search knows the rest. */
const most = 6;
const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

/** What an HR user does often, one press away. */
export const QuickActions = () => (
  <WidgetFrame title="Quick actions">
    <ul className="grid grid-cols-2 gap-x-3">
      {hrActionIds.slice(0, most).map((id) => {
        const Icon = icons[id];
        return (
          <li key={id}>
            <AppLink
              href={actionPlaces[id]}
              className="hover:text-accent-ink flex min-h-8.5 items-center gap-2.5 font-medium"
            >
              <span className="text-accent-ink flex-none">
                <Icon {...icon} />
              </span>
              {hrActions[id].name}
            </AppLink>
          </li>
        );
      })}
    </ul>
  </WidgetFrame>
);
