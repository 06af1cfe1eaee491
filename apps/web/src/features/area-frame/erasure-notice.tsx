import { Alert, Button } from "@toran/ui";
import { useLocation } from "react-router-dom";
import { AppLink } from "@/lib/app-link";
import { erasureDay } from "@/lib/erasure-day";
import type { AreaName } from "@/navigation/areas";
import { paths } from "@/navigation/paths";

interface ErasureNoticeProps {
  area: AreaName;
  erasesAt: string;
}

/** Says above every page that the account goes, and where that is taken back: who lets a week pass loses everything. */
export function ErasureNotice({ area, erasesAt }: ErasureNoticeProps) {
  const { pathname } = useLocation();
  const place = placeOf(area);
  if (pathname === place) return null;
  return (
    <Alert
      tone="warn"
      title={`Your account is erased on ${erasureDay.format(new Date(erasesAt))}`}
      className="me-4 mb-3"
      action={
        <Button asChild intent="secondary" size="sm">
          <AppLink href={place}>Keep my account</AppLink>
        </Button>
      }
    />
  );
}

const placeOf = (area: AreaName) =>
  area === "student" ? paths.student.account : paths[area].settings.replace("*", "data");
