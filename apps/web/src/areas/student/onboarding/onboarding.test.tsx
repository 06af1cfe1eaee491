// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react";
import type { ApiFailure } from "@toran/api-client/failure";
import {
  personalInfo as infoSchema,
  type personalInfoSaved,
} from "@toran/contract/schemas/student";
import { seenOf } from "@toran/contract/seen";
import type { ReactNode } from "react";
import { beforeEach, expect, test } from "vitest";
import type { z } from "zod/mini";
import { answering, type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { AcademicInfoScreen } from "./academic-info-screen";
import { LetsContinueScreen } from "./lets-continue-screen";
import { OnboardingFrame } from "./layout";
import { PersonalDocScreen } from "./personal-doc-screen";
import { PersonalInfoScreen } from "./personal-info-screen";

const asha = {
  firstName: "Asha",
  lastName: null,
  email: "asha@nilgiri.example",
  phone: "+919812345678",
  dateOfBirth: null,
  gender: null,
  city: null,
  state: null,
  country: null,
  headline: null,
  about: null,
  linkedinUrl: null,
  githubUrl: null,
  portfolioUrl: null,
};
const noDocument = { kind: null, numberEnding: null, file: null };
const cities = answering(
  ok({ cities: [{ id: "1", name: "Pune", state: "Maharashtra", country: "India" }], next: null }),
);
type Saved = z.output<typeof personalInfoSaved>;
type Personal = NonNullable<FakeCalls["student"]>["personal"];

beforeEach(() => window.sessionStorage.clear());

function open(step: ReactNode, mode: string, personal: Personal, more: FakeCalls = {}) {
  return renderScreen(<OnboardingFrame>{step}</OnboardingFrame>, {
    area: "student",
    mode,
    calls: {
      ...more,
      student: {
        ...more.student,
        steps: { read: async () => ok({ mode: "PERSONALINFO", furthest: "LETS_CONTINUE" }) },
        personal: {
          personalInfo: async () => ok(asha),
          personalDocument: async () => ok(noDocument),
          educationDetails: async () => ok(null),
          ...personal,
        },
      },
    },
  });
}

const save = () => screen.findByRole("button", { name: /^Save and continue/ });

test("a city of the list brings its state and country, and personal info is saved as typed", async () => {
  const savePersonalInfo = answering(ok({ ...asha, mode: "PERSONALDOC" as const }));
  const { user } = open(
    <PersonalInfoScreen />,
    "PERSONALINFO",
    { savePersonalInfo },
    { site: { location: { cities } } },
  );
  fireEvent.change(await screen.findByLabelText("Date of birth"), {
    target: { value: "2004-03-09" },
  });
  await user.selectOptions(screen.getByRole("combobox", { name: "Gender" }), "Prefer not to say");
  await user.type(screen.getByRole("combobox", { name: "City" }), "Pun");
  await user.click(await screen.findByRole("option", { name: /^Pune/ }));
  await user.click(await save());
  expect(savePersonalInfo.asked).toEqual([
    {
      body: expect.objectContaining({
        firstName: "Asha",
        dateOfBirth: "2004-03-09",
        gender: "UNDISCLOSED",
        city: "Pune",
        state: "Maharashtra",
        country: "India",
      }),
    },
  ]);
});

test("what another tab has saved of oneself stands in the step before it is saved over", async () => {
  const begun = { ...asha, dateOfBirth: "2004-03-09", gender: "FEMALE" as const, city: "Pune" };
  const now = { ...begun, about: "I map footpaths." };
  const savePersonalInfo = answering<ReturnType<typeof ok<Saved>> | ApiFailure>(
    refusal({ message: "Somebody else has changed this." }, 409),
    ok({ ...now, headline: "Maps", mode: "PERSONALDOC" }),
  );
  const personalInfo = answering<ReturnType<typeof ok<typeof begun | typeof now>>>(
    ok(begun),
    ok(now),
  );
  const { user } = open(<PersonalInfoScreen />, "PERSONALINFO", { personalInfo, savePersonalInfo });
  await user.type(await screen.findByRole("textbox", { name: "Headline" }), "Maps");
  await user.click(await save());
  expect(await screen.findByText(/look at it, and save again/)).toBeTruthy();
  const about = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "About you" });
  expect(about.value).toBe("I map footpaths.");
  await user.click(await save());
  expect(savePersonalInfo.asked).toMatchObject([
    { body: { about: "", headline: "Maps", seen: seenOf(infoSchema, begun) } },
    { body: { about: "I map footpaths.", headline: "Maps", seen: seenOf(infoSchema, now) } },
  ]);
});

