import type { Consents } from "@toran/contract/schemas/consent";

const moment = new Intl.DateTimeFormat("en-IN", { dateStyle: "long", timeStyle: "short" });
export const told = (at: string) => moment.format(new Date(at));

/** Since when something is allowed or not, in words. */
export function sinceWhen({ on, at }: Pick<Consents["purposes"][number], "on" | "at">) {
  if (!at) return on ? "Allowed." : "Not allowed.";
  return on ? `Allowed since ${told(at)}.` : `Taken back on ${told(at)}.`;
}
