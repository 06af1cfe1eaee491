import type { Role } from "@toran/contract";
import type { ScenarioName } from "../db/scenarios/scenarios";

/** For each role: somebody for whom everything is open, and somebody at the first step. */
export const readyOf: Record<Role, ScenarioName> = {
  STUDENT: "student-ready",
  PLACEMENT_OFFICER: "officer-ready",
  HUMAN_RESOURCE: "hr-ready",
};
export const beginnerOf: Record<Role, ScenarioName> = {
  STUDENT: "student-at-personal-info",
  PLACEMENT_OFFICER: "officer-at-billing",
  HUMAN_RESOURCE: "hr-at-company-info",
};
