// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bookingPath } from "@/navigation/booking-path";
import { renderScreen } from "@/testing/render-screen";
import { About } from "./about";
import { info } from "./testing/open-conversation";
import { closed } from "./words";

beforeEach(
  () => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T08:00:00Z") }),
);
afterEach(() => void vi.useRealTimers());

const openings = [
  {
    id: "p1",
    jobId: "j1",
    title: "Fleet engineer",
    closesAt: "2026-12-11T18:29:00Z",
    applications: 1240,
  },
  { id: "p2", jobId: "j2", title: "Intern", closesAt: null, applications: 1 },
  // Of this year where Greenwich is, and of the next one in India.
  { id: "p3", jobId: "j3", title: "Analyst", closesAt: "2026-12-31T19:00:00Z", applications: 2 },
];
const hired = [
  { season: "2025-26", many: 3 },
  { season: "2026-27", many: 40 },
];
const dates = [
  {
    id: "b1",
    title: "Interviews: Fleet engineer",
    startsAt: "2026-11-27T04:00:00Z",
    endsAt: "2026-11-27T07:30:00Z",
  },
];
const show = (area: "po" | "hr") =>
  renderScreen(<About area={area} info={info({ openings, dates, hired })} />, {
    area,
    mode: "DASHBOARD",
  });

test("an officer reads beside a chat what the company has open, and whom it has hired", () => {
  show("po");
  const open = within(screen.getByRole("region", { name: "Open to your students" }));
  expect(open.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/po/jobs/p1",
    "/po/jobs/p2",
    "/po/jobs/p3",
  ]);
  expect(open.getByText("1,240 applicants, closes 11 Dec")).toBeTruthy();
  expect(open.getByText("1 applicant")).toBeTruthy();
  expect(open.getByText("2 applicants, closes 1 Jan 2027")).toBeTruthy();
  const agreed = within(screen.getByRole("region", { name: "Agreed dates" }));
  expect(agreed.getByRole("link").getAttribute("href")).toBe("/po/bookings/b1");
  expect(agreed.getByText("27")).toBeTruthy();
  expect(agreed.getByText("Fri, Nov")).toBeTruthy();
  expect(agreed.getByText("09:30 to 13:00")).toBeTruthy();
  const seasons = within(screen.getByRole("region", { name: "Hired from you" }));
  expect(seasons.getAllByRole("definition").map((many) => many.textContent)).toEqual(["3", "40"]);
});

const book = () => screen.getByRole("link", { name: "Book a date" }).getAttribute("href");

test("a company opens its own page of the job, and asks for a date at the college", () => {
  const { unmount } = show("hr");
  expect(screen.getByRole("link", { name: "Intern" }).getAttribute("href")).toBe("/hr/jobs/j2");
  expect(book()).toBe(bookingPath("kestrel"));
  unmount();
  const subject = { type: "posting" as const, id: "p1", title: "Fleet engineer" };
  renderScreen(<About area="hr" info={info({ subject })} />, { area: "hr", mode: "DASHBOARD" });
  const agreed = within(screen.getByRole("region", { name: "Agreed dates" }));
  expect(agreed.getByText("None yet.")).toBeTruthy();
  expect(book()).toBe(bookingPath("kestrel", "p1"));
});

test.each([
  ["po", "OPEN"],
  ["hr", "READ_ONLY"],
] as const)("for %s nothing stands where nothing is while it is %s", (area, state) => {
  renderScreen(<About area={area} info={info({ state })} />, { area, mode: "DASHBOARD" });
  expect(screen.queryByRole("region", { name: /^Open|^Agreed|^Hired/ })).toBeNull();
});

test.each([
  ["po", /^Your college does not let Kestrel Mobility write messages\. It can be allowed/],
  ["hr", /^Kestrel Mobility allows no messages at present\. What was written stays/],
] as const)(
  "for %s a chat the college does not allow is not said to be the end of the connection",
  (area, says) => {
    const kept = info({ state: "READ_ONLY", connected: true });
    expect(closed(area, kept)).toMatch(says);
    renderScreen(<About area={area} info={kept} />, { area, mode: "DASHBOARD" });
    expect(screen.getByText("Connected")).toBeTruthy();
  },
);
