import { paths } from "@/navigation/paths";

/** A new booking that begins with a college and one of the jobs that it was sent. */
export const bookingPath = (collegeId: string, postingId: string) =>
  `${paths.hr.newBooking}?college=${collegeId}&posting=${postingId}`;
