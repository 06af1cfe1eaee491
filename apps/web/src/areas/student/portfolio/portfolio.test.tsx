// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { sectionNames } from "@toran/contract/schemas/portfolio";
import { beforeEach, expect, test } from "vitest";
import { paths } from "@/navigation/paths";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { openPortfolio, press } from "./testing/open-portfolio";

beforeEach(() => window.sessionStorage.clear());

const none = async () => refusal({ message: "The server is resting." }, 503);
const visibility = {
  level: "PRIVATE" as const,
  indexed: false,
  fields: {} as never,
  sections: sectionNames.map((name) => ({ name, shown: name !== "skills" })),
  updatedAt: null,
};

test("the sections are put into the order of the public profile, and those that are hidden stay so", async () => {
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

test("a section that is hidden stays so where another is moved before that is known, and nothing is saved while it is not", async () => {
  const replies = [none, none, async () => ok(visibility)];
  const setVisibility = answering(ok(visibility));
  const read = () => (replies.shift() ?? none)();
  const { user } = openPortfolio({}, { profile: { visibility: read, setVisibility } });
  (await press("Move Skills")).focus();
  await waitFor(() => expect(replies).toHaveLength(2));
  await user.keyboard(" {Home} ");
  expect(await screen.findByText("The server is resting.")).toBeTruthy();
  expect(setVisibility.asked).toEqual([]);
  await user.keyboard(" {Home} ");
  await waitFor(() => expect(setVisibility.asked).toHaveLength(1));
  const [{ body }] = setVisibility.asked as [{ body: { sections: unknown[] } }];
  expect(body.sections[0]).toEqual({ name: "skills", shown: false });
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
