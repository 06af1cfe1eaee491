// @vitest-environment jsdom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { lazy, Suspense, useCallback } from "react";
import { BrowserRouter, Link, Route, Routes } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { useAddressView } from "@/lib/use-address-view";
import { setLetterKeys } from "@/lib/letter-keys";
import { SearchBox } from "./search-box";

afterEach(() => {
  vi.useRealTimers();
  setLetterKeys(true);
});

const tabs = ["all"] as const;
const filters = ["search"] as const;
// The code of the page never comes: the list stands until it does.
const Slow = lazy(() => new Promise<never>(() => {}));

function List() {
  const { asked, change } = useAddressView(tabs, filters);
  const onSearch = useCallback((search: string) => change({ search }, { replace: true }), [change]);
  return (
    <>
      <SearchBox search={asked.search ?? ""} onSearch={onSearch} />
      <Link to="/colleges/one">Nilgiri</Link>
    </>
  );
}

const type = (value: string) =>
  fireEvent.change(screen.getByRole("searchbox"), { target: { value } });
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

test("a row that is pressed while the typing still pauses is where it leads", () => {
  vi.useFakeTimers();
  history.replaceState(null, "", "/colleges");
  render(
    <BrowserRouter>
      <Suspense>
        <Routes>
          <Route path="/colleges" element={<List />} />
          <Route path="/colleges/one" element={<Slow />} />
        </Routes>
      </Suspense>
    </BrowserRouter>,
  );
  type("nil");
  wait(200);
  expect(location.search).toBe("?search=nil");
  type("nilg");
  fireEvent.click(screen.getByRole("link", { name: "Nilgiri" }));
  wait(1000);
  expect(location.pathname + location.search).toBe("/colleges/one");
});

test("a slash leads to the field, unless single letters and signs are turned off", () => {
  render(<SearchBox search="" onSearch={() => undefined} />);
  setLetterKeys(false);
  fireEvent.keyDown(document.body, { key: "/" });
  expect(document.activeElement).toBe(document.body);
  setLetterKeys(true);
  fireEvent.keyDown(document.body, { key: "/" });
  expect(document.activeElement).toBe(screen.getByRole("searchbox"));
});
