import { expect, test } from "vitest";
import { reasonSaid } from "./reasons";

test("a chosen reason is said in words, a written one as it is, and none is left out", () => {
  expect(reasonSaid("ROUND_FAILED")).toBe("Did not pass the round");
  expect(reasonSaid("UPFRONT_COST")).toBe("Students would have to pay first");
  expect(reasonSaid("EXAMS")).toBe("Examinations");
  expect(reasonSaid("Half of it is a bonus.")).toBe("Half of it is a bonus.");
  for (const none of ["UNSPECIFIED", "", null, undefined]) expect(reasonSaid(none)).toBeUndefined();
});
