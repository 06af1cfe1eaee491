// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { useTyped } from "./use-typed";

beforeEach(() => window.sessionStorage.clear());

const open = (name: string) => renderHook(() => useTyped(name, { title: "", note: "" }));

test("what was typed is there again when the form is opened anew, until it is sent", () => {
  const first = open("one");
  act(() => first.result.current.put({ note: "Bring the ladder." }));
  first.unmount();
  expect(open("another").result.current.typed.note).toBe("");
  const second = open("one");
  expect(second.result.current.typed).toEqual({ title: "", note: "Bring the ladder." });
  act(() => second.result.current.sent());
  expect(second.result.current.typed.note).toBe("");
  second.unmount();
  expect(open("one").result.current.typed.note).toBe("");
});
