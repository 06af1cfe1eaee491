import type { Gateway } from "./gateway";

/** Believes whoever pays; for development, tests and demos. The configuration keeps it out of production. */
export const pretendGateway: Gateway = {
  kind: "pretend",
  end: (outcome = "succeed") =>
    ({ succeed: "PAID", fail: "FAILED", delay: "PENDING" } as const)[outcome],
};
