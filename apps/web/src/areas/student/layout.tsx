import { observer } from "mobx-react-lite";
import { Suspense } from "react";
import { useLocation } from "react-router-dom";
import { Bell } from "@/features/notifications/bell";
import { AreaFrame } from "@/features/area-frame/area-frame";
import { useLeaveWarning } from "@/lib/use-leave-warning";
import type { LayoutProps } from "@/navigation/screen-route";
import { latePart } from "@/stores/late-part";
import { useStores } from "@/stores/use-stores";
import { ClosedPage, isClosed } from "./closed-page";
import { studentEntries } from "./entries";
import { PortfolioSearch } from "./search/portfolio-search";

const Standing = latePart(() => import("./standing").then((m) => m.Standing));

export const StudentFrame = observer(function StudentFrame({ steps, children }: LayoutProps) {
  const { student } = useStores();
  const { pathname } = useLocation();
  // It waits while they look at other screens, and nowhere but in this page.
  useLeaveWarning(student.recording !== null);
  const info = student.userInfo;
  const status = info?.account?.status;
  const name = info ? [info.firstName, info.lastName].filter(Boolean).join(" ") : "Your portfolio";
  const src = student.picture ?? undefined;
  return (
    <AreaFrame
      area="student"
      steps={steps}
      person={info && { ...info, src }}
      tools={<Bell area="student" />}
      tile={{
        entity: "person",
        name,
        detail: student.educationDetails?.college,
        src,
      }}
      entries={studentEntries}
      search={<PortfolioSearch />}
      notice={
        status &&
        status !== "ACTIVE" && (
          <Suspense>
            <Standing />
          </Suspense>
        )
      }
    >
      {status === "CHANGES_REQUESTED" && isClosed(pathname) ? <ClosedPage /> : children}
    </AreaFrame>
  );
});
