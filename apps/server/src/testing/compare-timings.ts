const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

/** How two sets of timings differ: the gap of their medians, and the chance that none is behind it (rank sum). */
export function compare(one: number[], other: number[]) {
  const all = [
    ...one.map((value) => ({ value, mine: true })),
    ...other.map((value) => ({ value, mine: false })),
  ];
  const ranked = all.toSorted((a, b) => a.value - b.value);
  const sum = ranked.reduce((total, { mine }, index) => total + (mine ? index + 1 : 0), 0);
  const [n, m] = [one.length, other.length];
  const expected = (n * (n + m + 1)) / 2;
  const spread = Math.sqrt((n * m * (n + m + 1)) / 12);
  const z = Math.abs((sum - expected) / spread);
  return { gap: median(one) - median(other), chance: 2 * (1 - normal(z)) };
}

/** The standard normal distribution, by the approximation of Abramowitz and Stegun, 26.2.17. */
function normal(z: number) {
  const t = 1 / (1 + 0.2316419 * z);
  const series = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const tail = series.reduce((total, each, index) => total + each * t ** (index + 1), 0);
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail;
}
