import { Button } from "@toran/ui";
import { AppLink } from "@/lib/app-link";
import { paths } from "@/navigation/paths";

/** The way to a larger plan, beside what says that this one is full. */
export const PlansButton = () => (
  <Button asChild intent="secondary" size="sm">
    <AppLink href={paths.po.planPrice}>See the plans</AppLink>
  </Button>
);
