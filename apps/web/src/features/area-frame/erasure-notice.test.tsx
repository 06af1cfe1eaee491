// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderScreen } from "@/testing/render-screen";
import { AreaFrame } from "./area-frame";

const person = { firstName: "Vikram", lastName: "Rao", email: "vikram@kestrel.example" };
const open = (area: "student" | "hr", at: string, erasesAt?: string) =>
  renderScreen(
    <AreaFrame
      area={area}
      steps={[]}
      person={{ ...person, erasesAt }}
      tile={{ entity: "person", name: "Vikram Rao" }}
      entries={{ groups: [{ items: [] }], foot: [] }}
    >
      The page
    </AreaFrame>,
    { area, path: at },
  );
const soon = "2026-12-04T06:00:00.000Z";

test.each([
  ["student", "/student/account"],
  ["hr", "/hr/settings/data"],
] as const)(
  "whoever (%s) asked to be erased reads on every page when, and goes to where it is taken back",
  async (area, place) => {
    open(area, `/${area}/home`, soon);
    expect(await screen.findByText(/^Your account is erased on Friday,? 4 December/)).toBeDefined();
    const way = screen.getByRole<HTMLAnchorElement>("link", { name: "Keep my account" });
    expect(new URL(way.href).pathname).toBe(place);
  },
);

test("nobody else reads of it, nor who is where it says more", async () => {
  const { unmount } = open("hr", "/hr/home");
  expect(await screen.findByText("The page")).toBeDefined();
  expect(screen.queryByText(/is erased on/)).toBeNull();
  unmount();
  open("hr", "/hr/settings/data", soon);
  expect(await screen.findByText("The page")).toBeDefined();
  expect(screen.queryByText(/is erased on/)).toBeNull();
});
