// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ok } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { season } from "../../testing/season";
import { HomeScreen } from "../home-screen";

test("every action that is pinned is shown, also beyond those that are offered where none is", async () => {
  const pinned = (
    [
      "students.list",
      "students.placed",
      "students.invited",
      "students.bookmarks",
      "students.archive",
      "jobs.list",
      "college.departments",
      "support.open",
    ] as const
  ).map((action) => ({ id: action, name: action, action }));
  renderScreen(<HomeScreen />, {
    area: "po",
    mode: "DASHBOARD",
    path: "/po/home",
    calls: { po: season({ quickAccess: { list: async () => ok(pinned) } }) },
  });
  const actions = within(await screen.findByRole("region", { name: "Quick actions" }));
  expect(await actions.findAllByRole("link")).toHaveLength(pinned.length);
});
