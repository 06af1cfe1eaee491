/** A colour and the ground it is set on, by the names of their tokens. */
export type Pair = readonly [front: string, ground: string];

const grounds = ["canvas", "sheet", "well", "lift", "accent-wash"];
const states = ["ok", "info", "warn", "bad"];

/** Text on its ground: at least 4.5 to 1. */
export const texts: readonly Pair[] = [
  ...grounds.flatMap((ground) =>
    ["ink", "ink-2", "ink-3", "accent-ink", "ok", "info", "warn", "bad"].map((ink): Pair => [
      ink,
      ground,
    ]),
  ),
  ...states.map((state): Pair => [state, `${state}-tint`]),
  ...["accent", "accent-hover", "accent-press"].map((fill): Pair => ["on-accent", fill]),
  ...[1, 2, 3, 4, 5, 6].map((n): Pair => [`id-${n}-ink`, `id-${n}`]),
  ["ink-2", "idle-tint"],
  ["accent-ink", "accent-tint"],
  ["ink", "accent-tint"],
  ["on-bad", "bad-fill"],
  ["on-spark", "spark"],
  ["on-inverse", "inverse"],
  ["on-inverse-2", "inverse"],
  ["on-facade", "facade-0"],
  ["on-facade", "facade-1"],
  ["on-facade-2", "facade-0"],
  ["on-facade-2", "facade-1"],
  ["facade-1", "on-facade"],
];

/** Marks and edges: at least 3 to 1. */
export const marks: readonly Pair[] = [
  ...["sheet", "lift", "well"].flatMap((ground) =>
    [
      "rule-control",
      "accent",
      "accent-line",
      "ok-mark",
      "info-mark",
      "warn-mark",
      "bad-mark",
      "idle-mark",
    ].map((mark): Pair => [mark, ground]),
  ),
  ...[
    "data-2",
    "data-3",
    "data-4",
    "data-5",
    "data-6",
    "data-rest",
    "ramp-3",
    "ramp-4",
    "ramp-5",
  ].map((mark): Pair => [mark, "sheet"]),
  ["spark", "facade-1"],
];
