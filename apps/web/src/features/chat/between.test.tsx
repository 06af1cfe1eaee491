// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderScreen } from "@/testing/render-screen";
import { About } from "./about";
import { info } from "./testing/open-conversation";

const openings = [
  {
    id: "p1",
    jobId: "j1",
    title: "Fleet engineer",
    closesAt: "2026-12-11T18:29:00Z",
    applications: 1240,
  },
  { id: "p2", jobId: "j2", title: "Intern", closesAt: null, applications: 1 },
];
const hired = [
  { season: "2025-26", many: 3 },
  { season: "2026-27", many: 40 },
];
const show = (area: "po" | "hr") =>
  renderScreen(<About area={area} info={info({ openings, hired })} />, { area, mode: "DASHBOARD" });

test("an officer reads beside a chat what the company has open, and whom it has hired", () => {
  show("po");
  const open = within(screen.getByRole("region", { name: "Open to your students" }));
  expect(open.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/po/jobs/p1",
    "/po/jobs/p2",
  ]);
  expect(open.getByText("1,240 applicants, closes 11 Dec")).toBeTruthy();
  expect(open.getByText("1 applicant")).toBeTruthy();
  const seasons = within(screen.getByRole("region", { name: "Hired from you" }));
  expect(seasons.getAllByRole("definition").map((many) => many.textContent)).toEqual(["3", "40"]);
});

test("a company opens its own page of the job, and nothing stands where nothing is", () => {
  const { unmount } = show("hr");
  expect(screen.getByRole("link", { name: "Intern" }).getAttribute("href")).toBe("/hr/jobs/j2");
  unmount();
  renderScreen(<About area="hr" info={info()} />, { area: "hr", mode: "DASHBOARD" });
  expect(screen.queryByRole("region", { name: /^Open|^Hired/ })).toBeNull();
});
