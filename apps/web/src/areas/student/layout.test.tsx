// @vitest-environment jsdom
import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { asksToStay } from "@/testing/asks-to-stay";
import { answering, ok } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { StudentFrame } from "./layout";

test("while a recording waits to be saved, the browser asks before the page is left, whatever is open", async () => {
  const { stores } = renderScreen(<StudentFrame steps={[]}>Jobs</StudentFrame>, {
    area: "student",
    mode: "PORTFOLIO",
    path: "/student/jobs",
    calls: {
      notifications: { list: answering(ok({ items: [], next: null, unread: 0 })) },
    },
  });
  await screen.findByText("Jobs", { selector: "main" });
  expect(asksToStay()).toBe(false);
  const file = new File(["me"], "video-resume.webm", { type: "video/webm" });
  act(() => stores.student.keeper()({ file, seconds: 12 }));
  expect(asksToStay()).toBe(true);
  act(() => stores.student.forgetRecording());
  expect(asksToStay()).toBe(false);
});
