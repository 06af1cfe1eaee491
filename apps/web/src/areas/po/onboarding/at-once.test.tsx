// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import type { ApiFailure } from "@toran/api-client/failure";
import { collegeDepartments, collegeFacts } from "@toran/contract/schemas/college";
import { seenOf } from "@toran/contract/seen";
import { beforeEach, expect, test } from "vitest";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { AcademicInfoScreen } from "./academic-info-screen";
import { CollegeInfoScreen } from "./college-info-screen";
import { box, college, id, open, save } from "./testing/open-step";

const overtaken = refusal({ message: "Somebody else has changed this." }, 409);
const told = () => screen.findByText(/look at it, and save again/);

const of = (finalYearStudents: number | null) => ({
  departments: [{ id, name: "Physics", code: null, finalYearStudents, majors: [] }],
});

beforeEach(() => window.sessionStorage.clear());

test("what another tab has saved of the college stands in its step before it is saved over", async () => {
  const now = { ...college, website: "https://nilgiri.college.example" };
  const good = ok({ college: now, mode: "COLLEGEADDRESS" as const });
  const saveInfo = answering<typeof good | ApiFailure>(overtaken, good);
  const info = answering<ReturnType<typeof ok<typeof college | typeof now>>>(ok(college), ok(now));
  const { user } = open(<CollegeInfoScreen />, "COLLEGEINFO", { college: { info, saveInfo } });
  const name = await box("College name");
  await user.clear(name);
  await user.type(name, "Nilgiri College");
  await user.click(await save());
  expect(await told()).toBeTruthy();
  expect([name.value, (await box("Website")).value]).toEqual([
    "Nilgiri College",
    "nilgiri.college.example",
  ]);
  await user.click(await save());
  expect(saveInfo.asked).toMatchObject([
    { body: { website: college.website, seen: seenOf(collegeFacts, college) } },
    { body: { name: "Nilgiri College", website: now.website, seen: seenOf(collegeFacts, now) } },
  ]);
});

test("departments that another tab has saved are in the step before any of them goes", async () => {
  const data = (finalYearStudents: number | null) =>
    ok({ college, address: null, contact: null, infrastructure: [], ...of(finalYearStudents) });
  const saveMajors = answering<ApiFailure>(overtaken);
  const { user } = open(<AcademicInfoScreen />, "ACADEMICINFO", {
    college: {
      data: answering(data(null), data(40)),
      saveMajors,
    },
  });
  await user.type(await box("Code"), "PHY");
  await user.click(await save());
  expect(await told()).toBeTruthy();
  await user.click(await save());
  expect(saveMajors.asked).toMatchObject([
    { body: { seen: seenOf(collegeDepartments, of(null)) } },
    {
      body: {
        departments: [{ code: "PHY", finalYearStudents: 40 }],
        seen: seenOf(collegeDepartments, of(40)),
      },
    },
  ]);
});
