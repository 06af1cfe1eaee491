// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import type { AccountStanding, UserData } from "@toran/contract/schemas/student";
import { useEffect } from "react";
import { expect, test } from "vitest";
import { answering, type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { useStores } from "@/stores/use-stores";
import { paths } from "@/navigation/paths";
import { StudentFrame } from "./layout";

type Personal = NonNullable<NonNullable<FakeCalls["student"]>["personal"]>;

const asha = (status: AccountStanding["status"], more: Partial<AccountStanding> = {}) =>
  ok({
    firstName: "Asha",
    lastName: "Rao",
    picture: null,
    educationDetails: null,
    account: { status, reason: null, until: null, ...more },
  } as UserData);

function Frame() {
  const { student } = useStores();
  useEffect(() => void student.load(), [student]);
  return <StudentFrame steps={[]}>The page</StudentFrame>;
}

const open = (personal: Personal, path: string = paths.student.skills) =>
  renderScreen(<Frame />, {
    area: "student",
    mode: "PORTFOLIO",
    path,
    calls: { student: { personal }, notifications: { list: async () => refusal({}, 503) } },
  });

test("who was not accepted reads why on every page, and asks to be looked at again", async () => {
  const reason = "You are not of this class.";
  const askReview = answering(asha("REGISTERED"));
  const { user } = open({ userData: async () => asha("REJECTED", { reason }), askReview });
  expect(await screen.findByText(reason)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Ask it to look again" }));
  expect(askReview.asked).toHaveLength(1);
  expect(screen.queryByText(reason)).toBeNull();
});

const changes = async () => asha("CHANGES_REQUESTED", { reason: "Your roll number is not ours." });

test("who is to change something finds pages of hiring closed, and the portfolio open", async () => {
  open({ userData: changes }, "/student/jobs/0198f7a0-0000-7000-8000-000000000001");
  expect(await screen.findByRole("heading", { name: "Closed for now" })).toBeTruthy();
  expect(screen.queryByText("The page")).toBeNull();
});

test("the portfolio stays open, and says once that the office is told", async () => {
  const { user } = open({ userData: changes, askReview: changes });
  await user.click(await screen.findByRole("button", { name: "I have changed it" }));
  expect(await screen.findByText(/is told, and looks again/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "I have changed it" })).toBeNull();
  expect(screen.getByText("The page")).toBeTruthy();
});

test("a suspension says until when; an account in use says nothing", async () => {
  const until = "2026-12-01T18:30:00.000Z";
  const first = open({ userData: async () => asha("SUSPENDED", { until }) });
  expect(await screen.findByText(/ends by itself on .*December 2026/)).toBeTruthy();
  first.unmount();
  open({ userData: async () => asha("ACTIVE") });
  expect(await screen.findByText("The page")).toBeTruthy();
  expect(screen.queryByText(/placement office/)).toBeNull();
});
