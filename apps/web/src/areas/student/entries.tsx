import type { Entries } from "@/features/area-frame/entries";
import {
  BriefcaseBusiness,
  Calendar,
  CalendarCheck,
  ChartNoAxesColumn,
  Eye,
  FileBadge,
  FileText,
  FolderLock,
  Globe,
  LayoutList,
  LifeBuoy,
  Send,
  Settings,
  Video,
} from "lucide-react";
import { paths } from "@/navigation/paths";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;
const { student } = paths;

/** The sidebar of the student area. */
export const studentEntries: Entries = {
  groups: [
    {
      items: [
        {
          label: "Portfolio",
          href: student.skills,
          icon: <LayoutList {...icon} />,
          covers: [
            student.editPersonal,
            student.editEducation,
            student.editProjects,
            student.editExperiences,
            student.editAchievements,
            student.editAdditional,
            student.import,
          ],
        },
        { label: "Skills", href: student.editSkills, icon: <ChartNoAxesColumn {...icon} /> },
        {
          label: "Résumé studio",
          href: student.template.replace("*", "all"),
          icon: <FileText {...icon} />,
          // Each version of the résumé has an address.
          covers: [student.template],
        },
        { label: "Video résumé", href: student.video, icon: <Video {...icon} /> },
        { label: "Documents", href: student.document, icon: <FolderLock {...icon} /> },
      ],
    },
    {
      title: "Hiring",
      items: [
        { label: "Jobs", href: student.jobs, icon: <BriefcaseBusiness {...icon} /> },
        {
          label: "Applications",
          href: student.applications,
          icon: <Send {...icon} />,
          covers: [student.decisions],
        },
        { label: "Other offers", href: student.externalOffers, icon: <FileBadge {...icon} /> },
        { label: "Slots", href: student.slots, icon: <CalendarCheck {...icon} /> },
        { label: "Calendar", href: student.calendar, icon: <Calendar {...icon} /> },
      ],
    },
    {
      title: "Public",
      items: [
        { label: "Public profile", href: student.publicProfile, icon: <Globe {...icon} /> },
        { label: "Who looked", href: student.accessLog, icon: <Eye {...icon} /> },
      ],
    },
  ],
  foot: [
    {
      label: "Support",
      href: student.supportAsk,
      icon: <LifeBuoy {...icon} />,
      covers: [student.support],
    },
    {
      label: "Account",
      href: student.account,
      icon: <Settings {...icon} />,
      covers: [student.notificationSettings],
    },
  ],
};
