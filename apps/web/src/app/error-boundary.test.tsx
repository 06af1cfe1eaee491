// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Link, Route, Routes, useSearchParams } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { StoresContext } from "@/stores/use-stores";
import { renderScreen } from "@/testing/render-screen";
import { BrowserRouter } from "./browser-router";
import { Shell } from "./shell";

function List() {
  const [params] = useSearchParams();
  if (params.has("broken")) throw new Error("These rows cannot be drawn.");
  return (
    <main>
      <h1>Everybody</h1>
      <Link to="?broken=1">Filter</Link>
    </main>
  );
}

test("a fall under another filter of the same page leads back to the page as it was before", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { stores } = renderScreen(null);
  window.history.replaceState(null, "", "/nowhere");
  render(
    <StoresContext value={stores}>
      <BrowserRouter>
        <Routes>
          <Route element={<Shell />}>
            <Route path="*" element={<List />} />
          </Route>
        </Routes>
      </BrowserRouter>
    </StoresContext>,
  );
  await userEvent.click(screen.getByRole("link", { name: "Filter" }));
  expect(await screen.findByRole("heading", { name: "Everybody" })).toBeTruthy();
  expect(window.location.search).toBe("");
  expect(stores.feedback.toasts.map(({ title }) => title)).toEqual([
    "An error occurred. Please try again later.",
  ]);
});
