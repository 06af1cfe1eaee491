import { bookingStates, invitationStates, slotStates } from "@toran/contract/hiring/booking-moves";
import {
  applicationStates,
  offerMoves,
  offerStates,
  postingStates,
} from "@toran/contract/hiring/moves";
import { expect, test } from "vitest";
import { bySystem, requireMove } from "./who";
import { candidateWords, standingOf } from "./state-words";

test("a refusal tells how a thing stands in words of the screens, not by the name of its state", () => {
  const now = new Date();
  expect(() => requireMove(offerMoves.EXPIRE, bySystem(now), "this offer", "REVOKED")).toThrow(
    "This offer is taken back, so this is not possible now.",
  );
  expect(candidateWords.SUBMITTED).toBe("is not shortlisted yet");
  const all = [applicationStates, offerStates, postingStates, bookingStates, slotStates];
  const named = [...all.flat(), ...invitationStates].filter((state) =>
    standingOf(state).includes("_"),
  );
  expect(named).toEqual([]);
});
