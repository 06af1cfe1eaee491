import { paths } from "./paths";

/** A new booking that begins with a college and, where one is named, with a job that it was sent. */
export const bookingPath = (collegeId: string, postingId?: string) =>
  `${paths.hr.newBooking}?college=${collegeId}${postingId ? `&posting=${postingId}` : ""}`;
