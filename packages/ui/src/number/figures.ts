/** "1,20,000", or nothing for no number. */
export const format = (value: number | null, decimals: number) =>
  value === null ? "" : value.toLocaleString("en-IN", { maximumFractionDigits: decimals });

/** The number someone typed; null for nothing, undefined for what is no number. */
export function read(typed: string): number | null | undefined {
  const bare = typed.replace(/[,\s₹]/g, "").replace(/^−/, "-");
  if (bare === "") return null;
  return /^-?(\d+\.?\d*|\.\d+)$/.test(bare) ? Number(bare) : undefined;
}
