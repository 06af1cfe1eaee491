import { Button, EmptyState } from "@toran/ui";
import { matchPath } from "react-router-dom";
import { AppLink } from "@/lib/app-link";
import { paths } from "@/navigation/paths";

const { student } = paths;
const hiring = [
  student.jobs,
  student.job,
  student.applications,
  student.application,
  student.decisions,
  student.externalOffers,
  student.slots,
  student.calendar,
];

/** Whether a page is closed to a student who was asked to change their profile first. */
export const isClosed = (pathname: string) => hiring.some((path) => matchPath(path, pathname));

/** In place of a page of hiring, while the placement office waits for a change of the profile. */
export const ClosedPage = () => (
  <div className="grid min-h-full place-items-center">
    <h1 className="sr-only">Closed for now</h1>
    <EmptyState
      title="First your profile"
      action={
        <Button asChild>
          <AppLink href={student.skills}>Go to your portfolio</AppLink>
        </Button>
      }
    >
      This page opens again when your placement office has looked at what it asked you to change.
      What you have applied to is kept.
    </EmptyState>
  </div>
);
