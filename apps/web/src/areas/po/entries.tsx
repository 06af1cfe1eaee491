import type { Entries, Sizes, Waiting } from "@/features/area-frame/entries";
import {
  Archive,
  Bookmark,
  BriefcaseBusiness,
  Building,
  Building2,
  CreditCard,
  DoorOpen,
  FileBadge,
  GraduationCap,
  House,
  Landmark,
  LifeBuoy,
  MailPlus,
  MessageSquare,
  Network,
  Settings,
  Trophy,
} from "lucide-react";
import { paths } from "@/navigation/paths";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;
const { po } = paths;

/** The sidebar of the college area: what waits for an answer, what is unread, and how long its lists are. */
export const poEntries = (
  { connections, bookings, offers, unread }: Waiting = {},
  { students, invited }: Sizes = {},
): Entries => ({
  groups: [
    {
      items: [
        { label: "Home", href: po.home, icon: <House {...icon} /> },
        {
          label: "Students",
          href: po.students,
          icon: <GraduationCap {...icon} />,
          count: students,
        },
        {
          label: "Jobs",
          href: po.jobs,
          icon: <BriefcaseBusiness {...icon} />,
          covers: [po.policy],
        },
        { label: "Offers", href: po.offers, icon: <Trophy {...icon} /> },
        {
          label: "Other offers",
          href: po.externalOffers,
          icon: <FileBadge {...icon} />,
          waiting: offers,
        },
        { label: "Bookings", href: po.bookings, icon: <DoorOpen {...icon} />, waiting: bookings },
        {
          label: "Companies",
          href: po.companies,
          icon: <Building2 {...icon} />,
          waiting: connections,
        },
        { label: "Chat", href: po.chat, icon: <MessageSquare {...icon} />, waiting: unread },
      ],
    },
    {
      title: "Lists",
      items: [
        { label: "Bookmarks", href: po.bookmarks, icon: <Bookmark {...icon} /> },
        { label: "Archive", href: po.archive, icon: <Archive {...icon} /> },
        { label: "Invited", href: po.invited, icon: <MailPlus {...icon} />, count: invited },
      ],
    },
    {
      title: "College",
      items: [
        { label: "Profile", href: po.college, icon: <Landmark {...icon} /> },
        { label: "Departments", href: po.departments, icon: <Network {...icon} /> },
        { label: "Infrastructure", href: po.infrastructure, icon: <Building {...icon} /> },
      ],
    },
  ],
  foot: [
    { label: "Plan and billing", href: po.planPrice, icon: <CreditCard {...icon} /> },
    {
      label: "Settings",
      href: po.settings.replace("*", "account"),
      icon: <Settings {...icon} />,
      covers: [po.settings],
    },
    { label: "Support", href: po.support, icon: <LifeBuoy {...icon} /> },
  ],
});
