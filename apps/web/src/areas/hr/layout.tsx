import { Building2, House, Settings } from "lucide-react";
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
      { label: "Home", href: paths.hr.home, icon: <House {...icon} /> },
      { label: "Company profile", href: paths.hr.editProfile, icon: <Building2 {...icon} /> },
    ],
  },
];
const foot = [
  {
    label: "Settings",
    href: paths.hr.settings.replace("*", "account"),
    icon: <Settings {...icon} />,
  },
];

export const HrFrame = observer(function HrFrame({ children }: { children: ReactNode }) {
  const { hr } = useStores();
  useRealtime(hr.id);
  const name = hr.user.value?.company?.name ?? "Your company";
  return (
    <AreaFrame
      area="hr"
      tile={{ entity: "company", name, detail: "Campus hiring" }}
      groups={groups}
      foot={foot}
    >
      {children}
    </AreaFrame>
  );
});
