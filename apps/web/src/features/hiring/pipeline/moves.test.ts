import type { ApplicationState } from "@toran/contract/hiring/moves";
import type { Stage } from "@toran/contract/schemas/application";
import { expect, test } from "vitest";
import { mayMoveTo } from "./moves";

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
