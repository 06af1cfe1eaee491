// @vitest-environment jsdom
import { act, render, renderHook, screen } from "@testing-library/react";
import { Link, MemoryRouter, Route, Routes, useLocation } from "react-router-dom";
import { expect, test } from "vitest";
import { useAddress } from "./use-address";

const late: (() => void)[] = [];

function Asking() {
  const { go } = useAddress();
  const answered = () => go(new URLSearchParams("tab=open"), false);
  return (
    <Link to="/other?college=nilgiri" onClick={() => late.push(answered)}>
      Elsewhere
    </Link>
  );
}

function Other() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

test("what an answer that comes late would have changed leaves the page that is looked at by then alone", async () => {
  render(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={<Asking />} />
        <Route path="/other" element={<Other />} />
      </Routes>
    </MemoryRouter>,
  );
  await act(async () => screen.getByRole("link").click());
  await act(async () => late[0]?.());
  expect(screen.getByRole("status").textContent).toBe("/other?college=nilgiri");
});

test("what an answer that comes late changes is made from where the address leads by then", () => {
  const { result } = renderHook(() => useAddress(), { wrapper: MemoryRouter });
  const { newest, go } = result.current;
  const choose = (name: string) =>
    act(() =>
      result.current.go(new URLSearchParams([...result.current.newest(), [name, "yes"]]), false),
    );
  choose("search");
  choose("college");
  act(() => go(new URLSearchParams([...newest(), ["tab", "open"]]), false));
  expect(result.current.params.toString()).toBe("search=yes&college=yes&tab=open");
});
