// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useOnceEach } from "./use-once-each";

test("a second press at the same one does nothing until the first is answered, and one at another is its own", async () => {
  const answers: (() => void)[] = [];
  const work = vi.fn<(thing: { id: string }) => Promise<void>>(
    () => new Promise((answer) => answers.push(answer)),
  );
  const { result } = renderHook(() => useOnceEach(work));
  const first = result.current({ id: "1" });
  void result.current({ id: "1" });
  void result.current({ id: "2" });
  expect(work.mock.calls).toEqual([[{ id: "1" }], [{ id: "2" }]]);
  answers[0]?.();
  await first;
  void result.current({ id: "1" });
  expect(work).toHaveBeenCalledTimes(3);
});
