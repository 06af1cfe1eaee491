// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import type { EducationDetails, UserData } from "@toran/contract/schemas/student";
import { beforeEach, expect, test } from "vitest";
import { answering, type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { PortfolioContext } from "../portfolio-context";
import type { PortfolioStore } from "../portfolio-store";
import { field, press } from "../testing/open-portfolio";
import { Studies } from "./studies";

beforeEach(() => window.sessionStorage.clear());

const details: EducationDetails = {
  universityId: null,
  university: null,
  college: "Nilgiri Institute of Technology",
  degree: "B.Tech",
  department: "Computer Science",
  major: null,
  rollNumber: "21CS045",
  graduationYear: 2027,
  cgpa: 8.12,
  activeBacklogs: 0,
  totalBacklogs: 1,
  tenthPercent: 91.2,
  twelfthPercent: null,
  diplomaPercent: null,
  gapYears: null,
};

/** Where the student studies, as it stands there. */
function opened(student: NonNullable<FakeCalls["student"]>) {
  const shown = renderScreen(
    <PortfolioContext value={{ changed: () => undefined } as PortfolioStore}>
      <Studies />
    </PortfolioContext>,
    { area: "student", mode: "PORTFOLIO", calls: { student } },
  );
  act(() => shown.stores.student.set({ id: "asha", educationDetails: details } as UserData));
  return shown;
}

test("the marks of school are said where the studies are, and one that is emptied is cleared", async () => {
  const saveEducationDetails = answering(ok({ details, mode: "PORTFOLIO" as const }));
  const { user } = opened({ personal: { saveEducationDetails } });
  expect(await screen.findByText("91.2%")).toBeTruthy();
  await user.click(await press(/^Edit/));
  await user.clear(await field("10th %"));
  await user.type(await field("12th %"), "88.5");
  await user.type(await field("Gap years"), "11");
  await user.click(await press(/^Save/));
  expect(await screen.findByText("Give whole years from 0 to 10.")).toBeTruthy();
  expect(saveEducationDetails.asked).toEqual([]);
  await user.clear(await field("Gap years"));
  await user.type(await field("Gap years"), "0");
  await user.click(await press(/^Save/));
  await waitFor(() => expect(saveEducationDetails.asked).toHaveLength(1));
  expect(saveEducationDetails.asked[0]).toMatchObject({
    body: {
      tenthPercent: "",
      twelfthPercent: 88.5,
      diplomaPercent: "",
      totalBacklogs: 1,
      gapYears: 0,
      changed: ["tenthPercent", "twelfthPercent", "gapYears"],
    },
  });
});

test("what comes anew beneath the form is not said to be changed in it", async () => {
  const theirs = { ...details, degree: "M.Tech", cgpa: 9.1 };
  const saveEducationDetails = answering(ok({ details: theirs, mode: "PORTFOLIO" as const }));
  const { user, stores } = opened({ personal: { saveEducationDetails } });
  await user.click(await press(/^Edit/));
  await user.type(await field("Gap years"), "1");
  act(() => stores.student.setEducationDetails(theirs));
  await user.click(await press(/^Save/));
  await waitFor(() => expect(saveEducationDetails.asked).toHaveLength(1));
  expect(saveEducationDetails.asked).toMatchObject([{ body: { changed: ["gapYears"] } }]);
  expect(await screen.findByText(/M\.Tech/)).toBeTruthy();
});

test("a typed college is changed for one of the list, and how the account stands is asked for anew", async () => {
  const collegeId = "0198f7a0-0000-7000-8000-000000000009";
  const moved = { ...details, collegeId };
  const saveEducationDetails = answering(ok({ details: moved, mode: "PORTFOLIO" as const }));
  const colleges = answering(
    ok({ colleges: [{ id: collegeId, name: "Coromandel College", city: "Chennai" }], next: null }),
  );
  const userData = answering(refusal({ message: "Not today." }, 503));
  const { user } = opened({ personal: { saveEducationDetails, userData }, lookups: { colleges } });
  await user.click(await press(/^Edit/));
  const college = await screen.findByRole<HTMLInputElement>("combobox", { name: "College" });
  await user.clear(college);
  await user.type(college, "Coro");
  await user.click(await screen.findByRole("option", { name: /^Coromandel College/ }));
  await user.click(await press(/^Save/));
  await waitFor(() => expect(userData.asked).toHaveLength(1));
  expect(saveEducationDetails.asked).toMatchObject([
    { body: { collegeId, college: "Coromandel College", changed: ["collegeId", "college"] } },
  ]);
});
