import type { SectionName } from "@toran/contract/schemas/portfolio";

/** What a file was found to hold, before anybody has checked it. */
export interface Found {
  items: { section: SectionName; item: Record<string, unknown> }[];
  personal: Partial<Record<PersonalField, string>>;
  /** What an import leaves to the account. */
  account: Partial<Record<AccountField, string>>;
  ignored: string[];
}
export type AccountField = "name" | "email" | "phone" | "place";
export type PersonalField = "headline" | "about" | "linkedinUrl" | "githubUrl" | "portfolioUrl";

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const padded = (number: number) => String(number).padStart(2, "0");

/** A month as the two kinds of files write it; a year alone names no month. */
export function monthIn(raw: string): string | undefined {
  const text = raw.trim();
  const iso = /^(\d{4})-(\d{2})/.exec(text);
  if (iso) return `${iso[1]}-${iso[2]}`;
  const named = /^([A-Za-z]{3})[a-z]*\.?(?: \d{1,2},)? (\d{4})$/.exec(text);
  const month = months.indexOf(named?.[1]?.toLowerCase() ?? "");
  return named && month >= 0 ? `${named[2]}-${padded(month + 1)}` : undefined;
}

/**
 * The month in which something ended, for checks to judge. What names no month is not left out: without an end the
 * thing would go on to this day.
 */
export const endIn = (raw: string) =>
  monthIn(raw) ??
  (/^\s*(present|current|now|today|ongoing)?\s*$/i.test(raw) ? undefined : raw.trim());

/** A year between 1970 and 2049; a date of another year stays as it is, for checks to judge. */
export function yearIn(raw: string) {
  const [year] = /\b(19[7-9]\d|20[0-4]\d)\b/.exec(raw) ?? [];
  if (year) return Number(year);
  const [, other] = /^\s*([-−]?\d{1,6})(?:-\d{1,2}){0,2}\s*$/.exec(raw) ?? [];
  return other && Number(other.replace("−", "-"));
}

const levels: [RegExp, string][] = [
  [/native|bilingual|master|expert/i, "EXPERT"],
  [/full professional|advanced|strong|fluent/i, "STRONG"],
  [/professional|intermediate|good|working/i, "GOOD"],
  [/limited|basic|elementary/i, "BASIC"],
  [/beginner|new/i, "NEW"],
];
/** How well somebody knows a skill, in the words of this product; good where a file says nothing. */
export const levelIn = (raw: string) => levels.find(([word]) => word.test(raw))?.[1] ?? "GOOD";

/** School, diploma or degree, by the words that are used for them. */
export function educationKind(raw: string) {
  if (/diploma|polytechnic/i.test(raw)) return "DIPLOMA";
  return /\b(school|class (x|10|12)|hsc|ssc|sslc|cbse|icse|secondary)\b/i.test(raw)
    ? "SCHOOL"
    : "DEGREE";
}

/** The fields that hold something. */
export const filled = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ""),
  );
