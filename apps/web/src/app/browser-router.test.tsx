// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { lazy, Suspense } from "react";
import { Link, Route, Routes, useNavigationType, useSearchParams } from "react-router-dom";
import { expect, test } from "vitest";
import { BrowserRouter } from "./browser-router";

const Never = lazy(() => new Promise<never>(() => undefined));

function Job() {
  const [address] = useSearchParams();
  const tab = address.get("tab");
  return (
    <main>
      <p>Came by {useNavigationType()}</p>
      <Link to="?tab=board">Board</Link>
      <Link to="/elsewhere">Elsewhere</Link>
      <Suspense fallback={<p>On its way</p>}>
        {tab === "board" ? <Never /> : <p>Details</p>}
      </Suspense>
    </main>
  );
}

function opened() {
  window.history.replaceState(null, "", "/job");
  render(
    <BrowserRouter>
      <Suspense fallback={<p>Nothing yet</p>}>
        <Routes>
          <Route path="/job" element={<Job />} />
          <Route path="/elsewhere" element={<Never />} />
        </Routes>
      </Suspense>
    </BrowserRouter>,
  );
}

test("another tab of a screen is drawn at once, before what it shows has come", async () => {
  opened();
  await userEvent.click(screen.getByRole("link", { name: "Board" }));
  await screen.findByText("On its way");
  expect(screen.getByText("Came by PUSH")).toBeDefined();
  window.history.back();
  await screen.findByText("Came by POP");
  expect(screen.getByText("Details")).toBeDefined();
});

test("a screen stays until the code of the next one has come", async () => {
  opened();
  await userEvent.click(screen.getByRole("link", { name: "Elsewhere" }));
  expect(window.location.pathname).toBe("/elsewhere");
  expect(screen.getByText("Details")).toBeDefined();
  expect(screen.queryByText("Nothing yet")).toBeNull();
});
