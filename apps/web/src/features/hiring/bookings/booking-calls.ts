/** Whose people look at bookings. */
export type BookingArea = "hr" | "po";
