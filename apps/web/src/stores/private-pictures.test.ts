// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeCalls } from "@/testing/fake-calls";
import { PrivatePictures } from "./private-pictures";

beforeEach(() => {
  let made = 0;
  vi.spyOn(URL, "createObjectURL").mockImplementation(() => `blob:${++made}`);
  vi.spyOn(URL, "revokeObjectURL").mockReturnValue(undefined);
});
afterEach(() => vi.restoreAllMocks());

const bytes = new Blob(["a picture"]);
const calls = (bring: () => Promise<Blob>) => fakeCalls({ site: { assets: { private: bring } } });

test("a picture is asked for again where the code that asks for it did not come", async () => {
  const those = calls(async () => bytes);
  const site = vi.spyOn(those, "site").mockRejectedValueOnce(new Error("no code"));
  const pictures = new PrivatePictures(those);
  expect(await pictures.fetch("a")).toBeUndefined();
  expect(await pictures.fetch("a")).toBe("blob:1");
  expect(site).toHaveBeenCalledTimes(2);
});

test("a picture that comes after its reader has gone is not the next one's", async () => {
  const answers: ((bytes: Blob) => void)[] = [];
  const pictures = new PrivatePictures(calls(() => new Promise((come) => answers.push(come))));
  const before = pictures.fetch("a");
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  pictures.clear();
  const after = pictures.fetch("a");
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[0]?.(new Blob(["of the one before"]));
  expect(await before).toBeUndefined();
  expect(pictures.address("a")).toBeUndefined();
  answers[1]?.(bytes);
  expect(await after).toBe("blob:1");
});
