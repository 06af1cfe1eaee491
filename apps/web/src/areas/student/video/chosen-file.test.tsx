// @vitest-environment jsdom
import { ApiFailure } from "@toran/api-client/failure";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { asksToStay } from "@/testing/asks-to-stay";
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
async function anew<Save extends object>(save: Save) {
  const opened = renderScreen(<VideoScreen />, {
    area: "student",
    mode: "PORTFOLIO",
    calls: {
      student: { video: { read: async () => ok(saved), save: save as never } },
      site: { assets: { link: async () => ok({ url: "/linked", until: "" }) } },
    },
  });
  await opened.user.click(await screen.findByRole("button", { name: "Make a new one" }));
  return { ...opened, save };
}

/** The name of all that was sent, once the screen shows the video that is saved. */
async function sent({ save }: { save: { asked: unknown[] } }) {
  await waitFor(() => expect(save.asked).not.toEqual([]));
  await screen.findByRole("button", { name: "Make a new one" });
  return (save.asked as { body: { file: File } }[]).map(({ body }) => body.file.name);
}

test("a file that is still measured when the present video is kept does not take its place", async () => {
  const opened = await anew(answering(ok(saved)));
  choose(film("first.mp4"));
  await opened.user.click(screen.getByRole("button", { name: "Keep the present one" }));
  await tell(0);
  await opened.user.click(await screen.findByRole("button", { name: "Make a new one" }));
  choose(film("second.mp4"));
  await tell(1);
  expect(await sent(opened)).toEqual(["second.mp4"]);
});

test("of two files that are chosen the last one is sent, whichever is measured first", async () => {
  const opened = await anew(answering(ok(saved)));
  choose(film("first.mp4"));
  choose(film("second.mp4"));
  await tell(0);
  await tell(1);
  expect(await sent(opened)).toEqual(["second.mp4"]);
});

interface Way {
  signal: AbortSignal;
  onProgress: (progress: { loaded: number; total: number }) => void;
}

/** A file is on its way, and its save is answered when the test says so, or stopped. */
async function onTheWay() {
  const ways: (Way & { name: string; answer: () => void })[] = [];
  const save = ({ body }: { body: { file: File } }, way: Way) =>
    new Promise((settle) => {
      ways.push({ ...way, name: body.file.name, answer: () => settle(ok(saved)) });
      way.signal.addEventListener("abort", () => settle(new ApiFailure(0, {}, "aborted")));
    });
  const opened = await anew(save as never);
  choose(film("first.mp4"));
  await tell(0);
  await waitFor(() => expect(ways).toHaveLength(1));
  const toasts = () => opened.stores.feedback.toasts.map(({ title }) => title);
  return { ...opened, ways, toasts };
}
const stop = (name: string) => screen.queryByRole("button", { name: `Stop uploading ${name}` });

test("a video that is on its way is stopped when its page is left, and that is told", async () => {
  const { ways, toasts, unmount } = await onTheWay();
  unmount();
  expect(ways[0]?.signal.aborted).toBe(true);
  expect(toasts()).toEqual(["Your video was not saved"]);
});

test("a video that is sent whole is the server's to save: it is not stopped, nor told as not saved", async () => {
  const { ways, toasts, unmount } = await onTheWay();
  expect(stop("first.mp4")).toBeTruthy();
  act(() => ways[0]?.onProgress({ loaded: 4, total: 4 }));
  expect(stop("first.mp4")).toBeNull();
  unmount();
  expect(ways[0]?.signal.aborted).toBe(false);
  expect(toasts()).toEqual([]);
});

test("a video that is chosen while another is on its way is sent in its place", async () => {
  const { ways } = await onTheWay();
  choose(film("second.mp4"));
  await tell(1);
  await waitFor(() => expect(ways.map(({ name }) => name)).toEqual(["first.mp4", "second.mp4"]));
  expect(ways.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  expect(stop("second.mp4")).toBeTruthy();
  await act(async () => ways[1]?.answer());
  expect(await screen.findByRole("button", { name: "Make a new one" })).toBeTruthy();
});

test("the browser asks before the page is left while a file is on its way, and no longer once all of it is there", async () => {
  let on: ((part: { loaded: number; total: number }) => void) | undefined;
  const save = (_: unknown, options?: { onProgress?: typeof on }) => {
    on = options?.onProgress;
    return new Promise(() => undefined);
  };
  await anew(save);
  expect(asksToStay()).toBe(false);
  choose(film("first.mp4"));
  await tell(0);
  await waitFor(() => expect(asksToStay()).toBe(true));
  act(() => on?.({ loaded: 4, total: 4 }));
  expect(asksToStay()).toBe(false);
});
