import type { Connection } from "@toran/contract/schemas/connection";

type Change = Connection["history"][number];

const done: Record<Change["status"], string> = {
  PENDING: "asked to connect",
  APPROVED: "accepted",
  REJECTED: "declined",
  WITHDRAWN: "took the request back",
  DISCONNECTED: "ended the connection",
  BLOCKED: "blocked the company",
};

/** What happened, as it is told to an officer. */
export const changeWords = ({ status, by, who }: Change, company: string) =>
  `${by === "COMPANY" ? company : (who ?? "Your college")} ${done[status]}`;
