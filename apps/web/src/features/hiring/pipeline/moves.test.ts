import type { ApplicationState } from "@toran/contract/hiring/moves";
import type { Stage } from "@toran/contract/schemas/application";
import { expect, test } from "vitest";
import { mayMoveTo, whyNot } from "./moves";

const kinds: [string, Stage["kind"]][] = [
  ["Applied", "APPLIED"],
  ["Shortlisted", "SHORTLISTED"],
  ["Test", "ROUND"],
  ["Talk", "ROUND"],
  ["Waitlisted", "WAITLISTED"],
  ["Offer", "OFFER"],
  ["Accepted", "ACCEPTED"],
  ["Closed", "CLOSED"],
];
const stages = kinds.map(([id, kind]) => ({ id, kind }));
const offered = (state: ApplicationState, roundId: string | null = null, of = stages) =>
  of.filter((stage) => mayMoveTo(stage, { state, roundId }, of, "hr")).map(({ id }) => id);

test.each<[ApplicationState, string | null, string[]]>([
  ["SUBMITTED", null, ["Shortlisted", "Closed"]],
  ["SHORTLISTED", null, ["Test", "Talk", "Closed"]],
  ["IN_ROUND", "Test", ["Talk", "Waitlisted", "Offer", "Closed"]],
  ["IN_ROUND", "Talk", ["Waitlisted", "Offer", "Closed"]],
  ["WAITLISTED", "Talk", ["Talk", "Offer", "Closed"]],
  ["SELECTED", "Talk", ["Closed"]],
  ["OFFERED", "Talk", ["Closed"]],
  ["WITHDRAWN", null, []],
])("a candidate who is %s, last in %s, is offered %s", (state, round, places) => {
  expect(offered(state, round)).toEqual(places);
});

test("a job without rounds selects from the short list", () => {
  const without = stages.filter(({ kind }) => kind !== "ROUND");
  expect(offered("SHORTLISTED", null, without)).toEqual(["Offer", "Closed"]);
});

const offer = { id: "offer", state: "EXTENDED" as const, ctc: 1, stipend: null, told: null };

test("whose offer has not ended is brought nowhere", () => {
  const standing = { state: "OFFERED" as const, roundId: "Talk", offer };
  expect(stages.filter((stage) => mayMoveTo(stage, standing, stages, "hr"))).toEqual([]);
});

test.each<[ApplicationState, string | null, string, string]>([
  ["SUBMITTED", null, "Talk", "Shortlist Asha first."],
  ["SHORTLISTED", null, "Offer", "Asha has been in no round yet."],
  ["SHORTLISTED", null, "Waitlisted", "Who is in a round can be put on the waiting list."],
  ["IN_ROUND", "Talk", "Test", "Asha has been in this round already."],
  ["IN_ROUND", "Talk", "Applied", "Nobody is moved back to those who applied."],
  ["IN_ROUND", "Talk", "Accepted", "Who accepts an offer comes here without being moved."],
  ["SELECTED", "Talk", "Test", "Asha has come further than that, or is no candidate any more."],
])(
  "a candidate who is %s, last in %s, and dropped on %s, is told about",
  (state, roundId, to, says) => {
    const stage = stages.find(({ id }) => id === to)!;
    expect(whyNot(stage, { studentName: "Asha", state, roundId }, "hr")).toBe(says);
  },
);
