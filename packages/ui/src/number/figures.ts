/** "1,20,000", or nothing for no number. */
export const format = (value: number | null, decimals: number, locale = "en-IN") =>
  value === null ? "" : value.toLocaleString(locale, { maximumFractionDigits: decimals });

/** How to put a number right that is too small or too large. */
export function outside(decimals: number, min?: number, max?: number, locale?: string) {
  const words = (bound = 0) => format(bound, decimals, locale);
  if (min !== undefined && max !== undefined)
    return `Write a number from ${words(min)} to ${words(max)}.`;
  return min === undefined ? `Write ${words(max)} or less.` : `Write ${words(min)} or more.`;
}

/** How to put right what is no number. */
export function unread(decimals: number, locale?: string) {
  const whole = format(1200, 0, locale);
  return `Write it in figures, like ${decimals > 0 ? `${whole} or ${format(7.5, 1, locale)}` : whole}.`;
}

/** Whether a number has more decimals than are kept. */
export const isTooFine = (value: number, decimals: number) =>
  Number(value.toFixed(decimals)) !== value;

/** How to put right a number with too many decimals: rounded, it would be another one. */
export function tooFine(decimals: number, locale?: string) {
  if (decimals === 0) return `Write a whole number, like ${format(1200, 0, locale)}.`;
  const sample = format(7.2525252, decimals, locale);
  return `Write it with ${decimals} ${decimals === 1 ? "decimal" : "decimals"} at most, like ${sample}.`;
}

interface Signs {
  group: string;
  decimal: string;
  digits: ReadonlyMap<string, string>;
}
const known = new Map<string, Signs>();

/** What figures are written with: "1.200,5" and "१,२००.५" are numbers where people write so. */
function signsOf(locale: string): Signs {
  const before = known.get(locale);
  if (before) return before;
  const parts = new Intl.NumberFormat(locale).formatToParts(12_345.6);
  const sign = (type: string) => parts.find((part) => part.type === type)?.value;
  const zeroToNine = new Intl.NumberFormat(locale, { useGrouping: false }).format(9_876_543_210);
  const digits = Array.from(zeroToNine)
    .toReversed()
    .map((digit, n) => [digit, String(n)] as const);
  const signs = {
    group: sign("group") ?? ",",
    decimal: sign("decimal") ?? ".",
    digits: new Map(digits),
  };
  known.set(locale, signs);
  return signs;
}

/** What stands around a sum: "₹", and on paper in India "Rs." and "/-". */
const money = /\p{Sc}|^\s*(?:rs\.?|inr)(?=[\s\d])|(?<=\d\s*)\/[-–=]\s*$/giu;

/** The number someone typed, as figures are written in a place; null for nothing, undefined for what is no number. */
export function read(typed: string, locale = "en-IN"): number | null | undefined {
  const { group, decimal, digits } = signsOf(locale);
  const figures = typed.replace(money, "").trim();
  // "1.200,5" is a number of another place, which would be read as a much smaller one.
  if (figures.split(decimal)[1]?.includes(group)) return undefined;
  const plain = figures
    .replace(/\p{Nd}/gu, (digit) => digits.get(digit) ?? digit)
    // With them marks of direction, which stand before a minus where people write to the left.
    .replace(/[\s\u061C\u200E\u200F]/gu, "")
    .replace(/^−/, "-");
  // "7,5" is seven and a half to some, and would be read as a much larger one.
  const [whole = "", rest, ...more] = plain.split(group);
  if (rest && more.length === 0 && (rest.length < 3 || /^-?0*$/.test(whole))) return undefined;
  const bare = plain.replaceAll(group, "").replaceAll(decimal, ".");
  if (bare === "") return null;
  return /^-?(\d+\.?\d*|\.\d+)$/.test(bare) ? Number(bare) : undefined;
}
