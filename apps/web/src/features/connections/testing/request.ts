import type { Connection } from "@toran/contract/schemas/connection";

/** A request of a company that waits for the college, or in another state. */
export const request = (n: number, more: Partial<Connection> = {}): Connection => ({
  id: `00000000-0000-4000-8000-00000000010${n}`,
  status: "PENDING",
  college: { id: "college", name: "Nilgiri Institute of Technology", city: null, picture: null },
  company: { id: `company-${n}`, name: `Company ${n}`, city: "Pune", picture: null },
  initiatedBy: "COMPANY",
  message: "We hire twelve engineers this year.",
  reason: null,
  reasonText: null,
  allowReRequest: true,
  permissions: null,
  requestedAt: "2026-11-13T10:00:00Z",
  respondedAt: null,
  respondedBy: null,
  dueAt: "2026-11-20T10:00:00Z",
  history: [],
  ...more,
});
