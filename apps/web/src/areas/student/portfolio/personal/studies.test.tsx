// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import type { EducationDetails, UserData } from "@toran/contract/schemas/student";
import { beforeEach, expect, test } from "vitest";
import { answering, ok } from "@/testing/fake-calls";
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
};

test("the marks of school are said where the studies are, and one that is emptied is cleared", async () => {
  const saveEducationDetails = answering(ok({ details, mode: "PORTFOLIO" as const }));
  const { user, stores } = renderScreen(
    <PortfolioContext value={{ changed: () => undefined } as PortfolioStore}>
      <Studies />
    </PortfolioContext>,
    {
      area: "student",
      mode: "PORTFOLIO",
      calls: { student: { personal: { saveEducationDetails } } },
    },
  );
  act(() => stores.student.set({ id: "asha", educationDetails: details } as UserData));
  expect(await screen.findByText("91.2%")).toBeTruthy();
  await user.click(await press(/^Edit/));
  await user.clear(await field("10th %"));
  await user.type(await field("12th %"), "88.5");
  await user.click(await press(/^Save/));
  await waitFor(() => expect(saveEducationDetails.asked).toHaveLength(1));
  expect(saveEducationDetails.asked[0]).toMatchObject({
    body: { tenthPercent: "", twelfthPercent: 88.5, diplomaPercent: "", totalBacklogs: 1 },
  });
});
