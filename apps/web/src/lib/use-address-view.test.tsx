// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { createMemoryRouter, MemoryRouter, RouterProvider } from "react-router-dom";
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
