// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Link, Route, Routes } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { StoresContext } from "@/stores/use-stores";
import { renderScreen } from "@/testing/render-screen";
import { BrowserRouter } from "./browser-router";
import { Screen } from "./screen";
import { Shell } from "./shell";

const Home = () => (
  <main>
    <h1>Home</h1>
    <Link to="/jobs">Jobs</Link>
  </main>
);
const Jobs = () => <h1>Every job</h1>;

test("164: a screen whose code did not come is asked for again when somebody goes there the next time", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  // Without a network nothing is loaded anew.
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const { stores } = renderScreen(null);
  const jobs = vi
    .fn<() => Promise<typeof Jobs>>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch"))
    .mockResolvedValue(Jobs);
  window.history.replaceState(null, "", "/home");
  render(
    <StoresContext value={stores}>
      <BrowserRouter>
        <Routes>
          <Route element={<Shell />}>
            <Route path="/home" element={<Home />} />
            <Route path="/jobs" element={<Screen of={jobs} />} />
          </Route>
        </Routes>
      </BrowserRouter>
    </StoresContext>,
  );
  await userEvent.click(screen.getByRole("link", { name: "Jobs" }));
  expect(await screen.findByRole("heading", { name: "This page did not load" })).toBeTruthy();
  expect(jobs).toHaveBeenCalledTimes(1);
  window.history.back();
  await userEvent.click(await screen.findByRole("link", { name: "Jobs" }));
  expect(await screen.findByRole("heading", { name: "Every job" })).toBeTruthy();
  expect(jobs).toHaveBeenCalledTimes(2);
});
