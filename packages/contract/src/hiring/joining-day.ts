import { collegeDay } from "../calendar/zones";

/** Whether somebody can have joined by an offer: before its joining date nobody has, by the clock of the college. */
export const canHaveJoined = ({ joiningDate }: { joiningDate: string | null }, at: Date) =>
  !joiningDate || joiningDate <= collegeDay(at);
