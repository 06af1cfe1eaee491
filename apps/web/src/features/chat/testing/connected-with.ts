import type { Connection } from "@toran/contract/schemas/connection";

/** A company's connection with a college of this name. */
export const connectedWith = (name: string, city: string | null = null): Connection => ({
  id: `with ${name}`,
  status: "APPROVED",
  college: { id: name, name, city, picture: null },
  company: { id: "kestrel", name: "Kestrel Mobility", city: "Pune", picture: null },
  initiatedBy: "COMPANY",
  message: null,
  reason: null,
  reasonText: null,
  allowReRequest: true,
  permissions: null,
  requestedAt: "2026-11-13T10:00:00Z",
  respondedAt: "2026-11-14T10:00:00Z",
  respondedBy: null,
  dueAt: "2026-11-20T10:00:00Z",
  history: [],
});
