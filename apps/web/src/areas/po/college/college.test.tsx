// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import type { OfficerRank } from "@toran/contract/roles";
import { collegeDepartment, collegeInfo } from "@toran/contract/schemas/college";
import { seenOf } from "@toran/contract/seen";
import type { ReactNode } from "react";
import { beforeEach, expect, test } from "vitest";
import { answering, type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { college as nilgiri } from "../onboarding/testing/open-step";
import type { CollegeData } from "./college-preview";
import { DepartmentsScreen } from "./departments-screen";
import { CollegeProfileScreen } from "./profile-screen";

const physics = {
  id: "0b0f3bb5-6a4b-4a1c-9a55-0d6f4f3c1a02",
  name: "Physics",
  code: "PHY",
  finalYearStudents: 60,
  majors: [{ id: "0b0f3bb5-6a4b-4a1c-9a55-0d6f4f3c1a03", name: "Optics" }],
};
const college: CollegeData = {
  college: nilgiri,
  address: null,
  contact: {
    contactName: "Meera Krishnan",
    designation: "Placement officer",
    email: "placements@nilgiri.example",
    phone: "+919812345678",
    alternatePhone: null,
  },
  departments: [physics],
  infrastructure: [],
};
const officer = (rank: OfficerRank) => ({
  id: "meera",
  email: "meera@nilgiri.example",
  firstName: "Meera",
  lastName: null,
  phone: null,
  designation: null,
  picture: null,
  mode: "DASHBOARD",
  collegeId: "nilgiri",
  collegeName: "Nilgiri Institute",
  rank,
});

beforeEach(() => window.sessionStorage.clear());

async function open(
  shown: ReactNode,
  calls: NonNullable<FakeCalls["po"]>["college"],
  { rank = "LEAD", mode = "DASHBOARD" }: { rank?: OfficerRank; mode?: string } = {},
) {
  const view = renderScreen(shown, {
    area: "po",
    mode,
    calls: {
      po: {
        profile: { profile: async () => ok({ data: officer(rank) }) },
        address: { read: async () => ok(null) },
        college: { data: async () => ok(college), ...calls },
      },
    },
  });
  await view.stores.po.load();
  return view;
}

test("the profile is seen as companies see it while it is typed, and each part is saved by itself", async () => {
  const updateInfo = answering(ok(college.college));
  const saveContact = answering(refusal({ errors: { email: "Mails to this address come back." } }));
  const { user } = await open(<CollegeProfileScreen />, { updateInfo, saveContact });
  const preview = within(await screen.findByRole("complementary", { name: "What companies see" }));
  await user.type(screen.getByLabelText(/About/), "Robotics since 2011.");
  expect(await preview.findByText("Robotics since 2011.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^Save college info/ }));
  expect(updateInfo.asked).toMatchObject([{ body: { about: "Robotics since 2011." } }]);
  await user.click(screen.getByRole("button", { name: /^Save contact/ }));
  expect(await screen.findByText("Mails to this address come back.")).toBeTruthy();
});

test("a year that is no number is told what is wanted, in the words of the contract", async () => {
  const { user } = await open(<CollegeProfileScreen />, {});
  const year = await screen.findByLabelText("Established");
  await user.clear(year);
  await user.type(year, "19 87");
  await user.click(screen.getByRole("button", { name: /^Save college info/ }));
  expect(await screen.findByText(/^Give a year from 1800/)).toBeTruthy();
});

test("nothing in the preview is left for later where the college is set up", async () => {
  const { unmount } = await open(<CollegeProfileScreen />, {});
  expect(await screen.findByText("What companies see")).toBeTruthy();
  expect(screen.queryByText("Not known yet")).toBeNull();
  unmount();
  await open(<CollegeProfileScreen />, { data: async () => ok({ ...college, departments: [] }) });
  expect(await screen.findAllByText("Not known yet")).toHaveLength(2);
  expect(screen.queryByText(/\bstep\b/)).toBeNull();
});

test("a colleague who was faster is told of, and what was typed stays", async () => {
  const message = "Somebody else has changed this. Load it again to see what is new.";
  const updateInfo = answering(refusal({ message }, 409));
  const { user } = await open(<CollegeProfileScreen />, { updateInfo });
  await user.type(await screen.findByLabelText(/About/), "Robotics since 2011.");
  await user.click(screen.getByRole("button", { name: /^Save college info/ }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByLabelText(/About/)).toHaveProperty("value", "Robotics since 2011.");
  const seen = seenOf(collegeInfo, college.college);
  expect(updateInfo.asked).toMatchObject([{ body: { seen } }]);
});

test("what a colleague wrote meanwhile is shown beside what was typed, and saved again it goes over that", async () => {
  const message = "Somebody else has changed this. Load it again to see what is new.";
  const theirs = { ...college, college: { ...college.college, name: "Nilgiri Hall" } };
  const data = answering<unknown>(ok(college), ok(theirs));
  const updateInfo = answering<unknown>(refusal({ message }, 409), ok(theirs.college));
  const { user } = await open(<CollegeProfileScreen />, {
    data: data as never,
    updateInfo: updateInfo as never,
  });
  await user.type(await screen.findByLabelText(/About/), "Robotics since 2011.");
  await user.click(screen.getByRole("button", { name: /^Save college info/ }));
  expect(await screen.findByText(/What you did not change is theirs by now/)).toBeTruthy();
  expect(screen.getByDisplayValue("Nilgiri Hall")).toBeTruthy();
  expect(screen.getByLabelText(/About/)).toHaveProperty("value", "Robotics since 2011.");
  await user.click(screen.getByRole("button", { name: /^Save college info/ }));
  const seen = seenOf(collegeInfo, theirs.college);
  const sent = { name: "Nilgiri Hall", about: "Robotics since 2011.", seen };
  expect(updateInfo.asked[1]).toMatchObject({ body: sent });
});

test("what a colleague wrote meanwhile is not written over although the college came anew with the contact", async () => {
  const theirs = { ...college, college: { ...college.college, name: "Nilgiri Hall" } };
  const data = answering<unknown>(ok(college), ok(theirs));
  const updateInfo = answering(ok(theirs.college));
  const saveContact = answering<unknown>(ok({ mode: "DASHBOARD", contact: college.contact }));
  const { user } = await open(<CollegeProfileScreen />, {
    data: data as never,
    updateInfo,
    saveContact: saveContact as never,
  });
  await user.click(await screen.findByRole("button", { name: /^Save contact/ }));
  await waitFor(() => expect(data.asked).toHaveLength(2));
  await user.click(screen.getByRole("button", { name: /^Save college info/ }));
  // The server sees that it was another college this went over, and refuses.
  const seen = seenOf(collegeInfo, college.college);
  expect(updateInfo.asked).toMatchObject([{ body: { seen } }]);
});

test("a department that a colleague has changed is shown so, and saved over that", async () => {
  const message = "Somebody else has changed this. Load it again to see what is new.";
  const theirs = { ...physics, code: "PHX" };
  const all = (...departments: (typeof physics)[]) => ok({ ...college, departments });
  const data = answering<unknown>(all(physics), all(theirs));
  const updateMajors = answering<unknown>(refusal({ message }, 409), ok({ departments: [theirs] }));
  const { user } = await open(<DepartmentsScreen />, {
    data: data as never,
    updateMajors: updateMajors as never,
  });
  await user.click(await screen.findByRole("button", { name: "More for Physics" }));
  await user.click(await screen.findByRole("menuitem", { name: "Change" }));
  await user.type(screen.getByRole("textbox", { name: "Department" }), " and light");
  await user.click(screen.getByRole("button", { name: /^Save the department/ }));
  expect(await screen.findByDisplayValue("PHX")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^Save the department/ }));
  const seen = seenOf(collegeDepartment, theirs);
  expect(updateMajors.asked[1]).toMatchObject({
    body: { departments: [{ name: "Physics and light", code: "PHX", seen }] },
  });
  expect(screen.queryByRole("dialog")).toBeNull();
});

test.each([
  ["a viewer", { rank: "VIEWER" as const }],
  ["an officer whose plan has ended", { mode: "PAYMENTEXPIRY" }],
])("%s reads the college and is offered no change", async (_, who) => {
  const profile = await open(<CollegeProfileScreen />, {}, who);
  expect(await screen.findByText("C-26871")).toBeTruthy();
  expect(screen.queryAllByRole("textbox")).toEqual([]);
  expect(screen.queryByRole("button", { name: /Save|Choose file/ })).toBeNull();
  profile.unmount();
  await open(<DepartmentsScreen />, {}, who);
  expect(await screen.findByText("Optics")).toBeTruthy();
  // Taking a list out changes nothing.
  const taking = screen.getByRole("button", { name: /^Export/ });
  expect(screen.getAllByRole("button")).toEqual([taking]);
});

test("several departments are added at once, and one is named anew", async () => {
  const updateMajors = answering(ok({ departments: [physics] }));
  const { user } = await open(<DepartmentsScreen />, { updateMajors });
  await user.click(await screen.findByRole("button", { name: "Add departments" }));
  await user.type(screen.getByRole("textbox", { name: "Department" }), "Botany");
  await user.click(screen.getByRole("button", { name: "Another department" }));
  const second = within(screen.getByRole("listitem", { name: "Department 2" }));
  await user.type(second.getByRole("textbox", { name: "Department" }), "Zoology");
  await user.click(screen.getByRole("button", { name: /^Add them/ }));
  await user.click(await screen.findByRole("button", { name: "More for Physics" }));
  await user.click(await screen.findByRole("menuitem", { name: "Change" }));
  const name = screen.getByRole("textbox", { name: "Department" });
  await user.clear(name);
  await user.type(name, "Applied Physics");
  await user.click(screen.getByRole("button", { name: /^Save the department/ }));
  expect(updateMajors.asked).toMatchObject([
    { body: { departments: [{ name: "Botany" }, { name: "Zoology" }] } },
    { body: { departments: [{ id: physics.id, name: "Applied Physics", majors: ["Optics"] }] } },
  ]);
});

test("a department goes after it was said what becomes of its majors and students", async () => {
  const removeDepartments = answering(ok(undefined));
  const { user } = await open(<DepartmentsScreen />, { removeDepartments });
  await user.click(await screen.findByRole("button", { name: "More for Physics" }));
  await user.click(await screen.findByRole("menuitem", { name: "Remove" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/Its major goes with it.*Its students stay/)).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: /^Remove the department/ }));
  expect(removeDepartments.asked).toEqual([{ body: { departmentId: [physics.id] } }]);
});
