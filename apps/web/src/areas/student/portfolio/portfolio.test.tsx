// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { sectionNames } from "@toran/contract/schemas/portfolio";
import { beforeEach, expect, test } from "vitest";
import { paths } from "@/navigation/paths";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { openPortfolio, press } from "./testing/open-portfolio";

beforeEach(() => window.sessionStorage.clear());

test("the sections are put into the order of the public profile, and those that are hidden stay so", async () => {
  const visibility = {
    level: "PRIVATE" as const,
    indexed: false,
    fields: {} as never,
    sections: sectionNames.map((name) => ({ name, shown: name !== "skills" })),
    updatedAt: null,
  };
  const setVisibility = answering(ok(visibility));
  const { user } = openPortfolio(
    {},
    { profile: { visibility: async () => ok(visibility), setVisibility } },
  );
  await screen.findByText("It has no address yet.");
  (await press("Move Skills")).focus();
  await user.keyboard(" {Home} ");
  expect(setVisibility.asked).toEqual([
    {
      body: {
        sections: [
          "skills",
          "projects",
          "experiences",
          "education",
          "achievements",
          "additional",
        ].map((name) => ({ name, shown: name !== "skills" })),
      },
    },
  ]);
});

test("the portfolio begins with what to do next, the step that adds most first", async () => {
  openPortfolio({}, {}, { path: paths.student.skills });
  const steps = await screen.findByRole("list", { name: "What to do next" });
  expect(within(steps).getByText("Record a video.")).toBeTruthy();
  expect(screen.getByText("40%")).toBeTruthy();
});

test("top skills that did not come cannot be chosen anew over those that are kept", async () => {
  openPortfolio({}, { skills: { top: async () => refusal({ message: "Not today." }, 503) } });
  const top = within(await screen.findByRole("region", { name: "Top skills" }));
  expect(await top.findByText("Not today.")).toBeTruthy();
  expect(top.queryByRole("button", { name: /^Choose/ })).toBeNull();
  expect(top.queryByText(/of 7/)).toBeNull();
});

const none = async () => refusal({ message: "The server is resting." }, 503);

test("where nothing of the portfolio came it is said once, and in the sections each part says it", async () => {
  const failing = {
    profile: { progress: none, lastUpdated: none, slug: none, visibility: none },
    skills: { graph: none, top: none, additional: none },
    video: { read: none },
  };
  const shown = openPortfolio({}, failing, { path: paths.student.skills });
  await waitFor(() => expect(screen.getAllByRole("alert", { hidden: true })).toHaveLength(1));
  shown.unmount();
  openPortfolio({}, failing);
  await waitFor(() => expect(screen.getAllByRole("alert").length).toBeGreaterThan(2));
});
