import type { Ticket } from "@toran/contract/schemas/ticket";

/** A question that support has answered. */
export const answered: Ticket = {
  number: "T-1001",
  category: "BILLING",
  subject: "Our invoice",
  message: "It names the old address.",
  state: "WAITING_USER",
  at: "2026-11-20T10:00:00Z",
  files: [],
  messages: [],
  closesAt: null,
};