test("more about oneself than fits is counted and told at its field, and none of it is cut off", async () => {
  const savePersonalInfo = answering(refusal({}));
  const { user } = open(<PersonalInfoScreen />, "PERSONALINFO", { savePersonalInfo });
  const about = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "About you" });
  await user.click(about);
  await user.paste("a".repeat(650));
  expect(about.value).toHaveLength(650);
  expect(screen.getByText("650 of 600", { exact: false })).toBeTruthy();
  await user.click(await save());
  expect(await screen.findByText("Keep it to 600 characters.")).toBeTruthy();
  expect(savePersonalInfo.asked).toEqual([]);
});

test("a file of a wrong type is told at its field, and the number stays", async () => {
  const savePersonalDocument = answering(refusal({}));
  const { user } = open(<PersonalDocScreen />, "PERSONALDOC", { savePersonalDocument });
  const number = await screen.findByRole<HTMLInputElement>("textbox", { name: "Number" });
  await user.type(number, "ABCDE1234F");
  const file = new File(["MZ"], "setup.exe", { type: "application/x-msdownload" });
  fireEvent.change(screen.getByLabelText("Scan or photo", { selector: "input" }), {
    target: { files: [file] },
  });
  expect(await screen.findByText("Choose another file: PDF, PNG or JPG, up to 5 MB.")).toBeTruthy();
  expect(number.value).toBe("ABCDE1234F");
  expect(savePersonalDocument.asked).toEqual([]);
});

test("a file that the server refuses is told at its field, and nothing is lost", async () => {
  const savePersonalDocument = answering(refusal({ errors: { file: "This file is not a PDF." } }));
  const { user } = open(<PersonalDocScreen />, "PERSONALDOC", { savePersonalDocument });
  await user.selectOptions(await screen.findByRole("combobox", { name: "Document" }), "PAN card");
  await user.type(screen.getByRole("textbox", { name: "Number" }), "ABCDE1234F");
  const file = new File(["%PDF"], "pan.pdf", { type: "application/pdf" });
  fireEvent.change(screen.getByLabelText("Scan or photo", { selector: "input" }), {
    target: { files: [file] },
  });
  await user.click(await save());
  expect(await screen.findByText("This file is not a PDF.")).toBeTruthy();
  expect(screen.getAllByRole("button", { name: /pan.pdf/ })).toHaveLength(2);
});

test("a department that is in no list is taken as it was typed", async () => {
  const saveEducationDetails = answering(refusal({ message: "Try again in a minute." }, 503));
  const departments = answering(ok({ departments: [], next: null }));
  const colleges = answering(ok({ colleges: [], next: null }));
  const { user } = open(
    <AcademicInfoScreen />,
    "EDIT_EDUCATION_DETAILS",
    { saveEducationDetails },
    {
      student: { lookups: { departments, colleges } },
    },
  );
  await user.type(await screen.findByRole("combobox", { name: "College" }), "Nilgiri Institute");
  await user.click(await screen.findByRole("option", { name: /^Nilgiri Institute/ }));
  await user.type(screen.getByRole("textbox", { name: "Degree" }), "B.Tech");
  await user.type(screen.getByRole("textbox", { name: "Roll number" }), "21CS045");
  await user.type(screen.getByRole("textbox", { name: "Graduation year" }), "2027");
  await user.type(screen.getByRole("combobox", { name: "Department" }), "Marine robotics");
  await user.click(await screen.findByRole("option", { name: /Marine robotics/ }));
  await user.click(await save());
  expect(saveEducationDetails.asked).toEqual([
    {
      body: expect.objectContaining({
        college: "Nilgiri Institute",
        collegeId: "",
        department: "Marine robotics",
        graduationYear: 2027,
      }),
    },
  ]);
  expect((await screen.findByRole("alert")).textContent).toBe("Try again in a minute.");
});

