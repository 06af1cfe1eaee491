import { firstDayOf, seasonAt, seasonStart } from "./season";

/** Internships and placements are counted apart. */
export type Track = "PLACEMENT" | "INTERNSHIP";
export const policyKinds = [
  "ONE_OFFER",
  "MAX_OFFERS",
  "UPGRADE_TIMES",
  "UPGRADE_AMOUNT",
  "CATEGORIES",
] as const;

/** The placement policy of a college for a season. There is no universal one. */
export interface Policy {
  kind: (typeof policyKinds)[number];
  /** Most accepted offers of one track; of ONE_OFFER it is one. */
  maxOffers: number;
  /** UPGRADE_TIMES: how many times the pay held; UPGRADE_AMOUNT: rupees above it. */
  upgrade: number;
  /** CATEGORIES: where each begins, in rupees a year, the lowest first. */
  categories: { name: string; from: number }[];
  /** Public sector undertakings stand outside of the policy. */
  exemptPublicSector: boolean;
  /** So many absences without an excuse in a season bar a student from applying; none of 0. */
  strikes: number;
}
export const defaultPolicy: Policy = {
  kind: "ONE_OFFER",
  maxOffers: 1,
  upgrade: 1.5,
  categories: [],
  exemptPublicSector: false,
  strikes: 0,
};

export interface Held {
  track: Track;
  /** Rupees a year, by which everything is compared; unknown where nobody said. */
  pay: number | null;
}

/** What is paid in a year on a track: an internship is told by its stipend, which is a month's. */
export const payOn = (
  track: Track,
  { ctc, stipend }: { ctc: number | null; stipend: number | null },
) => (track === "PLACEMENT" ? ctc : stipend === null ? null : stipend * 12);

/**
 * Whether an accepted offer counts in the season of a moment. A place does in each, as its student has one for good; an
 * internship ends, and counts in the season in which it is accepted or begins.
 */
export const countsIn = (
  now: Date,
  {
    track,
    acceptedAt,
    joiningDate,
  }: { track: Track; acceptedAt: Date; joiningDate: string | null },
) =>
  track === "PLACEMENT" ||
  acceptedAt >= seasonStart(now) ||
  (joiningDate !== null && joiningDate >= firstDayOf(seasonAt(now)));

export interface Wanted extends Held {
  publicSector: boolean;
}

/** Fewest accepted offers that a kind can allow: what compares a later one with those held needs a second. */
export const fewestOffers = (kind: Policy["kind"]) =>
  kind === "ONE_OFFER" || kind === "MAX_OFFERS" ? 1 : 2;

const most = ({ kind, maxOffers }: Policy) => (kind === "ONE_OFFER" ? 1 : maxOffers);
const rupees = (value: number) => `₹${Math.round(value).toLocaleString("en-IN")}`;

const above = ({ upgrade }: Policy) => `${rupees(upgrade)} a year above`;

/** Least whole rupees that are so many times a pay. Without the rounding 1.1 times 4,00,000 would be a little more than 4,40,000. */
const timesOf = (factor: number, pay: number) => Math.ceil(Number((factor * pay).toFixed(4)));

/** Rupees a year as a student of a track reads them: an internship's by the month, as its stipend is told. */
const paid = (track: Track, year: number, whole: (month: number) => number) =>
  track === "INTERNSHIP" ? `${rupees(whole(year / 12))} a month` : rupees(year);

/** The place of a pay among the categories; below all of them it is the first. */
const categoryOf = ({ categories }: Policy, pay: number | null) =>
  Math.max(
    0,
    categories.findLastIndex(({ from }) => (pay ?? 0) >= from),
  );

/** Why a student who has accepted `held` may not go on with `wanted`, or nothing. */
export function policyObstacle(policy: Policy, held: Held[], wanted: Wanted): string | undefined {
  if (wanted.publicSector && policy.exemptPublicSector) return undefined;
  const same = held.filter(({ track }) => track === wanted.track);
  if (!same.length) return undefined;
  const many = most(policy);
  if (same.length >= many)
    return many === 1
      ? "Your college allows one accepted offer."
      : `Your college allows ${many} accepted offers.`;
  const best = Math.max(...same.map(({ pay }) => pay ?? 0));
  const pay = wanted.pay ?? 0;
  if (policy.kind === "UPGRADE_TIMES" && pay < timesOf(policy.upgrade, best))
    return `Your college asks for at least ${paid(wanted.track, timesOf(policy.upgrade, best), Math.ceil)}, ${policy.upgrade} times what you have accepted.`;
  if (policy.kind === "UPGRADE_AMOUNT" && pay <= best + policy.upgrade)
    return `Your college asks for more than ${paid(wanted.track, best + policy.upgrade, Math.floor)}, ${above(policy)} what you have accepted.`;
  if (policy.kind === "CATEGORIES" && categoryOf(policy, pay) <= categoryOf(policy, best)) {
    const name = policy.categories[categoryOf(policy, best)]?.name ?? "this";
    return `You have accepted an offer of the category ${name}; only a higher one is open to you.`;
  }
  return undefined;
}

const absences = (many: number) => (many === 1 ? "1 absence" : `${many} absences`);

/** How many absences count for a student, beside how many bar from applying. */
export const strikesWords = (counted: number, barredFrom: number) =>
  `${counted ? absences(counted) : "No absence"} ${counted > 1 ? "count" : "counts"}; your college bars from applying after ${barredFrom}.`;

/** Why a student who was absent so often without an excuse may not apply, or nothing. */
export function strikesObstacle({ strikes }: Policy, counted: number): string | undefined {
  if (!strikes || counted < strikes) return undefined;
  return `Your college bars from applying after ${absences(strikes)} without an excuse in a season, and you have ${counted}. Your placement office can pardon one.`;
}

/** A policy in words, as a receipt keeps it. */
export function policyWords(policy: Policy): string {
  const { kind, upgrade, categories, exemptPublicSector, strikes } = policy;
  const atMost = `At most ${most(policy)} accepted offers`;
  // Of one there is no later one, whatever an older policy says of it.
  const rule =
    most(policy) === 1
      ? "One accepted offer"
      : {
          ONE_OFFER: "One accepted offer",
          MAX_OFFERS: atMost,
          UPGRADE_TIMES: `${atMost}, each later one at least ${upgrade} times the pay`,
          UPGRADE_AMOUNT: `${atMost}, each later one more than ${above(policy)}`,
          CATEGORIES: `${atMost}, each later one of a higher category (${categories.map(({ name }) => name).join(", ")})`,
        }[kind];
  const exempt = exemptPublicSector ? "; public sector exempt" : "";
  const barred = strikes ? `; no application after ${absences(strikes)} without an excuse` : "";
  return `${rule}${exempt}${barred}`;
}
