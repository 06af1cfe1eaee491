// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ChunkFailure, loadChunk } from "./load-chunk";

const reload = vi.fn<() => void>();
const missing = () => Promise.reject<string>(new TypeError("Failed to fetch"));
const leave = () => window.dispatchEvent(new Event("beforeunload"));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("location", { reload });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  window.sessionStorage.clear();
  reload.mockReset();
});

describe("the code of a screen", () => {
  it("comes", async () => {
    await expect(loadChunk(() => Promise.resolve("screen"))).resolves.toBe("screen");
    expect(reload).not.toHaveBeenCalled();
  });

  it("is fetched by one new load of the page when it is missing, and then told", async () => {
    void loadChunk(missing);
    await vi.advanceTimersByTimeAsync(0);
    expect(reload).toHaveBeenCalledTimes(1);
    await expect(loadChunk(missing)).rejects.toBeInstanceOf(ChunkFailure);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("does not load a page anew that is being left", async () => {
    void loadChunk(() => {
      leave();
      return missing();
    });
    await vi.advanceTimersByTimeAsync(4_900);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(reload, "who stayed after all").toHaveBeenCalledTimes(1);
  });

  it("listens for leaving only while it is on its way", async () => {
    const added = vi.spyOn(window, "addEventListener");
    const removed = vi.spyOn(window, "removeEventListener");
    await loadChunk(() => Promise.resolve("screen"));
    expect(removed).toHaveBeenCalledWith("beforeunload", added.mock.calls[0]?.[1]);
  });
});