test("a college of the list is sent by its id, with its own departments, and its refusal stands at it", async () => {
  const collegeId = "0198f7a0-0000-7000-8000-000000000009";
  const says = "Your placement office has you in its class. Ask it if you study elsewhere.";
  const saveEducationDetails = answering(refusal({ errors: { collegeId: says } }));
  const departments = answering(
    ok({ departments: [{ id: "1", name: "Robotics and Mines" }], next: null }),
  );
  const nilgiri = { id: collegeId, name: "Nilgiri Institute of Technology", city: "Coimbatore" };
  const colleges = answering(ok({ colleges: [nilgiri], next: null }));
  const { user } = open(
    <AcademicInfoScreen />,
    "EDIT_EDUCATION_DETAILS",
    { saveEducationDetails },
    { student: { lookups: { departments, colleges } } },
  );
  await user.type(await screen.findByRole("combobox", { name: "College" }), "Nil");
  await user.click(await screen.findByRole("option", { name: /^Nilgiri Institute of/ }));
  await user.type(screen.getByRole("combobox", { name: "Department" }), "Rob");
  await user.click(await screen.findByRole("option", { name: /^Robotics and Mines/ }));
  expect(departments.asked.at(-1)).toMatchObject({ query: { collegeId } });
  await user.type(screen.getByRole("textbox", { name: "Degree" }), "B.Tech");
  await user.type(screen.getByRole("textbox", { name: "Roll number" }), "21CS045");
  await user.type(screen.getByRole("textbox", { name: "Graduation year" }), "2027");
  await user.click(await save());
  expect(saveEducationDetails.asked).toEqual([
    { body: expect.objectContaining({ collegeId, college: nilgiri.name }) },
  ]);
  expect(await screen.findByText(says)).toBeTruthy();
});

test("of studies that are known already only what was changed is said to be changed", async () => {
  const saveEducationDetails = answering(refusal({ message: "Try again in a minute." }, 503));
  const known = {
    universityId: null,
    university: null,
    collegeId: null,
    college: "Nilgiri Institute",
    degree: "B.Tech",
    department: "Marine robotics",
    major: null,
    rollNumber: "21CS045",
    graduationYear: 2027,
    cgpa: 8.1,
    activeBacklogs: null,
    totalBacklogs: null,
    tenthPercent: null,
    twelfthPercent: null,
    diplomaPercent: null,
    gapYears: null,
  };
  const educationDetails = async () => ok(known);
  const { user } = open(<AcademicInfoScreen />, "EDIT_EDUCATION_DETAILS", {
    saveEducationDetails,
    educationDetails,
  });
  await user.clear(await screen.findByRole("textbox", { name: /^CGPA/ }));
  const roll = screen.getByRole("textbox", { name: "Roll number" });
  await user.clear(roll);
  await user.type(roll, "21CS046");
  await user.click(await save());
  expect(saveEducationDetails.asked).toEqual([
    { body: expect.objectContaining({ changed: ["rollNumber", "cgpa"] }) },
  ]);
});

test("a step that cannot be loaded offers another try", async () => {
  const replies = [refusal({ message: "The server is resting." }, 500), ok(asha)];
  const { user } = open(<PersonalInfoScreen />, "PERSONALINFO", {
    personalInfo: async () => replies.shift()!,
  });
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  expect((await screen.findByRole<HTMLInputElement>("textbox", { name: "First name" })).value).toBe(
    "Asha",
  );
});

test("the last step leads to the portfolio or to its skills, as the student chooses", async () => {
  const letsContinue = answering(ok({ mode: "EDIT_PORTFOLIO" as const }));
  const userData = answering(
    ok({
      ...asha,
      id: "1",
      slug: null,
      picture: null,
      video: null,
      educationDetails: null,
      mode: "",
      updatedAt: "",
    }),
  );
  const { user, stores } = open(<LetsContinueScreen />, "LETS_CONTINUE", {
    letsContinue,
    userData,
  });
  expect(await screen.findByText(/^Portfolio: 0 of 8 done/)).toBeTruthy();
  await user.dblClick(screen.getByRole("button", { name: /^Add my skills now/ }));
  expect(letsContinue.asked).toEqual([{ body: { mode: "EDIT_PORTFOLIO" } }]);
  expect(stores.session.mode).toBe("LETS_CONTINUE");
});
