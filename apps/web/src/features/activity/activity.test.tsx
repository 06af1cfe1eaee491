// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { useEffect } from "react";
import { expect, test } from "vitest";
import { useStores } from "@/stores/use-stores";
import { answering, ok } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { Activity } from "./activity";
import { officerOf } from "./testing/officer";

function Opened() {
  const { po } = useStores();
  useEffect(() => void po.load(), [po]);
  return <Activity area="po" />;
}

function open(asked: string) {
  const list = answering(ok({ items: [], next: null }));
  const view = renderScreen(<Opened />, {
    area: "po",
    mode: "DASHBOARD",
    path: `/po/settings?${asked}`,
    calls: {
      po: {
        audit: { list, actors: async () => ok([]) },
        managers: { list: async () => ok([]) },
        profile: { profile: async () => ok({ data: officerOf("LEAD") }) },
      },
    },
  });
  return { ...view, list };
}

test("days the wrong way round are told at their field, which keeps them, and asked of nobody", async () => {
  const { user, list } = open("from=2026-11-21&to=2026-11-13");
  const days = await screen.findByRole<HTMLInputElement>("textbox", { name: /^When/ });
  expect(days.value).toBe("21 Nov to 13 Nov 2026");
  const told = document.getElementById(days.getAttribute("aria-describedby") ?? "");
  expect(told?.textContent).toContain("The last day is before the first.");
  expect(screen.queryByRole("button", { name: "Export" })).toBeNull();
  expect(list.asked).toEqual([]);
  await user.clear(days);
  await user.type(days, "13 Nov to 21 Nov 2026");
  await user.tab();
  await waitFor(() =>
    expect(list.asked.at(-1)).toMatchObject({ query: { from: "2026-11-13", to: "2026-11-21" } }),
  );
  expect(screen.queryByText("The last day is before the first.")).toBeNull();
});

test("half of the days, which the field cannot show, filters nothing", async () => {
  const { list } = open("from=2026-11-21");
  await waitFor(() => expect(list.asked).toHaveLength(1));
  expect(list.asked[0]).not.toHaveProperty("query.from");
});
