import { expect, test, vi } from "vitest";
import { turns } from "./turns";

vi.stubGlobal("requestAnimationFrame", setTimeout);

test("each turn comes when those before it have ended, also one that nobody waits for any more", async () => {
  const takeTurn = turns();
  const came: string[] = [];
  const [first, second, third] = ["first", "second", "third"].map((name) => {
    const turn = takeTurn();
    return { ...turn, comes: turn.comes.then(() => void came.push(name)) };
  });
  await first?.comes;
  second?.end();
  expect(came).toEqual(["first"]);
  first?.end();
  await third?.comes;
  expect(came).toEqual(["first", "second", "third"]);
});
