import { personOf } from "@toran/api-client/token";
import { draftOf } from "@/lib/draft";
import type { SessionStore } from "@/stores/session-store";

/** The name of a draft: of one item, and of the one who typed it. */
export const draftName = (section: string, id: string | undefined, { token }: SessionStore) =>
  `portfolio-${section}-${id ?? "new"}:${personOf(token ?? "") ?? ""}`;

export const hasDraft = (name: string) => draftOf(name).read() !== undefined;
