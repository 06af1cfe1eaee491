import { endedPostings } from "@toran/contract/hiring/moves";
import type { Job, Posting } from "@toran/contract/schemas/job";
import { Button, Menu } from "@toran/ui";
import { CalendarPlus, ChevronDown, MessageSquare } from "lucide-react";
import type { ReactNode } from "react";
import { AppLink } from "@/lib/app-link";
import { writePath } from "@/navigation/paths";
import { bookingPath } from "@/navigation/booking-path";

/** A college knows nothing of what it was not sent, or what was taken back. */
export const isKnown = ({ state }: Posting) => state !== "DRAFT" && state !== "WITHDRAWN";
/** Whether company and college still have something to do about it together. */
export const isWorkedOn = (posting: Posting) =>
  isKnown(posting) && !endedPostings.includes(posting.state);
/** Whether the college takes dates for it; one that has ended the connection takes none. */
export const takesDates = (posting: Posting) => isWorkedOn(posting) && posting.mayBook !== false;

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

/** What a job is worked on with its colleges: at once where there is one of them, else with the one that is chosen. */
export function CollegeActions({ job }: { job: Job }) {
  const postings = job.postings.filter(isWorkedOn);
  return (
    <>
      <WithCollege
        intent="secondary"
        label={postings.length > 1 ? "Message colleges" : "Message the college"}
        picture={<MessageSquare {...icon} />}
        postings={postings}
        pathOf={({ id, college }) => writePath("hr", college.id, `posting:${id}`)}
      />
      <WithCollege
        intent="primary"
        label="Schedule interviews"
        picture={<CalendarPlus {...icon} />}
        postings={postings.filter(takesDates)}
        pathOf={({ id, college }) => bookingPath(college.id, id)}
      />
    </>
  );
}

interface WithCollegeProps {
  intent: "primary" | "secondary";
  label: string;
  picture: ReactNode;
  postings: readonly Posting[];
  pathOf: (posting: Posting) => string;
}

function WithCollege({ intent, label, picture, postings, pathOf }: WithCollegeProps) {
  const [only, ...more] = postings;
  if (!only) return null;
  if (!more.length)
    return (
      <Button intent={intent} asChild>
        <AppLink href={pathOf(only)}>
          {picture}
          {label}
        </AppLink>
      </Button>
    );
  return (
    <Menu
      align="end"
      link={AppLink}
      trigger={
        <Button intent={intent}>
          {picture}
          {label}
          <ChevronDown {...icon} />
        </Button>
      }
      entries={postings.map((posting) => ({
        label: posting.college.name,
        href: pathOf(posting),
      }))}
    />
  );
}
