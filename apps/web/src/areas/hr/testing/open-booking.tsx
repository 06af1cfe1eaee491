import { Route, Routes } from "react-router-dom";
import { paths } from "@/navigation/paths";
import type { FakeCalls } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { BookingScreen } from "../bookings/booking-screen";
import { BookingsScreen } from "../bookings/bookings-screen";
import { BookingEditorScreen } from "../bookings/editor/booking-editor-screen";
import { vikram } from "./vikram";

/** Opens bookings, one of them, or the form over it, with the way from one to the other. */
export function openBooking(path: string, calls: FakeCalls["hr"]) {
  const shown = renderScreen(
    <Routes>
      <Route path={paths.hr.bookings} element={<BookingsScreen />} />
      <Route path={paths.hr.newBooking} element={<BookingEditorScreen />} />
      <Route path={paths.hr.editBooking} element={<BookingEditorScreen />} />
      <Route path={paths.hr.booking} element={<BookingScreen />} />
    </Routes>,
    {
      area: "hr",
      mode: "DASHBOARD",
      path,
      calls: { hr: { company: { user: async () => vikram() }, ...calls } },
    },
  );
  void shown.stores.hr.load();
  return shown;
}
