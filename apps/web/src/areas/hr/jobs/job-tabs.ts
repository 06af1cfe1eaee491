/** The parts of a job's page; the first is shown where the address names none. */
export const jobTabs = ["pipeline", "applicants", "colleges", "details", "activity"] as const;
export type JobTab = (typeof jobTabs)[number];
export const jobTabTitles: Record<JobTab, string> = {
  pipeline: "Pipeline",
  applicants: "Applicants",
  colleges: "Colleges",
  details: "Job details",
  activity: "Activity",
};
