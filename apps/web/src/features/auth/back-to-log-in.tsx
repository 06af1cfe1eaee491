import { AppLink } from "@/lib/app-link";
import type { AreaName } from "@/navigation/areas";
import { paths } from "@/navigation/paths";

export const BackToLogIn = ({ area }: { area: AreaName }) => (
  <p className="text-ink-2 text-base">
    Remembered it?{" "}
    <AppLink href={paths[area].login} className="link">
      Log in
    </AppLink>
  </p>
);
