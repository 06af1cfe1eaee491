import type { Consents } from "@toran/contract/schemas/consent";
import { momentOf } from "@/lib/moment-of";

/** Since when something is allowed or not, in words. */
export function sinceWhen({ on, at }: Pick<Consents["purposes"][number], "on" | "at">) {
  if (!at) return on ? "Allowed." : "Not allowed.";
  return on ? `Allowed since ${momentOf(at)}.` : `Taken back on ${momentOf(at)}.`;
}
