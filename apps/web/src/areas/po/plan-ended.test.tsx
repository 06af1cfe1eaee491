// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import type { OfficerRank } from "@toran/contract/roles";
import { expect, test } from "vitest";
import { ok } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { useStores } from "@/stores/use-stores";
import { useEffect } from "react";
import { PlanEnded } from "./plan-ended";
import { officer } from "./testing/officer";

function Loaded() {
  const { po } = useStores();
  useEffect(() => void po.load(), [po]);
  return <PlanEnded />;
}

const open = (mode: "DASHBOARD" | "PAYMENTEXPIRY", rank: OfficerRank = "LEAD") =>
  renderScreen(<Loaded />, {
    area: "po",
    mode,
    path: "/po/students",
    calls: { po: { profile: { profile: async () => ok({ data: { ...officer(rank), mode } }) } } },
  });

test("while the plan has run out every page says why nothing can be changed, and where it is renewed", async () => {
  open("PAYMENTEXPIRY");
  expect(await screen.findByText("Your plan has ended")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Renew plan" }).getAttribute("href")).toBe(
    "/po/plan-price",
  );
});

test("who only looks is told that a colleague renews it", async () => {
  open("PAYMENTEXPIRY", "VIEWER");
  expect(await screen.findByText(/until a colleague renews the plan/)).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
});

test("a session follows the profile: whether the plan has ended, or a colleague has renewed it", async () => {
  let told = "PAYMENTEXPIRY";
  const profile = async () => ok({ data: { ...officer("LEAD"), mode: told } });
  const { stores } = renderScreen(<PlanEnded />, {
    area: "po",
    mode: "DASHBOARD",
    calls: { po: { profile: { profile } } },
  });
  expect(await screen.findByText("Your plan has ended")).toBeTruthy();
  expect(stores.session.mode).toBe("PAYMENTEXPIRY");
  told = "DASHBOARD";
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  await waitFor(() => expect(screen.queryByText("Your plan has ended")).toBeNull());
  expect(stores.session.mode).toBe("DASHBOARD");
});

test("a plan that runs is not spoken of", async () => {
  const { stores } = open("DASHBOARD");
  await waitFor(() => expect(stores.po.user.value).toBeTruthy());
  expect(screen.queryByText("Your plan has ended")).toBeNull();
});
