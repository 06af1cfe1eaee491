// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { Route, Routes, useLocation } from "react-router-dom";
import { expect, test } from "vitest";
import { published } from "@/features/public-profile/testing/published";
import { answering, ok } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { ProfileScreen } from "./profile-screen";

const key = "b".repeat(32);
const Where = () => <p>at {useLocation().pathname}</p>;
const open = (area?: "hr", slug = "ananya-iyer") => {
  const page = { ...published, profile: { ...published.profile, picture: key } };
  const file = answering(new Blob(["picture"]));
  const view = answering(ok(page));
  URL.createObjectURL = () => "blob:picture";
  URL.revokeObjectURL = () => undefined;
  const shown = renderScreen(
    <>
      <Where />
      <Routes>
        <Route path="/profile/*" element={<ProfileScreen />} />
      </Routes>
    </>,
    {
      ...(area && { area, mode: "DASHBOARD" }),
      path: `/profile/${slug}`,
      calls: { student: { profile: { file, view } } },
    },
  );
  return { ...shown, file };
};
const pictures = (container: HTMLElement) =>
  [...container.querySelectorAll("img")].map((image) => image.getAttribute("src"));

test("a stranger's browser fetches the pictures of a profile by itself", async () => {
  const { container, file } = open();
  await screen.findByRole("heading", { level: 1 });
  expect(pictures(container).join(" ")).toContain("/published-file/ananya-iyer?key=");
  expect(file.asked).toEqual([]);
});

test("who is signed in gets the pictures with their own token, as not everybody may see them", async () => {
  const { container, file } = open("hr");
  await waitFor(() => expect(pictures(container)).toContain("blob:picture"));
  expect(file.asked).toContainEqual({ params: { slug: "ananya-iyer" }, query: { key } });
});

test("an old address of a profile leads to the one of today", async () => {
  open(undefined, "ananya-of-old");
  await screen.findByRole("heading", { level: 1 });
  expect(await screen.findByText("at /profile/ananya-iyer")).toBeTruthy();
});
