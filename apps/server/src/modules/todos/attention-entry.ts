import type { Attention, AttentionKind } from "@toran/contract/schemas/task";
import type { Executor } from "../../db/database";
import { shortened } from "../../shortened";
import type { SignedIn } from "../accounts/signed-in";

/** What of one module waits for somebody. Nothing of it is kept, so that it is gone once it is done. */
export type AttentionReader = (db: Executor, user: SignedIn, now: Date) => Promise<Attention[]>;

const longest = 140;

/** One thing that waits. */
export const attentionTo = (
  kind: AttentionKind,
  title: string,
  { dueAt = null, about = null }: { dueAt?: Date | null; about?: string | null } = {},
): Attention => ({
  kind,
  title: shortened(title, longest),
  dueAt: dueAt?.toISOString() ?? null,
  about,
});

/** All of a kind in one line, or nothing where none waits. */
export const attentionToAll = (
  kind: AttentionKind,
  { many, dueAt = null }: { many: number; dueAt?: Date | null },
  [one, several]: [one: string, several: (many: number) => string],
) => (many === 0 ? [] : [attentionTo(kind, many === 1 ? one : several(many), { dueAt })]);

/** How many things of a kind are named one by one. */
export const mostNamed = 5;
