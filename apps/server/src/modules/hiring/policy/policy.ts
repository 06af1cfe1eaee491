import {
  defaultPolicy,
  fewestOffers,
  type Policy,
  policyWords,
} from "@toran/contract/hiring/policy";
import { seasonAfter, seasonAt, standingOf } from "@toran/contract/hiring/season";
import type { policyInput } from "@toran/contract/schemas/placement-policy";
import { and, desc, eq, getTableColumns, lte } from "drizzle-orm";
import type { z } from "zod/mini";
import type { Executor } from "../../../db/database";
import { conflict, notFound, refused, requireVersion } from "../../../http/failures";
import { placementPolicies } from "./tables";

interface CollegePolicy {
  policy: Policy;
  autoApprove: boolean;
  autoMinCtc: number | null;
  autoMaxBondMonths: number | null;
  version: number;
  /** Whose policy it is; nobody's until the college has chosen one. */
  season: string | null;
}

/** The policy of a college at a moment. */
export const policyOf = (db: Executor, collegeId: string, at: Date) =>
  policyIn(db, collegeId, seasonAt(at));

const { collegeId: _collegeId, ...kept } = getTableColumns(placementPolicies);

/**
 * The policy that holds in a season: its own, or the latest one before, so that nothing changes by itself when a season
 * begins. Until the college has chosen one, a student accepts one offer, and every posting is looked at.
 */
async function policyIn(db: Executor, collegeId: string, season: string): Promise<CollegePolicy> {
  const [row] = await db
    .select(kept)
    .from(placementPolicies)
    .where(and(eq(placementPolicies.collegeId, collegeId), lte(placementPolicies.season, season)))
    .orderBy(desc(placementPolicies.season))
    .limit(1);
  if (row) return { ...row, policy: { ...defaultPolicy, ...row.policy } };
  return {
    policy: defaultPolicy,
    autoApprove: false,
    autoMinCtc: null,
    autoMaxBondMonths: null,
    version: 0,
    season: null,
  };
}

/** The same as officers read it. */
export async function policyShown(db: Executor, collegeId: string, season: string, now: Date) {
  const inForce = seasonAt(now);
  if (standingOf(season, inForce) === "LATER") throw notFound("The season");
  const { policy, season: of, version, ...auto } = await policyIn(db, collegeId, season);
  const own = of === season;
  return {
    ...policy,
    ...auto,
    season,
    inForce,
    of,
    words: policyWords(policy),
    version: own ? version : 0,
  };
}

/** The seasons that officers read or make a policy of, the latest first. */
export async function seasonsOf(db: Executor, collegeId: string, now: Date) {
  const rows = await db
    .select({ season: placementPolicies.season })
    .from(placementPolicies)
    .where(eq(placementPolicies.collegeId, collegeId));
  const own = new Set(rows.map(({ season }) => season));
  const inForce = seasonAt(now);
  const all = [...new Set([seasonAfter(inForce), inForce, ...own])].toSorted().toReversed();
  return { inForce, all: all.map((season) => ({ season, own: own.has(season) })) };
}

/** Refuses a policy for a season that has ended, or that comes after the next. */
export function requireOpen(season: string, now: Date) {
  const inForce = seasonAt(now);
  const standing = standingOf(season, inForce);
  if (standing === "EARLIER")
    throw conflict(`The season ${season} has ended. Its policy can only be read.`, {
      current: { inForce },
    });
  if (standing === "LATER")
    throw refused({ season: `Prepare a policy for ${seasonAfter(inForce)} at the latest.` });
}

type Given = Omit<z.output<typeof policyInput>, "season">;

/** Refuses what would let everything pass, or say two things of one pay, though nobody meant it. */
function refuseEmpty({ kind, maxOffers, upgrade, categories }: Given) {
  if (maxOffers < fewestOffers(kind))
    throw refused({
      maxOffers: "Give 2 or more: with one offer there is no later one to compare.",
    });
  if (kind === "UPGRADE_TIMES" && upgrade < 1)
    throw refused({ upgrade: "Give a factor of 1 or more, like 1.5." });
  if (kind !== "CATEGORIES") return;
  if (categories.length < 2) throw refused({ categories: "Name at least two categories." });
  const twin = categories.findIndex(({ from }, place) =>
    categories.slice(0, place).some((earlier) => earlier.from === from),
  );
  if (twin > 0)
    throw refused({ [`categories.${twin}.from`]: "Another category begins at this pay." });
}

/** Changes the policy of a season. What was decided before stays decided. */
export async function savePolicy(tx: Executor, collegeId: string, season: string, given: Given) {
  const { autoApprove, autoMinCtc, autoMaxBondMonths, version, ...rest } = given;
  refuseEmpty(given);
  const categories = rest.categories.toSorted((a, b) => a.from - b.from);
  const policy = { ...rest, categories, maxOffers: rest.kind === "ONE_OFFER" ? 1 : rest.maxOffers };
  const found = await policyIn(tx, collegeId, season);
  const before = found.season === season ? found.version : 0;
  requireVersion("the policy", version, before);
  const row = {
    policy,
    autoApprove,
    autoMinCtc: autoMinCtc ?? null,
    autoMaxBondMonths: autoMaxBondMonths ?? null,
    version: before + 1,
  };
  const { collegeId: whose, season: of } = placementPolicies;
  await tx
    .insert(placementPolicies)
    .values({ collegeId, season, ...row })
    .onConflictDoUpdate({ target: [whose, of], set: row });
}
