// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderScreen } from "@/testing/render-screen";
import { JobFacts } from "./job-facts";
import { jobFacts } from "./testing/facts";

const job = {
  ...jobFacts,
  ruleReason: "A scheme of the state for women.",
  replyDays: 7,
  questions: [
    {
      id: "q",
      kind: "ONE" as const,
      label: "Which city?",
      required: false,
      options: ["Pune", "Kochi"],
    },
  ],
};

test("a college reads why a gender is asked for, how long an offer waits, and what candidates are asked", () => {
  renderScreen(<JobFacts job={job} area="po" />, { area: "po", mode: "DASHBOARD" });
  expect(screen.getByText("A scheme of the state for women.")).toBeTruthy();
  expect(screen.getByText("7 days")).toBeTruthy();
  expect(screen.getByText("Which city?")).toBeTruthy();
  expect(screen.getByText("One of several, may be left out: Pune, Kochi")).toBeTruthy();
});

test("a student is asked in the form alone", () => {
  renderScreen(<JobFacts job={job} area="student" />, { area: "student", mode: "PORTFOLIO" });
  expect(screen.getByText("A scheme of the state for women.")).toBeTruthy();
  expect(screen.queryByText("Which city?")).toBeNull();
});

test("a description is read with its lists, strong words and links, and nothing else", () => {
  const description =
    '<p><strong>What you will do</strong></p><ul><li><p>Build</p></li></ul><p>See <a href="https://kestrel.example/">us</a></p><script>x()</script>';
  renderScreen(<JobFacts job={{ ...job, description }} area="student" />, {
    area: "student",
    mode: "PORTFOLIO",
  });
  const about = within(screen.getByRole("region", { name: "The job" }));
  expect(about.getByText("What you will do").tagName).toBe("STRONG");
  expect(about.getByRole("listitem").textContent).toBe("Build");
  expect(about.getByRole<HTMLAnchorElement>("link", { name: "us" }).href).toBe(
    "https://kestrel.example/",
  );
  expect(about.queryByText("x()")).toBeNull();
});

test("of a round it is read how and where it is held, by words that stand by themselves", () => {
  const round = { id: "a", title: "Case study", minutes: 45, venue: "Hall B" };
  const rounds = [
    { ...round, kind: "OTHER" as const, mode: "HYBRID" as const },
    { ...round, id: "b", title: "Talk", kind: "INTERVIEW" as const, mode: "VIRTUAL" as const },
  ];
  renderScreen(<JobFacts job={{ ...job, rounds }} area="student" />, {
    area: "student",
    mode: "PORTFOLIO",
  });
  expect(screen.getByText("On campus and online, 45 min, Hall B")).toBeTruthy();
  expect(screen.getByText("Interview, Online, 45 min, Hall B")).toBeTruthy();
});
