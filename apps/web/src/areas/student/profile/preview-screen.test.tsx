// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { published, withPapers } from "@/features/public-profile/testing/published";
import { answering, ok } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { PreviewScreen } from "./preview-screen";

test("a page that a visitor would not find is shown to its owner all the same, and says so", async () => {
  const { user } = renderScreen(<PreviewScreen />, {
    area: "student",
    mode: "PORTFOLIO",
    calls: {
      site: { assets: { link: answering(ok({ url: "/one-file", until: "" })) } },
      student: {
        profile: {
          preview: async (asked) => ok(asked?.query?.as === "STRANGER" ? null : published),
        },
      },
    },
  });
  const note = await screen.findByRole("region", { name: "Who finds it" });
  expect(within(note).getByText("No page for them")).toBeTruthy();
  expect(await screen.findByRole("heading", { level: 1, name: /Ananya Iyer/ })).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: "College" }));
  expect(await screen.findByRole("heading", { level: 1, name: /Ananya Iyer/ })).toBeTruthy();
  expect(screen.queryByText("No page for them")).toBe(null);
});

test("the papers that are shown can be opened by their owner too", async () => {
  renderScreen(<PreviewScreen />, {
    area: "student",
    mode: "PORTFOLIO",
    calls: {
      site: {
        assets: { link: async ({ query }) => ok({ url: `/linked/${query.key}`, until: "" }) },
      },
      student: { profile: { preview: async () => ok(withPapers) } },
    },
  });
  const link = await screen.findByRole("link", { name: "marks.pdf" });
  expect(link.getAttribute("href")).toBe(`/linked/${"b".repeat(32)}`);
  expect(screen.getByRole("link", { name: "hackathon.pdf" })).toBeTruthy();
});
