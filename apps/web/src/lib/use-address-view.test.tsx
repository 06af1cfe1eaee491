// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { createMemoryRouter, MemoryRouter, RouterProvider } from "react-router-dom";
import { isDay, isFigure, isId, isWords } from "./in-address";
import { useAddressView } from "./use-address-view";

const tabs = ["all", "open"] as const;
const filters = ["search", "college"] as const;

test("of two quick choices, the second is made from where the first leads", () => {
  const { result } = renderHook(() => useAddressView(tabs, filters), { wrapper: MemoryRouter });
  const { change } = result.current;
  act(() => {
    change({ college: "nilgiri" });
    change({ search: "engineer" }, { replace: true });
  });
  expect(result.current.whole).toEqual({ tab: "all", college: "nilgiri", search: "engineer" });
});

test("after the way back, a choice is made from where it led", async () => {
  let view: ReturnType<typeof useAddressView<"all" | "open", "search" | "college">> | undefined;
  const View = () => {
    view = useAddressView(tabs, filters);
    return null;
  };
  const router = createMemoryRouter([{ path: "/", element: <View /> }]);
  renderHook(() => undefined, { wrapper: () => <RouterProvider router={router} /> });
  await act(async () => view?.change({ college: "nilgiri" }));
  await act(async () => router.navigate(-1));
  await act(async () => view?.change({ tab: "open" }));
  expect(view?.whole).toEqual({ tab: "open" });
});

test("what somebody made up in an address filters nothing, and is cleared with the rest", () => {
  const named = ["search", "companyId", "city"] as const;
  const fits = { companyId: isId, city: isWords(10) };
  const asked = (address: string) => {
    const { result } = renderHook(() => useAddressView(tabs, named, fits), {
      wrapper: ({ children }) => (
        <MemoryRouter initialEntries={[`/?${address}`]}>{children}</MemoryRouter>
      ),
    });
    return result.current;
  };
  const companyId = "0193a1f0-0000-7000-8000-00000000000a";
  expect(asked(`companyId=${companyId}&city=Ooty&search=a`).whole).toEqual({
    tab: "all",
    companyId,
    city: "Ooty",
    search: "a",
  });
  const junk = asked(`companyId=zzz&city=${"x".repeat(11)}&search=%00&tab=zzz`);
  expect(junk.whole).toEqual({ tab: "all" });
  expect(junk.view.filtered).toBe(false);
  expect(asked(`search=${"x".repeat(121)}`).asked).toEqual({});
});

test("a day is one of the calendar, and a figure lies where it can", () => {
  const days = ["2026-02-28", "2026-02-30", "2026-13-01", "1926-01-01", "soon", "2026-1-1"];
  expect(days.filter(isDay)).toEqual(["2026-02-28"]);
  const marks = ["0", "7.5", "10", "-1", "11", "eleven", " ", "[]", "1e-7", "7.12345"];
  expect(marks.filter(isFigure(0, 10, "decimal"))).toEqual(["0", "7.5", "10"]);
  expect(marks.filter(isFigure(0, 10))).toEqual(["0", "10"]);
});
