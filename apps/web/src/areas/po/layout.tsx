import {
  Archive,
  Bookmark,
  Building2,
  CreditCard,
  GraduationCap,
  House,
  MailPlus,
  Settings,
} from "lucide-react";
import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect } from "react";
import { useLocation } from "react-router-dom";
import { AreaFrame } from "@/features/area-frame/area-frame";
import { useRealtime } from "@/features/area-frame/use-realtime";
import { paths } from "@/navigation/paths";
import { useStores } from "@/stores/use-stores";
import { OfficerSearch } from "./search/officer-search";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;
const groupsOf = (waiting: number | undefined) => [
  {
    items: [
      { label: "Home", href: paths.po.home, icon: <House {...icon} /> },
      { label: "Students", href: paths.po.students, icon: <GraduationCap {...icon} /> },
      { label: "Companies", href: paths.po.companies, icon: <Building2 {...icon} />, waiting },
    ],
  },
  {
    title: "Lists",
    items: [
      { label: "Bookmarks", href: paths.po.bookmarks, icon: <Bookmark {...icon} /> },
      { label: "Archive", href: paths.po.archive, icon: <Archive {...icon} /> },
      { label: "Invited", href: paths.po.invited, icon: <MailPlus {...icon} /> },
    ],
  },
];
const foot = [
  { label: "Plan and billing", href: paths.po.planPrice, icon: <CreditCard {...icon} /> },
  {
    label: "Settings",
    href: paths.po.settings.replace("*", "account"),
    icon: <Settings {...icon} />,
  },
];

/** The entry that a page belongs to which has none of its own. */
const withinOf = (path: string) =>
  [
    { href: paths.po.students, label: "Students" },
    { href: paths.po.bookmarks, label: "Bookmarks" },
    { href: paths.po.archive, label: "Archive" },
    { href: paths.po.companies, label: "Companies" },
  ].find(({ href }) => path.startsWith(`${href}/`));

export const OfficerFrame = observer(function OfficerFrame({ children }: { children: ReactNode }) {
  const { po, realtime } = useStores();
  const { connectionChanges } = realtime;
  const { pathname } = useLocation();
  useRealtime(po.id);
  useEffect(() => void po.answers.load(), [po, connectionChanges]);
  const name = po.user.value?.data.collegeName ?? "Your college";
  return (
    <AreaFrame
      area="po"
      tile={{ entity: "college", name, detail: "Placement office" }}
      groups={groupsOf(po.answers.value?.waiting)}
      foot={foot}
      within={withinOf(pathname)}
      search={<OfficerSearch />}
    >
      {children}
    </AreaFrame>
  );
});
