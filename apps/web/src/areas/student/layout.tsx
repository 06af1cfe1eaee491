import {
  ChartNoAxesColumn,
  Eye,
  FileText,
  FolderLock,
  Globe,
  LayoutList,
  LifeBuoy,
  Settings,
  Video,
} from "lucide-react";
import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { AreaFrame } from "@/features/area-frame/area-frame";
import { paths } from "@/navigation/paths";
import { useStores } from "@/stores/use-stores";
import { PortfolioSearch } from "./search/portfolio-search";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;
const groups = [
  {
    items: [
      { label: "Portfolio", href: paths.student.skills, icon: <LayoutList {...icon} /> },
      { label: "Skills", href: paths.student.editSkills, icon: <ChartNoAxesColumn {...icon} /> },
      {
        label: "Résumé studio",
        href: paths.student.template.replace("*", "all"),
        icon: <FileText {...icon} />,
      },
      { label: "Video résumé", href: paths.student.video, icon: <Video {...icon} /> },
      { label: "Documents", href: paths.student.document, icon: <FolderLock {...icon} /> },
    ],
  },
  {
    title: "Public",
    items: [
      { label: "Public profile", href: paths.student.publicProfile, icon: <Globe {...icon} /> },
      { label: "Who looked", href: paths.student.accessLog, icon: <Eye {...icon} /> },
    ],
  },
];
const studio = paths.student.template.replace("*", "");
/** What belongs to the portfolio and has no entry of its own. */
const sections: Record<string, string> = {
  [paths.student.editPersonal]: "Personal info",
  [paths.student.editEducation]: "Education",
  [paths.student.editProjects]: "Projects",
  [paths.student.editExperiences]: "Experience",
  [paths.student.editAchievements]: "Achievements",
  [paths.student.editAdditional]: "Additional",
  [paths.student.import]: "Import a résumé",
};
const foot = [
  { label: "Support", href: paths.student.supportAsk, icon: <LifeBuoy {...icon} /> },
  { label: "Account", href: paths.student.account, icon: <Settings {...icon} /> },
];

/** The entry that a page belongs to which has none of its own. */
function withinOf(path: string) {
  const section = sections[path];
  if (section) return { href: paths.student.skills, label: `Portfolio / ${section}` };
  // Each version of the résumé has an address.
  return path.startsWith(studio) ? { href: `${studio}all`, label: "Résumé studio" } : undefined;
}

export const StudentFrame = observer(function StudentFrame({ children }: { children: ReactNode }) {
  const { student } = useStores();
  const { pathname } = useLocation();
  const info = student.userInfo;
  const name = info ? [info.firstName, info.lastName].filter(Boolean).join(" ") : "Your portfolio";
  return (
    <AreaFrame
      area="student"
      tile={{
        entity: "person",
        name,
        detail: student.educationDetails?.college,
        src: student.picture ?? undefined,
      }}
      groups={groups}
      foot={foot}
      within={withinOf(pathname)}
      search={<PortfolioSearch />}
    >
      {children}
    </AreaFrame>
  );
});
