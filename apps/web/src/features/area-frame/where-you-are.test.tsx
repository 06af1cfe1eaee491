// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { expect, test } from "vitest";
import { usePageTitle } from "@/lib/use-page-title";
import { renderScreen } from "@/testing/render-screen";
import { AreaFrame } from "./area-frame";

const steps = {
  "/hr/home": [{ path: "/hr/home", title: "Home" }],
  "/hr/jobs": [{ path: "/hr/jobs", title: "Jobs" }],
  "/hr/jobs/7": [
    { path: "/hr/jobs", title: "Jobs" },
    { path: "/hr/jobs/7", title: "Job" },
  ],
};

function Job() {
  const [title, setTitle] = useState<string>();
  usePageTitle(title);
  return (
    <>
      <button onClick={() => setTitle("Fleet Engineer")}>It comes</button>
      <Link to="/hr/home">Leave</Link>
    </>
  );
}

function Frame() {
  const { pathname } = useLocation();
  return (
    <AreaFrame
      area="hr"
      steps={steps[pathname as keyof typeof steps]}
      person={undefined}
      tile={{ entity: "company", name: "Kestrel Mobility" }}
      entries={{
        groups: [
          {
            items: [
              { label: "Home", icon: null, href: "/hr/home" },
              { label: "Jobs", icon: null, href: "/hr/jobs" },
            ],
          },
        ],
        foot: [],
      }}
    >
      {pathname === "/hr/jobs/7" ? <Job /> : <Link to="/hr/jobs/7">Open</Link>}
    </AreaFrame>
  );
}

const way = () => screen.getByRole("navigation", { name: "Where you are" });
const said = () =>
  within(way())
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

test("a home hangs on the organisation, and is where one is", () => {
  renderScreen(<Frame />, { area: "hr", path: "/hr/home" });
  expect(said()).toEqual(["Kestrel Mobility", "Home"]);
  expect(within(way()).queryAllByRole("link")).toEqual([]);
  expect(within(way()).getByText("Home").getAttribute("aria-current")).toBe("page");
});

test("a page has the title of its row until it is known what it shows; up from it, the list is as it was left", async () => {
  const { user } = renderScreen(<Frame />, {
    area: "hr",
    path: "/hr/jobs?state=OPEN&search=fleet",
  });
  expect(said()).toEqual(["Jobs"]);
  await user.click(screen.getByRole("link", { name: "Open" }));
  expect(said()).toEqual(["Jobs", "Job"]);
  await user.click(screen.getByRole("button", { name: "It comes" }));
  expect(said()).toEqual(["Jobs", "Fleet Engineer"]);
  const up = within(way()).getByRole("link", { name: "Jobs" });
  expect(up.getAttribute("href")).toBe("/hr/jobs?state=OPEN&search=fleet");
  // The name goes with the screen that told it.
  await user.click(screen.getByRole("link", { name: "Leave" }));
  await user.click(screen.getByRole("link", { name: "Open" }));
  expect(said()).toEqual(["Jobs", "Job"]);
});
