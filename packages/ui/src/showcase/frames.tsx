import {
  Archive,
  Bell,
  Bookmark,
  Briefcase,
  Building2,
  CalendarDays,
  CreditCard,
  GraduationCap,
  House,
  Landmark,
  LifeBuoy,
  MailPlus,
  Map,
  MessageSquare,
  Network,
  Settings,
  type LucideIcon,
  FileText,
  Video,
  FolderLock,
  Globe,
  LayoutList,
  ChartNoAxesColumn,
  CalendarCheck,
  ListChecks,
} from "lucide-react";
import type { ReactNode } from "react";
import { Avatar } from "../avatar/avatar";
import { Breadcrumb, type Crumb } from "../breadcrumb/breadcrumb";
import { IconButton } from "../button/icon-button";
import { AppShell } from "../shell/app-shell";
import type { NavItem } from "../shell/nav-list";
import { OrgTile } from "../shell/org-tile";
import { SearchButton } from "../shell/search-button";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;
type Entry = [label: string, Icon: LucideIcon, more?: Partial<NavItem>];
const items = (entries: readonly Entry[], current: string): NavItem[] =>
  entries.map(([label, Icon, more]) => ({
    label,
    icon: <Icon {...icon} />,
    href: `#${label}`,
    current: label === current,
    ...more,
  }));

interface FrameProps {
  current: string;
  crumbs: readonly Crumb[];
  children: ReactNode;
}

const actions = (name: string, calendar: boolean) => (
  <>
    {calendar && (
      <IconButton label="Calendar">
        <CalendarDays {...icon} />
      </IconButton>
    )}
    <IconButton label="Notifications, 1 new" className="relative">
      <Bell {...icon} />
      <span aria-hidden="true" className="bg-spark absolute end-1.5 top-1 size-2 rounded-full" />
    </IconButton>
    <Avatar entity="person" name={name} size="sm" className="ms-2" />
  </>
);

/** The placement office's frame. */
export function OfficerFrame({ current, crumbs, children }: FrameProps) {
  return (
    <AppShell
      tile={<OrgTile entity="college" name="Nilgiri Institute" detail="Placement office" />}
      groups={[
        {
          items: items(
            [
              ["Home", House],
              ["Students", GraduationCap, { count: 1284 }],
              ["Companies", Building2, { waiting: 6 }],
              ["Jobs", Briefcase],
              ["Chat", MessageSquare, { waiting: 3 }],
            ],
            current,
          ),
        },
        {
          title: "Lists",
          items: items(
            [
              ["Bookmarks", Bookmark],
              ["Archive", Archive],
              ["Invited", MailPlus, { count: 42 }],
            ],
            current,
          ),
        },
        {
          title: "College",
          items: items(
            [
              ["Profile", Landmark],
              ["Departments", Network],
              ["Infrastructure", Map],
            ],
            current,
          ),
        },
      ]}
      foot={items(
        [
          ["Plan and billing", CreditCard],
          ["Settings", Settings],
          ["Support", LifeBuoy],
        ],
        current,
      )}
      breadcrumb={<Breadcrumb crumbs={crumbs} />}
      search={<SearchButton label="Search students, companies, actions" />}
      actions={actions("Meera Krishnan", true)}
    >
      {children}
    </AppShell>
  );
}

/** The student's frame. */
export function StudentFrame({ current, crumbs, children }: FrameProps) {
  return (
    <AppShell
      tile={<OrgTile entity="person" name="Ananya Iyer" detail="B.E. CSE, class of 2026" />}
      groups={[
        {
          items: items(
            [
              ["Portfolio", LayoutList],
              ["Skills", ChartNoAxesColumn],
              ["Résumé studio", FileText],
              ["Video résumé", Video],
              ["Documents", FolderLock],
            ],
            current,
          ),
        },
        { title: "Public", items: items([["Public profile", Globe]], current) },
      ]}
      foot={items(
        [
          ["Support", LifeBuoy],
          ["Account", Settings],
        ],
        current,
      )}
      breadcrumb={<Breadcrumb crumbs={crumbs} />}
      search={<SearchButton label="Search your portfolio" />}
      actions={actions("Ananya Iyer", false)}
    >
      {children}
    </AppShell>
  );
}

/** The company's frame. */
export function HrFrame({ current, crumbs, children }: FrameProps) {
  return (
    <AppShell
      tile={<OrgTile entity="company" name="Kestrel Mobility" detail="Campus hiring" />}
      groups={[
        {
          items: items(
            [
              ["Home", House],
              ["Colleges", Landmark, { waiting: 3 }],
              ["Jobs", Briefcase, { count: 7 }],
              ["Bookings", CalendarCheck],
              ["Chat", MessageSquare, { waiting: 2 }],
            ],
            current,
          ),
        },
        {
          title: "Company",
          items: items(
            [
              ["Profile", Building2],
              ["Infrastructure", Map],
              ["To-do", ListChecks],
            ],
            current,
          ),
        },
      ]}
      foot={items(
        [
          ["Settings", Settings],
          ["Support", LifeBuoy],
        ],
        current,
      )}
      breadcrumb={<Breadcrumb crumbs={crumbs} />}
      search={<SearchButton label="Search colleges, candidates, jobs" />}
      actions={actions("Vikram Rao", true)}
    >
      {children}
    </AppShell>
  );
}
