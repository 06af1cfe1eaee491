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

/** What happened, as one side is told it: its own people by name, the other side as a whole. */
export const changeWords = (
  { status, by, who, leave }: Change,
  own: { side: Change["by"]; name: string },
  other: string,
) =>
  `${by === own.side ? (who ?? own.name) : other} ${leave ? "changed what the company may do" : done[status]}`;
