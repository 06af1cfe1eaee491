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

/** The number someone typed; null for nothing, undefined for what is no number. */
export function read(typed: string): number | null | undefined {
  const bare = typed.replace(/[,\s\p{Sc}]/gu, "").replace(/^−/, "-");
  if (bare === "") return null;
  return /^-?(\d+\.?\d*|\.\d+)$/.test(bare) ? Number(bare) : undefined;
}
