// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { collegeDepartments } from "@toran/contract/schemas/college";
import { seenOf } from "@toran/contract/seen";
import { beforeEach, expect, test } from "vitest";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { AcademicInfoScreen } from "./academic-info-screen";
import { box, open, save } from "./testing/open-step";

beforeEach(() => window.sessionStorage.clear());

test("a department written twice is told at its row", async () => {
  const saveMajors = answering(refusal({}));
  const { user } = open(<AcademicInfoScreen />, "ACADEMICINFO", { college: { saveMajors } });
  await user.type(await box("Department"), "Physics");
  await user.click(screen.getByRole("button", { name: "Add a department" }));
  const second = within(await screen.findByRole("listitem", { name: "Department 2" }));
  await user.type(second.getByRole("textbox", { name: "Department" }), "physics");
  await user.click(await save());
  expect(await second.findByText("This department is there already.")).toBeTruthy();
  expect(saveMajors.asked).toEqual([]);
});

test("a department that is taken out gives its focus to the button that adds one", async () => {
  const { user } = open(<AcademicInfoScreen />, "ACADEMICINFO", {});
  await box("Department");
  const add = screen.getByRole("button", { name: "Add a department" });
  await user.click(add);
  screen.getByRole("button", { name: "Remove department 2" }).focus();
  await user.keyboard("{Enter}");
  expect(screen.getAllByRole("listitem", { name: /^Department/ })).toHaveLength(1);
  expect(document.activeElement).toBe(add);
});

test("what is taken out of a step by its own button leaves the focus where it stood", async () => {
  const { user } = open(<AcademicInfoScreen />, "ACADEMICINFO", {});
  await user.type(await box("Majors"), "Optics{Enter}Acoustics{Enter}");
  screen.getByRole("button", { name: "Remove Optics" }).focus();
  await user.keyboard("{Enter}");
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("list", { name: "Majors" })),
  );
});

test("departments are saved with their majors, added by keyboard alone", async () => {
  const saveMajors = answering(ok({ departments: [], mode: "DASHBOARD" as const }));
  const { user } = open(<AcademicInfoScreen />, "ACADEMICINFO", { college: { saveMajors } });
  await user.click(await box("Department"));
  await user.keyboard("Physics{Tab}PHY{Tab}60{Tab}Optics{Enter}Acoustics,");
  await user.click(await save());
  expect(saveMajors.asked).toEqual([
    {
      body: {
        departments: [
          { name: "Physics", code: "PHY", finalYearStudents: 60, majors: ["Optics", "Acoustics"] },
        ],
        seen: seenOf(collegeDepartments, { departments: [] }),
      },
    },
  ]);
});
