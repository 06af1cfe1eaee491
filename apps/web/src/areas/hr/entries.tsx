import type { Entries, Sizes, Waiting } from "@/features/area-frame/entries";
import {
  BriefcaseBusiness,
  Building2,
  DoorOpen,
  GraduationCap,
  House,
  Landmark,
  LifeBuoy,
  MessageSquare,
  Settings,
  Trophy,
} from "lucide-react";
import { paths } from "@/navigation/paths";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;
const { hr } = paths;

/** The sidebar of the company area: what waits for an answer, what is unread, and how many jobs there are. */
export const hrEntries = (
  { connections, bookings, unread }: Waiting = {},
  { jobs }: Sizes = {},
): Entries => ({
  groups: [
    {
      items: [
        { label: "Home", href: hr.home, icon: <House {...icon} /> },
        {
          label: "Colleges",
          href: hr.colleges,
          icon: <Landmark {...icon} />,
          waiting: connections,
        },
        { label: "Students", href: hr.students, icon: <GraduationCap {...icon} /> },
        { label: "Jobs", href: hr.jobs, icon: <BriefcaseBusiness {...icon} />, count: jobs },
        { label: "Offers", href: hr.offers, icon: <Trophy {...icon} /> },
        { label: "Bookings", href: hr.bookings, icon: <DoorOpen {...icon} />, waiting: bookings },
        { label: "Chat", href: hr.chat, icon: <MessageSquare {...icon} />, waiting: unread },
        { label: "Company profile", href: hr.editProfile, icon: <Building2 {...icon} /> },
      ],
    },
  ],
  foot: [
    {
      label: "Settings",
      href: hr.settings.replace("*", "account"),
      icon: <Settings {...icon} />,
      covers: [hr.settings],
    },
    { label: "Support", href: hr.support, icon: <LifeBuoy {...icon} /> },
  ],
});
