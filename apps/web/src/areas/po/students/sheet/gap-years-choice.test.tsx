// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import type { StudentSheet } from "@toran/contract/schemas/student-sheet";
import { expect, test, vi } from "vitest";
import type { OfficerCalls } from "@/stores/calls";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { officer } from "../../testing/officer";
import type { StudentWork } from "../bulk/student-work";
import { student } from "../testing/open-students";
import { GapYearsChoice } from "./gap-years-choice";

const sheet = { ...student(1), marks: { gapYears: 2 } } as StudentSheet;

type Call = OfficerCalls["students"]["setGapYears"];
const said = (gapYears: number | null) => ok({ gapYears });

function open(rank: "MEMBER" | "VIEWER", setGapYears: Call = answering(said(0))) {
  const changed = vi.fn<() => void>();
  const shown = renderScreen(
    <GapYearsChoice student={sheet} work={{ changed } as unknown as StudentWork} />,
    {
      area: "po",
      mode: "DASHBOARD",
      calls: {
        po: {
          students: { setGapYears },
          profile: { profile: async () => ok({ data: officer(rank) }) },
        },
      },
    },
  );
  void shown.stores.po.load();
  return { ...shown, changed };
}
const choice = () =>
  screen.getByRole<HTMLSelectElement>("combobox", { name: "Gap years of Student 1" });

test("an officer puts the years of gap right, or says that they are not known", async () => {
  const setGapYears = answering(said(0), said(null));
  const { user, changed } = open("MEMBER", setGapYears);
  expect(choice().value).toBe("2");
  await user.selectOptions(choice(), "0");
  await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
  await user.selectOptions(choice(), "Not known");
  await waitFor(() => expect(changed).toHaveBeenCalledTimes(2));
  const params = { id: sheet.id };
  expect(setGapYears.asked).toMatchObject([
    { params, body: { gapYears: 0 } },
    { params, body: { gapYears: null } },
  ]);
});

test("what is refused is told, and the years stand as they were", async () => {
  const { user } = open(
    "MEMBER",
    answering(refusal({ message: "The student was not found." }, 404)),
  );
  await user.selectOptions(choice(), "10");
  expect(await screen.findByText("The student was not found.")).toBeTruthy();
  expect(choice().value).toBe("2");
});

test("an officer who may only look reads the years", async () => {
  open("VIEWER");
  await waitFor(() => expect(screen.queryByRole("combobox")).toBeNull());
  expect(screen.getByText("2")).toBeTruthy();
});
