import { collegeZone } from "@toran/contract/calendar/zones";
import { Route, Routes, useLocation } from "react-router-dom";
import { useStores } from "@/stores/use-stores";
import { type FakeCalls, ok } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { Calendar } from "../calendar";
import { event, own } from "./events";

export { block, event, own, today } from "./events";

/** The address, as it stands. */
export const Here = () => {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
};
function Officer() {
  const { calls } = useStores();
  return <Calendar area="po" calls={async () => (await calls.po()).calendar} />;
}
type Calls = NonNullable<NonNullable<FakeCalls["po"]>["calendar"]>;

/** The calendar of an officer, with a fake server behind it. */
export const openCalendar = (calls: Calls, address = "?tab=agenda", events = [event({}), own]) =>
  renderScreen(
    <>
      <Here />
      <Routes>
        <Route path="/po/calendar" element={<Officer />} />
        <Route path="*" element={<h1>Another page</h1>} />
      </Routes>
    </>,
    {
      area: "po",
      mode: "DASHBOARD",
      path: `/po/calendar${address}`,
      calls: {
        po: { calendar: { list: async () => ok({ zone: collegeZone, events }), ...calls } },
      },
    },
  );
