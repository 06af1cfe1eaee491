import type { Calls } from "@/stores/calls";
import type { BookingArea } from "../bookings/booking-calls";

/** The calls on slots that a company and a college make alike. */
export const scheduleCalls = async (calls: Calls, area: BookingArea) =>
  area === "hr" ? (await calls.hr()).schedules : (await calls.po()).schedules;
