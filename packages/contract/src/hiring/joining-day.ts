import { collegeDay } from "../calendar/zones";

/** Whether somebody can have joined by an offer: before its joining date nobody has, by the clock of the college. */
export const canHaveJoined = ({ joiningDate }: { joiningDate: string | null }, at: Date) =>
  !joiningDate || joiningDate <= collegeDay(at);

/** What is wrong with a joining date that is given now for later; nothing where it is not over. */
export const wrongJoiningDay = (day: string, at: Date) =>
  day < collegeDay(at) ? "This day is over." : undefined;
