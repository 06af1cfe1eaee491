import { BarInBar } from "@toran/ui/charts";
import type { Week } from "../home-store";

const short = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "short", timeZone: "UTC" });
const day = 24 * 60 * 60 * 1000;

function rowOf({ week, sent, accepted }: Week, index: number, all: Week[]) {
  const from = new Date(week);
  const to = new Date(from.getTime() + 6 * day);
  const now = index === all.length - 1;
  return {
    name: now ? "This week" : short.format(from),
    title: `${short.format(from)} to ${short.format(to)}`,
    whole: sent,
    // Many were sent in a week before.
    part: accepted,
  };
}

/** Requests by week, and how many of them were accepted. */
export function RequestsChart({ weeks }: { weeks: Week[] }) {
  const sum = (of: (week: Week) => number) => weeks.reduce((total, week) => total + of(week), 0);
  const all = sum(({ sent }) => sent);
  return (
    <BarInBar
      title="Connection requests"
      finding={`${all} ${all === 1 ? "request" : "requests"} in ${weeks.length} weeks, ${sum(({ accepted }) => accepted)} accepted.`}
      rows={weeks.map(rowOf)}
      wholeName="Sent"
      partName="Accepted"
      rowsAre="Week"
    />
  );
}
