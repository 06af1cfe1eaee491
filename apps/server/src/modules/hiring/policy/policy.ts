import { defaultPolicy, type Policy, policyWords } from "@toran/contract/hiring/policy";
import type { policyInput } from "@toran/contract/schemas/placement-policy";
import { eq } from "drizzle-orm";
import type { z } from "zod/mini";
import type { Executor } from "../../../db/database";
import { refused, requireVersion } from "../../../http/failures";
import { placementPolicies } from "./tables";

export interface CollegePolicy {
  policy: Policy;
  autoApprove: boolean;
  autoMinCtc: number | null;
  autoMaxBondMonths: number | null;
  version: number;
}

/** The policy of a college; until it has chosen one, a student accepts one offer, and every posting is looked at. */
export async function policyOf(db: Executor, collegeId: string): Promise<CollegePolicy> {
  const [row] = await db
    .select()
    .from(placementPolicies)
    .where(eq(placementPolicies.collegeId, collegeId));
  if (row) return { ...row, policy: { ...defaultPolicy, ...row.policy } };
  return {
    policy: defaultPolicy,
    autoApprove: false,
    autoMinCtc: null,
    autoMaxBondMonths: null,
    version: 0,
  };
}

export const shownPolicy = ({ policy, ...auto }: CollegePolicy) => ({
  ...policy,
  ...auto,
  words: policyWords(policy),
});

type Given = z.output<typeof policyInput>;

/** Changes the policy. What was decided before stays decided. */
export async function savePolicy(
  tx: Executor,
  collegeId: string,
  given: Given,
): Promise<CollegePolicy> {
  const { autoApprove, autoMinCtc, autoMaxBondMonths, version, ...rest } = given;
  const categories = rest.categories.toSorted((a, b) => a.from - b.from);
  if (rest.kind === "CATEGORIES" && categories.length < 2)
    throw refused({ categories: "Name at least two categories." });
  const policy = { ...rest, categories, maxOffers: rest.kind === "ONE_OFFER" ? 1 : rest.maxOffers };
  const before = await policyOf(tx, collegeId);
  requireVersion("the policy", version, before.version);
  const row = {
    policy,
    autoApprove,
    autoMinCtc: autoMinCtc ?? null,
    autoMaxBondMonths: autoMaxBondMonths ?? null,
    version: before.version + 1,
  };
  await tx
    .insert(placementPolicies)
    .values({ collegeId, ...row })
    .onConflictDoUpdate({ target: placementPolicies.collegeId, set: row });
  return row;
}
