// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderScreen } from "@/testing/render-screen";
import { AreaFrame } from "./area-frame";

afterEach(() => vi.restoreAllMocks());

test("159: an area says above every page that there is no network, until there is one", async () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  renderScreen(
    <AreaFrame
      area="hr"
      person={undefined}
      tile={{ entity: "company", name: "Kestrel" }}
      steps={[]}
      entries={{ groups: [], foot: [] }}
    >
      <h1>Home</h1>
    </AreaFrame>,
    { area: "hr" },
  );
  const said = /You are offline/;
  expect(screen.queryByText(said)).toBeNull();
  online.mockReturnValue(false);
  // It listens once the browser was idle.
  await waitFor(() => {
    act(() => void window.dispatchEvent(new Event("offline")));
    expect(screen.getByRole("alert").textContent).toMatch(said);
  });
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event("online")));
  expect(screen.queryByText(said)).toBeNull();
});
