// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { Route, Routes, useLocation } from "react-router-dom";
import { expect, test } from "vitest";
import { published } from "@/features/public-profile/testing/published";
import { answering, type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { late } from "@/testing/late";
import { renderScreen } from "@/testing/render-screen";
import { ProfileScreen } from "./profile-screen";

const key = "b".repeat(32);
type View = NonNullable<NonNullable<NonNullable<FakeCalls["student"]>["profile"]>["view"]>;
const Where = () => <p>at {useLocation().pathname}</p>;
const page = { ...published, profile: { ...published.profile, picture: key } };
const open = (
  area?: "hr",
  slug = "ananya-iyer",
  view: View = answering(ok(page)),
  file = answering(new Blob(["picture"])),
  opened = answering(ok(undefined)),
) => {
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
      calls: { student: { profile: { file, opened, view } } },
    },
  );
  return { ...shown, file };
};
const pictures = (container: HTMLElement) =>
  [...container.querySelectorAll("img")].map((image) => image.getAttribute("src"));

test("a stranger's browser fetches the pictures of a profile by itself", async () => {
  const { container, file } = open();
  await screen.findByRole("heading", { level: 1 });
  expect(screen.getByRole("link", { name: "Log in" }).getAttribute("href")).toBe("/roles");
  expect(pictures(container).join(" ")).toContain("/published-file/ananya-iyer?key=");
  expect(file.asked).toEqual([]);
});

test("who is signed in gets the pictures with their own token, as not everybody may see them", async () => {
  const { container, file } = open("hr");
  await waitFor(() => expect(pictures(container)).toContain("blob:picture"));
  expect(file.asked).toContainEqual({ params: { slug: "ananya-iyer" }, query: { key } });
});

test("who is signed in is led home, not to a log-in", async () => {
  open("hr");
  const home = await screen.findByRole("link", { name: "Home" });
  expect(home.getAttribute("href")).toBe("/hr/home");
  expect(screen.queryByRole("link", { name: "Log in" })).toBeNull();
});

test("an old address of a profile leads to the one of today", async () => {
  open(undefined, "ananya-of-old");
  await screen.findByRole("heading", { level: 1 });
  expect(await screen.findByText("at /profile/ananya-iyer")).toBeTruthy();
});

test("a profile that does not come says why, and comes with another try", async () => {
  let times = 0;
  const { user } = open(undefined, undefined, async () =>
    times++ ? ok(page) : refusal({ message: "The server is busy." }, 503),
  );
  expect(await screen.findByText("The server is busy.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { level: 1, name: /Ananya/ })).toBeTruthy();
});

test("an unknown profile is no page", async () => {
  open(undefined, undefined, async () => refusal({ message: "Not found." }, 404));
  expect(await screen.findByRole("heading", { name: /no page/i })).toBeTruthy();
  expect(document.title).toBe("Page not found · Toran");
});

test("who is signed in and plays a video of a page that came as HTML says so once they play it; a stranger does not", async () => {
  const clip = { key: "e".repeat(32), type: "video/webm", seconds: 42, captions: null };
  const shown = { ...page, profile: { ...page.profile, video: clip } };
  for (const area of [undefined, "hr"] as const) {
    const drawn = document.createElement("script");
    drawn.id = "published-profile";
    drawn.type = "application/json";
    drawn.textContent = JSON.stringify(shown);
    document.body.append(drawn);
    const opened = answering(ok(undefined));
    const { container, unmount } = open(area, undefined, answering(ok(shown)), undefined, opened);
    const video = await waitFor(() => {
      const found = container.querySelector("video");
      if (!found) throw new Error("There is no video yet.");
      return found;
    });
    expect(opened.asked).toEqual([]);
    fireEvent.play(video);
    const said = { params: { slug: "ananya-iyer" }, query: { key: clip.key } };
    await waitFor(() => expect(opened.asked).toEqual(area ? [said] : []));
    unmount();
    drawn.remove();
  }
});

test("a video that does not come says why and may be asked for again; it says that it is on its way", async () => {
  const clip = { key: "e".repeat(32), type: "video/webm", seconds: 42, captions: null };
  const shown = { ...page, profile: { ...page.profile, video: clip } };
  const waiting = late();
  let times = 0;
  const file = async ({ query }: { query: { key: string } }) => {
    if (query.key !== clip.key) return new Blob(["picture"]);
    if (!times++) return refusal({ message: "The server is busy." }, 503);
    await waiting.coming;
    return new Blob(["video"]);
  };
  const { container, stores, user } = open("hr", undefined, answering(ok(shown)), file as never);
  await user.click(await screen.findByRole("button", { name: /^Show the video/ }));
  await waitFor(() =>
    expect(stores.feedback.toasts).toMatchObject([{ title: "The server is busy." }]),
  );
  await user.click(await screen.findByRole("button", { name: /^Show the video/ }));
  const button = await screen.findByRole("button", { name: /^Show the video/ });
  await waitFor(() => expect(button.getAttribute("aria-busy")).toBe("true"));
  waiting.come();
  await waitFor(() => expect(container.querySelector("video")).toBeTruthy());
});
