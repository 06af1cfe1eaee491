import type { Connection } from "@toran/contract/schemas/connection";

export type Leave = NonNullable<Connection["permissions"]>;

/** What a college lets a connected company do, in words. */
export const leaveWords: Record<keyof Leave, string> = {
  viewStudents: "See students",
  postJobs: "Post jobs",
  requestBookings: "Ask for bookings",
  chat: "Write messages",
};
export const leaves = Object.keys(leaveWords) as (keyof Leave)[];
