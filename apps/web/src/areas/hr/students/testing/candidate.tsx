import type { Candidate } from "@toran/contract/schemas/candidate";
import { Route, Routes, useLocation } from "react-router-dom";
import { paths } from "@/navigation/paths";
import type { FakeCalls } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { CompanySearch } from "../../search/company-search";
import { StudentScreen } from "../student-screen";
import { StudentsScreen } from "../students-screen";

export const college = { id: "college-1", name: "Nilgiri Institute of Technology" };

/** A student whom a company finds. */
export const candidate = (n: number): Candidate => ({
  id: `student-${n}`,
  firstName: "Asha",
  lastName: `Rao ${n}`,
  headline: null,
  college,
  degree: "B.E.",
  department: "Civil",
  graduationYear: 2027,
  cgpa: null,
  skills: ["AutoCAD"],
  bookmark: null,
});

const Address = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
};

/** The students of the company area, with their search and the address below. */
export function openStudents(hr: NonNullable<FakeCalls["hr"]>, path: string) {
  // jsdom gives everything no height, and a table without height draws no rows.
  Object.defineProperties(HTMLElement.prototype, {
    clientHeight: { configurable: true, value: 640 },
    clientWidth: { configurable: true, value: 1200 },
  });
  return renderScreen(
    <>
      <CompanySearch />
      <Routes>
        <Route path={paths.hr.students} element={<StudentsScreen />} />
        <Route path={paths.hr.student} element={<StudentScreen />} />
      </Routes>
      <Address />
    </>,
    {
      area: "hr",
      mode: "DASHBOARD",
      path,
      calls: { hr, student: { profile: { file: async () => new Blob() } } },
    },
  );
}
