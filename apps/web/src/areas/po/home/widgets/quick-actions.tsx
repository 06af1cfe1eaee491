import { type OfficerAction, officerActionIds, officerActions } from "@toran/contract/actions";
import { IconButton, Menu } from "@toran/ui";
import {
  Archive,
  ArrowRight,
  Bookmark,
  BriefcaseBusiness,
  Building,
  Building2,
  CreditCard,
  DoorOpen,
  FileUp,
  GraduationCap,
  Inbox,
  Landmark,
  LayoutGrid,
  Calendar,
  LifeBuoy,
  Lock,
  MailPlus,
  Network,
  Pencil,
  Scale,
  ShieldCheck,
  Trophy,
} from "lucide-react";
import { observer } from "mobx-react-lite";
import type { ComponentType } from "react";
import { AppLink } from "@/lib/app-link";
import { Load } from "@/lib/load";
import { actionPlaces } from "../../action-places";
import { useMayChange } from "../../use-may-change";
import type { HomeStore } from "../home-store";
import { WidgetFrame } from "@/features/home/widget-frame";

const icons: Record<OfficerAction, ComponentType<object>> = {
  "students.list": GraduationCap,
  "students.import": FileUp,
  "students.placed": Trophy,
  "students.invited": MailPlus,
  "students.bookmarks": Bookmark,
  "students.archive": Archive,
  "jobs.list": BriefcaseBusiness,
  "jobs.policy": Scale,
  "offers.list": Trophy,
  "bookings.list": DoorOpen,
  "companies.find": Building2,
  "companies.requests": Inbox,
  "companies.connected": Building2,
  "college.profile": Landmark,
  "college.departments": Network,
  "college.infrastructure": Building,
  "home.customise": LayoutGrid,
  "plan.open": CreditCard,
  "calendar.open": Calendar,
  "support.open": LifeBuoy,
  "settings.security": ShieldCheck,
  "settings.password": Lock,
};
const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;
const places = officerActionIds.filter((id) => actionPlaces[id]);
/** Those that change something; who only looks is not led to them. */
const changing: readonly OfficerAction[] = ["students.import"];
/** What is shown while nothing is pinned. */
const most = 6;

/** What the officer does often, one press away. */
export const QuickActions = observer(function QuickActions({ store }: { store: HomeStore }) {
  const pinned = store.pinned.value ?? [];
  const mayChange = useMayChange();
  const offered = places.filter((id) => mayChange || !changing.includes(id));
  const entries = offered.map((id) => {
    const found = pinned.find(({ action }) => action === id);
    return {
      label: officerActions[id].name,
      checked: found !== undefined,
      onCheckedChange: () =>
        void (found ? store.unpin(found) : store.pin(officerActions[id].name, id)),
    };
  });
  return (
    <WidgetFrame
      title="Quick actions"
      aside={
        <Menu
          align="end"
          entries={[{ heading: "Pinned" }, ...entries]}
          trigger={
            <IconButton size="sm" label="Choose quick actions">
              <Pencil {...icon} />
            </IconButton>
          }
        />
      }
    >
      <Load of={store.pinned}>
        {(list) => {
          const chosen = list.map(({ action }) => action).filter((id) => offered.includes(id));
          return <Links actions={chosen.length ? chosen : offered.slice(0, most)} />;
        }}
      </Load>
    </WidgetFrame>
  );
});

const Links = ({ actions }: { actions: OfficerAction[] }) => (
  <ul className="grid grid-cols-2 gap-x-3">
    {actions.map((id) => {
      const Icon = icons[id] ?? ArrowRight;
      return (
        <li key={id}>
          <AppLink
            href={actionPlaces[id] ?? ""}
            className="hover:text-accent-ink flex min-h-8.5 items-center gap-2.5 font-medium"
          >
            <span className="text-accent-ink flex-none">
              <Icon {...icon} />
            </span>
            {officerActions[id].name}
          </AppLink>
        </li>
      );
    })}
  </ul>
);
