import { FileText, LifeBuoy, UserRound } from "lucide-react";
import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { AreaFrame } from "@/features/area-frame/area-frame";
import { paths } from "@/navigation/paths";
import { useStores } from "@/stores/use-stores";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;
const groups = [
  {
    items: [
      { label: "Portfolio", href: paths.student.skills, icon: <UserRound {...icon} /> },
      { label: "Documents", href: paths.student.document, icon: <FileText {...icon} /> },
    ],
  },
];
const foot = [
  {
    label: "Support",
    href: paths.student.support.replace("*", "ask"),
    icon: <LifeBuoy {...icon} />,
  },
];

export const StudentFrame = observer(function StudentFrame({ children }: { children: ReactNode }) {
  const { student } = useStores();
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
    >
      {children}
    </AreaFrame>
  );
});
