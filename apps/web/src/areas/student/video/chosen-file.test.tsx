// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answering, ok } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { VideoScreen } from "./video-screen";

const saved = {
  file: { key: "k1", name: "video-resume.webm", type: "video/webm", bytes: 4_000_000 },
  captions: null,
  seconds: 58,
  updatedAt: "2026-11-13T06:00:00.000Z",
};
const film = (name: string) => new File(["film"], name, { type: "video/mp4" });
let made: HTMLVideoElement[];
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText("Or upload a video", { selector: "input" }), {
    target: { files: [file] },
  });
/** The browser has found out how long the film is that was chosen as the first, or the next. */
const tell = (at: number) =>
  act(async () => {
    const video = made.find(({ src }) => src === `blob:${at}`);
    Object.defineProperty(video, "duration", { value: 30 });
    video?.dispatchEvent(new Event("durationchange"));
  });

beforeEach(() => {
  made = [];
  let chosen = 0;
  URL.createObjectURL = () => `blob:${chosen++}`;
  URL.revokeObjectURL = () => undefined;
  const create = document.createElement.bind(document);
  vi.spyOn(document, "createElement").mockImplementation((tag: string) => {
    const element = create(tag);
    if (element instanceof HTMLVideoElement) made.push(element);
    return element;
  });
});
afterEach(() => vi.restoreAllMocks());

/** The screen of somebody who has a video and makes another; nothing is measured before it is told. */
async function anew() {
  const save = answering(ok(saved));
  const { user } = renderScreen(<VideoScreen />, {
    area: "student",
    mode: "PORTFOLIO",
    calls: {
      student: { video: { read: async () => ok(saved), save } },
      site: { assets: { link: async () => ok({ url: "/linked", until: "" }) } },
    },
  });
  await user.click(await screen.findByRole("button", { name: "Make a new one" }));
  return { user, save };
}

/** The name of all that was sent, once the screen shows the video that is saved. */
async function sent({ save }: Awaited<ReturnType<typeof anew>>) {
  await waitFor(() => expect(save.asked).not.toEqual([]));
  await screen.findByRole("button", { name: "Make a new one" });
  return (save.asked as { body: { file: File } }[]).map(({ body }) => body.file.name);
}

test("a file that is still measured when the present video is kept does not take its place", async () => {
  const opened = await anew();
  choose(film("first.mp4"));
  await opened.user.click(screen.getByRole("button", { name: "Keep the present one" }));
  await tell(0);
  await opened.user.click(await screen.findByRole("button", { name: "Make a new one" }));
  choose(film("second.mp4"));
  await tell(1);
  expect(await sent(opened)).toEqual(["second.mp4"]);
});

test("of two files that are chosen the last one is sent, whichever is measured first", async () => {
  const opened = await anew();
  choose(film("first.mp4"));
  choose(film("second.mp4"));
  await tell(0);
  await tell(1);
  expect(await sent(opened)).toEqual(["second.mp4"]);
});
