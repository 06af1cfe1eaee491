// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { open, press, saved } from "./testing/open-video";
import { VideoScreen } from "./video-screen";

/** A recorder that records as soon as it is told to, and hands out one part when it is stopped. */
class FakeRecorder extends EventTarget {
  static isTypeSupported = () => true;
  state = "inactive";
  readonly stream: unknown;
  constructor(stream: unknown) {
    super();
    this.stream = stream;
  }
  start() {
    this.state = "recording";
  }
  stop() {
    this.state = "inactive";
    this.dispatchEvent(Object.assign(new Event("dataavailable"), { data: new Blob(["film"]) }));
    this.dispatchEvent(new Event("stop"));
  }
}
const stopTrack = vi.fn<() => void>();
const track = Object.assign(new EventTarget(), { stop: stopTrack, readyState: "live" });
const stream = { getTracks: () => [track] };
const unplug = () =>
  act(async () => {
    track.readyState = "ended";
    track.dispatchEvent(new Event("ended"));
  });
let camera: () => Promise<unknown>;

beforeEach(() => {
  camera = async () => stream;
  track.readyState = "live";
  vi.stubGlobal("MediaRecorder", FakeRecorder);
  Object.defineProperty(navigator, "mediaDevices", {
    configurable: true,
    value: { getUserMedia: () => camera() },
  });
  URL.createObjectURL = () => "blob:film";
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each([
  ["NotAllowedError", "The camera is not open to this page"],
  ["NotFoundError", "No camera, or no microphone, was found"],
  ["NotReadableError", "The camera is busy"],
])("%s is told kindly, with another way", async (name, told) => {
  camera = () => Promise.reject(new DOMException("no", name));
  open({});
  await press(/^Record/);
  const title = await screen.findByText(told);
  expect(title.parentElement?.textContent).toMatch(/upload (the|a) file/);
  expect(screen.getByRole("button", { name: "Choose file" })).toBeTruthy();
  expect(screen.getByRole("button", { name: /^Try again/ })).toBeTruthy();
});

test("a browser that cannot record says so, and lets a file be chosen", async () => {
  vi.stubGlobal("MediaRecorder", undefined);
  open({});
  await press(/^Record/);
  expect(await screen.findByText("This browser cannot record")).toBeTruthy();
});

test("a recording counts down, is watched before it is sent, and can be taken again", async () => {
  const save = answering(ok(saved));
  open({ save });
  await press(/^Record/);
  await press(/^Start recording/);
  expect(screen.getByRole("timer").textContent).toBe("1:30 left");
  await press(/^Stop/);
  expect(save.asked).toEqual([]);
  expect(stopTrack).toHaveBeenCalled();
  await press(/^Take it again/);
  await press(/^Start recording/);
  await press(/^Stop/);
  await press(/^Use this video/);
  expect(await screen.findByText(/^0:58 long/)).toBeTruthy();
  expect(save.asked).toHaveLength(1);
  expect(save.asked[0]).toMatchObject({ body: { file: expect.any(File), seconds: 1 } });
});

test("recording ends by itself after ninety seconds", async () => {
  open({});
  await press(/^Record/);
  const start = await screen.findByRole("button", { name: /^Start recording/ });
  vi.useFakeTimers();
  fireEvent.click(start);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByRole("timer").textContent).toBe("0:30 left");
  await act(() => vi.advanceTimersByTimeAsync(30_400));
  expect(screen.getByRole("button", { name: /^Use this video/ })).toBeTruthy();
  expect(screen.getByText(/^1:30 long/)).toBeTruthy();
});

test("a camera that is taken away is told before a recording, and ends one without losing it", async () => {
  open({});
  await press(/^Record/);
  await screen.findByRole("button", { name: /^Start recording/ });
  await unplug();
  expect(screen.getByText("The camera or the microphone is gone")).toBeTruthy();

  track.readyState = "live";
  await press(/^Try again/);
  await press(/^Start recording/);
  await unplug();
  expect(screen.getByText("The recording ended early")).toBeTruthy();
  expect(screen.getByText(/Only you have it so far/)).toBeTruthy();
  expect(screen.getByRole("button", { name: /^Use this video/ })).toBeTruthy();
});

test("a recording does not replace a video that another tab has saved, and is there to be sent once more", async () => {
  const other = { ...saved, file: { ...saved.file, key: "k2" } };
  const message = "Another tab has saved another video. Look at it first.";
  const save = answering<ReturnType<typeof refusal> | ReturnType<typeof ok<typeof saved>>>(
    refusal({ message, current: other }, 409),
    ok({ ...saved, file: { ...saved.file, key: "k3" } }),
  );
  open({ save });
  await press(/^Record/);
  await press(/^Start recording/);
  await press(/^Stop/);
  await press(/^Use this video/);
  expect(await screen.findByText(message)).toBeTruthy();
  await press(/^Keep the present one/);
  expect(await screen.findByText(/^0:58 long/)).toBeTruthy();
  await press(/^Make a new one/);
  await press(/^Use this video/);
  expect(await screen.findByText(/^0:58 long/)).toBeTruthy();
  expect(save.asked).toMatchObject([{ body: { of: "none" } }, { body: { of: "k2" } }]);
});

test("what the server refuses is told, and the recording is still there", async () => {
  open({ save: async () => refusal({ errors: { file: "The disk is full. Try later." } }, 507) });
  await press(/^Record/);
  await press(/^Start recording/);
  await press(/^Stop/);
  await press(/^Use this video/);
  expect(await screen.findByText("The disk is full. Try later.")).toBeTruthy();
  expect(screen.getByRole("button", { name: /^Use this video/ })).toBeTruthy();
});

test("a recording waits for its student while they look at another screen, and for nobody else", async () => {
  const { unmount, stores } = open({});
  await press(/^Record/);
  await press(/^Start recording/);
  // Left in the midst of it, what was recorded so far is there.
  unmount();
  expect(stores.student.recording?.file.name).toMatch(/^video-resume\./);
  const later = renderScreen(<VideoScreen />, { area: "student", stores });
  expect(await screen.findByText(/Only you have it so far/)).toBeTruthy();

  await press(/^Take it again/);
  await press(/^Keep the last recording/);
  expect(screen.getByText(/Only you have it so far/)).toBeTruthy();
  camera = () => Promise.reject(new DOMException("no", "NotReadableError"));
  await press(/^Take it again/);
  expect(await screen.findByText("The camera is busy")).toBeTruthy();
  await press(/^Keep the last recording/);

  camera = async () => stream;
  await press(/^Take it again/);
  await press(/^Start recording/);
  stores.student.clear();
  later.unmount();
  expect(stores.student.recording).toBeNull();
});

test("who leaves while a video is on its way is told that it was not saved", async () => {
  const { unmount, stores } = open({
    save: (_, options) =>
      new Promise((settle) => {
        options?.signal?.addEventListener("abort", () => settle(refusal({}, 0)));
      }),
  });
  await press(/^Record/);
  await press(/^Start recording/);
  await press(/^Stop/);
  await press(/^Use this video/);
  await screen.findByRole("progressbar");
  unmount();
  expect(stores.feedback.toasts.map(({ title }) => title)).toEqual(["Your video was not saved"]);
  expect(stores.student.recording).not.toBeNull();
});

test("an upload tells how far it is, and is stopped on the way", async () => {
  let stopped = false;
  open({
    save: (_, options) =>
      new Promise((settle) => {
        options?.onProgress?.({ loaded: 1, total: 4 });
        options?.signal?.addEventListener("abort", () => {
          stopped = true;
          settle(refusal({}, 0));
        });
      }),
  });
  await press(/^Record/);
  await press(/^Start recording/);
  await press(/^Stop/);
  await press(/^Use this video/);
  const meter = await screen.findByRole<HTMLProgressElement>("progressbar");
  // It stands there before the first part has gone.
  await waitFor(() => expect(meter.value).toBe(0.25));
  await press(/^Stop uploading/);
  await waitFor(() => expect(stopped).toBe(true));
  await waitFor(() => expect(screen.queryByRole("progressbar")).toBeNull());
});

test("a file that is no video is refused before it is sent", async () => {
  open({});
  await screen.findByRole("button", { name: "Choose file" });
  fireEvent.change(screen.getByLabelText("Or upload a video", { selector: "input" }), {
    target: { files: [new File(["MZ"], "film.exe", { type: "application/x-msdownload" })] },
  });
  expect(await screen.findByText("Choose another file: MP4 or WebM, up to 50 MB.")).toBeTruthy();
});
