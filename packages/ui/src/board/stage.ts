/** A step of a pipeline, with the people who stand at it. */
export interface BoardStage<T> {
  id: string;
  title: string;
  /** How many came so far: the strip tells them. */
  count: number;
  /** How many stand here now, where that is not all who came; `items` may be the first of them. */
  here?: number;
  items: readonly T[];
}

/** Where an item is held while it is being moved. */
export interface Held<T> {
  item: T;
  from: string;
  over: string;
  by: "pointer" | "keys";
}

/** The share of the stage before that came on: "39%". */
export function passRate(stages: readonly BoardStage<unknown>[], place: number) {
  const before = stages[place - 1]?.count;
  const here = stages[place]?.count ?? 0;
  return before ? `${Math.round((here / before) * 100)}%` : undefined;
}

/** The outline of a band as high as each stage's count, in a box of 100 by 40 for each. */
export function band(counts: readonly number[]) {
  const most = Math.max(1, ...counts);
  const tops = counts.map((count) => 40 - (count / most) * 40);
  const line = tops.map((top, place) => {
    const end = (place + 1) * 100;
    const next = tops[place + 1];
    return next === undefined
      ? `L ${end} ${top}`
      : `L ${end - 10} ${top} C ${end} ${top} ${end - 5} ${next} ${end + 10} ${next}`;
  });
  return `M 0 40 L 0 ${tops[0] ?? 40} ${line.join(" ")} L ${counts.length * 100} 40 Z`;
}
