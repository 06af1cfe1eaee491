/** What a student gains by choosing a college rather than typing it. */
export const collegeHint =
  "Choose it from the list if it is there: its placement office is told, and its jobs are shown to you.";
