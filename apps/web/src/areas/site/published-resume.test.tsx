// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import type { PublishedResume } from "@toran/contract/schemas/resume";
import { Route, Routes } from "react-router-dom";
import { expect, test } from "vitest";
import { type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { ProfileScreen } from "./profile-screen";

const soon = { timeout: 20_000 };

// Nothing is laid out here, and so no face is needed.
globalThis.FontFace ??= class {
  load = () => Promise.reject(new Error("There are no faces here."));
} as unknown as typeof FontFace;

const resume: PublishedResume = {
  template: "a-template-of-tomorrow",
  options: {},
  hidden: [],
  picture: null,
  reader: "Meera K",
  document: {
    locale: "en-IN",
    dir: "ltr",
    person: { name: "Asha Rao", contacts: [], links: [], facts: [] },
    sections: [],
  },
};

type Resumes = NonNullable<NonNullable<FakeCalls["student"]>["resumes"]>;
const open = (published: Resumes["published"]) =>
  renderScreen(
    <Routes>
      <Route path="/profile/*" element={<ProfileScreen />} />
    </Routes>,
    { path: "/profile/asha-rao/resume", calls: { student: { resumes: { published } } } },
  );

test("a published résumé is read at an address of its own, whose template may be gone by now, and leads back to the profile", async () => {
  open(async () => ok(resume));
  expect(await screen.findByRole("heading", { name: "Résumé of Asha Rao" }, soon)).toBeTruthy();
  const back = screen.getByRole("link", { name: "Profile" });
  expect(back.getAttribute("href")).toBe("/profile/asha-rao");
});

test("a résumé that does not come says why, and comes with another try", async () => {
  let times = 0;
  const { user } = open(async () =>
    times++ ? ok(resume) : refusal({ message: "The server is busy." }, 503),
  );
  expect(await screen.findByText("The server is busy.", undefined, soon)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "Résumé of Asha Rao" }, soon)).toBeTruthy();
});

test("where there is no résumé for the visitor there is no page, whatever the reason", async () => {
  open(async () => refusal({ message: "The profile was not found." }, 404));
  expect(await screen.findByRole("heading", { name: /not found|no page/i }, soon)).toBeTruthy();
  expect(document.title).toBe("Page not found · Toran");
});
