import { Button } from "@toran/ui";
import { AppLink } from "@/lib/app-link";
import { paths } from "@/navigation/paths";
import { Stopped } from "./stopped";

export const PageNotFoundScreen = () => (
  <Stopped
    door="missing"
    title="There is no page here"
    other={
      <Button intent="quiet" asChild>
        <AppLink href={paths.site.contact}>Tell us about a broken link</AppLink>
      </Button>
    }
  >
    The link may be old, or the page has moved. Nothing of yours is lost.
  </Stopped>
);
