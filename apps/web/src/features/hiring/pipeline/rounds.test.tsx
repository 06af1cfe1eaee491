// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { answering, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { candidate } from "../testing/candidate";
import { Rounds } from "./rounds";

test("who was not there is turned down only after a question, and a refusal is read in the sheet", async () => {
  const attendance = answering(refusal({ message: "Asha Rao is not in this round." }, 409));
  const onChanged = vi.fn<() => void>();
  const talk = { id: "talk", title: "Interview", result: null, at: null };
  const sheet = { ...candidate("Asha Rao"), stage: "talk", rounds: [talk] };
  const { user } = renderScreen(
    <Rounds area="hr" sheet={sheet} mayChange onChanged={onChanged} />,
    { area: "hr", mode: "DASHBOARD", calls: { hr: { applications: { attendance } } } },
  );
  const ask = async () => {
    await user.click(screen.getByRole("button", { name: "How it went" }));
    await user.click(await screen.findByRole("menuitem", { name: "Not there: turn down" }));
    return within(await screen.findByRole("dialog"));
  };
  await user.click((await ask()).getByRole("button", { name: "Leave it" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(attendance.asked).toEqual([]);
  const dialog = await ask();
  expect(dialog.getByText(/Only the college can bring it back/)).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: /^Turn down/ }));
  expect(await screen.findByText("Asha Rao is not in this round.")).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
  const body = { roundId: "talk", result: "ABSENT", excused: false };
  expect(attendance.asked).toEqual([{ params: { id: "Asha Rao" }, body }]);
  expect(onChanged).toHaveBeenCalledOnce();
});

test("how rounds went is told apart without colour", () => {
  const results = ["PENDING", "PASSED", "FAILED", "ON_HOLD"] as const;
  const rounds = results.map((result) => ({ id: result, title: result, result, at: null }));
  const sheet = { ...candidate("Asha Rao"), rounds };
  renderScreen(<Rounds area="hr" sheet={sheet} mayChange onChanged={vi.fn<() => void>()} />, {
    area: "hr",
    mode: "DASHBOARD",
  });
  const glyphs = ["Not held yet", "Passed", "Not passed", "On hold"].map(
    (word) => screen.getByText(word).querySelector("svg")?.innerHTML,
  );
  expect(new Set(glyphs).size).toBe(results.length);
});
