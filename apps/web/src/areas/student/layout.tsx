import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { Bell } from "@/features/notifications/bell";
import { AreaFrame } from "@/features/area-frame/area-frame";
import { useStores } from "@/stores/use-stores";
import { studentEntries } from "./entries";
import { PortfolioSearch } from "./search/portfolio-search";

export const StudentFrame = observer(function StudentFrame({ children }: { children: ReactNode }) {
  const { student } = useStores();
  const info = student.userInfo;
  const name = info ? [info.firstName, info.lastName].filter(Boolean).join(" ") : "Your portfolio";
  return (
    <AreaFrame
      area="student"
      tools={<Bell area="student" />}
      tile={{
        entity: "person",
        name,
        detail: student.educationDetails?.college,
        src: student.picture ?? undefined,
      }}
      entries={studentEntries}
      search={<PortfolioSearch />}
    >
      {children}
    </AreaFrame>
  );
});
