/** The letters along an axis. */
export const tick = { fill: "var(--ink-3)", fontSize: 12 };
