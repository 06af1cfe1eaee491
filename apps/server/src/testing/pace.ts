const rows = Array.from({ length: 20_000 }, (_, n) => ({ id: `row ${n}`, share: n / 3, n }));

/** What `work` takes in ms on the machine that the goals are set for, two shared processors with nothing else to do. */
const asTheGoals = 16;

function work() {
  const began = performance.now();
  JSON.parse(JSON.stringify(rows));
  return performance.now() - began;
}

/**
 * How many times slower this machine is, now, than the one that the goals are set for. A limit of time is a limit for that
 * one: elsewhere it would judge the machine. Never below one, so that a quicker machine is not asked for more.
 */
export function slowness() {
  const calmest = Math.min(...Array.from({ length: 5 }, work));
  return Math.max(1, calmest / asTheGoals);
}
