import { screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { type FakeCalls, ok } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { OnboardingFrame } from "../layout";

export const id = "0b0f3bb5-6a4b-4a1c-9a55-0d6f4f3c1a01";
export const college = {
  id,
  universityId: null,
  university: "Anna University",
  name: "Nilgiri Institute",
  type: "AUTONOMOUS",
  established: 1994,
  naacGrade: null,
  aisheCode: "C-26871",
  website: "https://nilgiri.example",
  about: null,
  crest: null,
} as const;
const nothingBought = { state: null, plan: null, endsAt: null, billings: [] };

/** A step of a new college, within its frame. */
export function open(step: ReactNode, mode: string, po: NonNullable<FakeCalls["po"]>) {
  const around: FakeCalls["po"] = {
    ...po,
    steps: {
      read: async () => ok({ mode: "COLLEGEINFO", furthest: "COLLEGEADDRESS" }),
      ...po.steps,
    },
    address: { read: async () => ok(null), ...po.address },
    billing: { subscription: async () => ok(nothingBought), ...po.billing },
    college: {
      info: async () => ok(college),
      known: async () => ok(null),
      data: async () =>
        ok({ college, address: null, contact: null, departments: [], infrastructure: [] }),
      ...po.college,
    },
  };
  return renderScreen(<OnboardingFrame>{step}</OnboardingFrame>, {
    area: "po",
    mode,
    calls: { po: around },
  });
}

export const save = () => screen.findByRole<HTMLButtonElement>("button", { name: /^Save/ });
export const box = (name: string) => screen.findByRole<HTMLInputElement>("textbox", { name });
