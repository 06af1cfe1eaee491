import { CreditCard, GraduationCap, House, Settings } from "lucide-react";
import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { AreaFrame } from "@/features/area-frame/area-frame";
import { useRealtime } from "@/features/area-frame/use-realtime";
import { paths } from "@/navigation/paths";
import { useStores } from "@/stores/use-stores";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;
const groups = [
  {
    items: [
      { label: "Home", href: paths.po.home, icon: <House {...icon} /> },
      { label: "Students", href: paths.po.students, icon: <GraduationCap {...icon} /> },
    ],
  },
];
const foot = [
  { label: "Plan and billing", href: paths.po.planPrice, icon: <CreditCard {...icon} /> },
  {
    label: "Settings",
    href: paths.po.settings.replace("*", "security"),
    icon: <Settings {...icon} />,
  },
];

export const OfficerFrame = observer(function OfficerFrame({ children }: { children: ReactNode }) {
  const { po } = useStores();
  useRealtime(po.id);
  const name = po.user.value?.data.collegeName ?? "Your college";
  return (
    <AreaFrame
      area="po"
      tile={{ entity: "college", name, detail: "Placement office" }}
      groups={groups}
      foot={foot}
    >
      {children}
    </AreaFrame>
  );
});
