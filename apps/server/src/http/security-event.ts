import type { FastifyBaseLogger } from "fastify";

interface Facts {
  actor?: string | undefined;
  tenant?: string | null | undefined;
  [fact: string]: unknown;
}

/** Writes one structured line about something that matters to security. It never holds a secret. */
export function securityEvent(log: FastifyBaseLogger, event: string, facts: Facts = {}) {
  log.info({ security: event, ...facts }, `security: ${event}`);
}
