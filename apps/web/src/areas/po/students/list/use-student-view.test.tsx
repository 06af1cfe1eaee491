// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { useStudentView } from "./use-student-view";

const At = ({ children }: { children: ReactNode }) => (
  <MemoryRouter initialEntries={["/po/students?minCgpa=8&student=asha"]}>{children}</MemoryRouter>
);

test("the record of a student who is gone is put away, and no other that was opened meanwhile", () => {
  const { result } = renderHook(() => useStudentView(), { wrapper: At });
  const { leave } = result.current;
  act(() => result.current.open("meera"));
  act(() => leave("asha"));
  expect(result.current.openId).toBe("meera");
  act(() => leave("meera"));
  expect(result.current.openId).toBeUndefined();
  expect(result.current.view.minCgpa).toBe(8);
});
